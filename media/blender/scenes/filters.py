"""The filters of the four purifiers: the three cartridges to one scale on one floor line, the panel set, and details."""
from kit import Picture, area, catcher, orbit_camera, product_lights, world
from models import filter_s, filter_x, filter_y
from models.filter_parts import filter_materials

ELEVATION = 24
LENS = 150
DISTANCE = 2.75
"""Metres from the camera to its target: Generation Y's cartridge then fills 80 % of the height."""
LIGHT_SCALE = 0.60
PORCELAIN = "#F5F7F8"


def stage(azimuth=0):
    """Floor and light of the series."""
    product_lights(LIGHT_SCALE, azimuth, 0.36)
    world(0.14, (1, 1, 1), (0.42, 0.44, 0.47))
    area("low strip", (-0.35, -1.5, 0.12), (0, 0, 0.2), 0.9, 0.16, 2.2)
    catcher(3)


def cartridge(model):
    """A cartridge from the front, all of them from one place."""
    model.build(filter_materials())
    stage()
    orbit_camera(DISTANCE, 0, ELEVATION, (0, 0, 0.215), LENS)


def cartridge_s():
    cartridge(filter_s)


def cartridge_x():
    cartridge(filter_x)


def cartridge_y():
    cartridge(filter_y)


def three_quarter(build):
    return Picture(build, is_cutout=True, ground=PORCELAIN)


PICTURES = {
    "filter-s": three_quarter(cartridge_s),
    "filter-x": three_quarter(cartridge_x),
    "filter-y": three_quarter(cartridge_y),
}
