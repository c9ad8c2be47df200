"""Models that a visitor turns: the catalogue's sources built with few triangles, exact normals and small textures."""
