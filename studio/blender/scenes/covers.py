"""Close-ups above articles, 2.35 times as wide as high, on a flat ground."""
from kit import Picture, orbit_camera
from models import filter_x
from models.filter_parts import filter_materials

from .filters import LENS, PORCELAIN, stage
from .purifiers import detail

COVE = "#E1E9EC"


def outlet():
    """The top of Generation X, the whole of its black plate."""
    detail("x", 30, 34, (0.010, -0.02, 0.745), 0.50, (0, 0.041))


def cartridge():
    """The upper end of the filter of Generation X, its whole rim and the lettering on it."""
    filter_x.build(filter_materials())
    stage()
    orbit_camera(2.75, 8, 27, (0, -0.01, 0.373), LENS * 0.66 / 0.36)


def cover(build, ground, exposure=0.2):
    return Picture(build, 1920, 817, samples=64, is_cutout=True, ground=ground, exposure=exposure, supersampling=2)


PICTURES = {
    "cover-speed": cover(outlet, COVE, 0.45),
    "cover-data-sheet": cover(cartridge, PORCELAIN),
}
