# The columns of a run: usable without the rest of the simulation (plots, sections, files).
saltus_library(saltus_recording SOURCES catalogue.cpp recording.cpp recording_chunk.cpp recording_events.cpp PUBLIC saltus_base)
