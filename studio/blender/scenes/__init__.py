"""One module for each series of pictures. A module lists its pictures in `PICTURES`: name -> kit.Picture."""
