"""Models in metres, one module for each object. `build(materials)` returns the root object."""
