"""The filters of the four purifiers: the three cartridges to one scale on one floor line, the panel set, and details."""
import math

import bpy

from kit import Picture, aim, area, camera, catcher, flag_card, link, material, orbit_camera, product_lights, world
from models import filter_s, filter_x, filter_y, filter_z
from models.filter_parts import bead_line, filter_materials, pleat_panel

ELEVATION = 24
LENS = 150
DISTANCE = 2.75
"""Metres from the camera to its target: Generation Y's cartridge then fills 80 % of the height."""
LIGHT_SCALE = 0.60
PANEL_AZIMUTH = 27
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


def panels():
    """The set of Generation Z, from the right, so that the edges and the fan are seen."""
    filter_z.build(filter_materials())
    stage(PANEL_AZIMUTH)
    orbit_camera(DISTANCE * 1.22, PANEL_AZIMUTH, 20, (0.01, 0.10, 0.205), LENS)


def cartridge_detail(model, height, across):
    """The upper end of a cartridge: pleats with their beads, and the granules in the core. `across` in metres."""
    model.build(filter_materials())
    stage()
    orbit_camera(DISTANCE, 8, 34, (0, -0.01, height), LENS * 0.66 / across)


def edge_cards(radius, height):
    """Dark cards on both sides, just out of sight: a white rim would else end in the white of the page."""
    dark = material("edge card", (0.02,) * 3, 1, spec=0)
    for side in (-1, 1):
        flag_card("edge card", (side * radius * 1.75, 0.02, height), (side * radius * 0.5, 0, height), 0.14, 0.22, dark)


def detail_s():
    cartridge_detail(filter_s, 0.158, 0.215)
    edge_cards(0.092, 0.16)


def detail_x():
    cartridge_detail(filter_x, 0.345, 0.300)


def detail_y():
    cartridge_detail(filter_y, 0.428, 0.290)


def detail_z():
    """Upper edges of the three panels with their tabs, one behind the other."""
    filter_z.build(filter_materials())
    stage(PANEL_AZIMUTH)
    orbit_camera(DISTANCE, PANEL_AZIMUTH - 2, 32, (-0.052, 0.06, 0.362), LENS * 0.66 / 0.395)


def pleats():
    """A straight run of the pleats of Generation X with one bead, for the strip on which a year's dust gathers: the same light and the same folds from end to end."""
    materials = filter_materials()
    pleat_panel(0.68, 0.16, 0, materials, None)
    bead_line(0.68, 0.0002, 0.016, materials, None)
    sun = bpy.data.objects.new("sun", bpy.data.lights.new("sun", "SUN"))
    sun.data.energy, sun.data.angle, sun.data.color = 2.6, math.radians(16), (1, 0.985, 0.965)
    sun.location = (-0.60, -1.0, 0.45)
    link(sun)
    aim(sun, (0, 0, 0))
    world(0.62, (1, 1, 1), (0.70, 0.71, 0.73))
    camera((0, -1, 0), (0, 0, 0), ortho=0.575)


def on_porcelain(build, exposure=0):
    """A picture of the series."""
    return Picture(build, samples=4, is_cutout=True, exposure=exposure, bloom=0.03, ground=PORCELAIN, supersampling=2)


PICTURES = {
    "filter-s": on_porcelain(cartridge_s),
    "filter-x": on_porcelain(cartridge_x),
    "filter-y": on_porcelain(cartridge_y),
    "filter-z": on_porcelain(panels),
    "filter-s-detail": on_porcelain(detail_s, -0.15),
    "filter-x-detail": on_porcelain(detail_x),
    "filter-y-detail": on_porcelain(detail_y),
    "filter-z-detail": on_porcelain(detail_z, -0.12),
    "filter-pleats": Picture(pleats, width=1920, height=264, samples=10, exposure=0.2, bloom=0.02, bounces=4, grain=0.004),
}
