"""The parts of the stack one by one, without a ground, seen along parallel lines: moving a part up or down then only shifts
its picture, so the six-stage film needs no frame rendered."""
import math
from dataclasses import replace
from functools import partial

import bpy
import numpy as np

from kit import Picture, camera, material, mesh_object, product_lights, purifier_materials, world
from models import (
    filter_s,
    generation_x,
    stage_base,
    stage_head,
    stage_head_s,
    stage_head_y,
    stage_head_z,
    stage_ion,
    stage_particulate,
    stage_photocatalyst,
    stage_uvc,
    tray_ion,
    tray_panel,
    tray_uvc,
)
from models.cartridge_section import build_section
from models.filter_cartridge import build_cartridge
from models.filter_parts import filter_materials

AZIMUTH, ELEVATION = 26, 29
WIDTH, HEIGHT = 1200, 932
RING_VIEW = 0.400
"""Metres across the picture of a round stage."""
BODY_VIEW = 0.600
"""Metres across the picture of the foot or the head."""
HEADS = dict(s=(stage_head_s, 0.405), y=(stage_head_y, 0.590), z=(stage_head_z, 0.860))
"""The other heads, and the metres across the picture of each."""
TRAYS = dict(carbon=tray_panel.carbon, hepa=tray_panel.hepa, uvc=tray_uvc.build, ion=tray_ion.build)
"""The stages of Generation Z that the page shows one by one; the middle of a tray is its origin."""
TRAY_VIEW = 0.640


CARTRIDGE = replace(filter_s.CARTRIDGE, print="MARS    HEPA H13")
"""In the size of Generation S, without its name: the film shows it for S, X and Y."""


def part(stage, view, scale=1.0, middle=None):
    """One part, the point `middle` metres above its foot in the middle of the picture, `view` metres across.

    The light is as large as `scale` makes it.
    """
    stage.build(filter_materials())
    photograph(view, stage.HEIGHT / 2 if middle is None else middle, scale)


def tray(stage):
    """A tray of Generation Z, as large in the picture as the round stages are."""
    TRAYS[stage](filter_materials())
    photograph(TRAY_VIEW, 0, TRAY_VIEW / BODY_VIEW)


def photograph(view, middle, scale):
    """The light of the series and its camera."""
    product_lights(0.95 * scale, AZIMUTH, 0.45)
    bpy.data.lights["key"].energy *= 0.85
    world(0.16, (1, 1, 1), (0.42, 0.44, 0.47))
    floor = [(-3, -3, -0.35), (3, -3, -0.35), (3, 3, -0.35), (-3, 3, -0.35)]
    bounce = mesh_object("bounce", floor, [(0, 1, 2, 3)], material("cove", (0.46, 0.475, 0.495), 0.7), False)
    bounce.visible_camera = False
    turn, rise = math.radians(AZIMUTH), math.radians(ELEVATION)
    towards = np.array([math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)])
    target = np.array([0, 0, middle])
    camera(tuple(target + 5 * towards), tuple(target), 50, ortho=view)


def base():
    part(stage_base, BODY_VIEW)


def particulate():
    part(stage_particulate, RING_VIEW)


def whole_cartridge(materials):
    return build_cartridge(CARTRIDGE, materials)


def carbon():
    """The cartridge with most of its front pleats cut away: the carbon is its core."""
    build_section(CARTRIDGE, whole_cartridge, 0, AZIMUTH, filter_materials(), (-44, 66), (24, 54))
    photograph(RING_VIEW, CARTRIDGE.height / 2 + 0.006, 1.0)


def hepa():
    """The same cartridge whole: the pleats are its outside."""
    whole_cartridge(filter_materials())
    photograph(RING_VIEW, CARTRIDGE.height / 2 + 0.006, 1.0)


def uvc():
    part(stage_uvc, RING_VIEW)


def ion():
    part(stage_ion, RING_VIEW)


def photocatalyst():
    part(stage_photocatalyst, RING_VIEW)


def head():
    part(stage_head, BODY_VIEW)


def outlet():
    """The outlet of the whole machine, where the head alone has it in the film: its casing runs out of the page's frame."""
    generation_x.build(purifier_materials())
    photograph(BODY_VIEW, generation_x.HEIGHT - stage_head.HEIGHT / 2, 1.0)


def outlet_of(key):
    """The outlet lies where it lies in Generation X's picture: the page draws its readings there."""
    stage, view = HEADS[key]
    scale = view / BODY_VIEW
    part(stage, view, scale, stage.HEIGHT - stage_head.HEIGHT / 2 * scale)


def sprite(build, samples=48):
    return Picture(build, WIDTH, HEIGHT, samples=samples, is_cutout=True, exposure=0.15, bloom=0)


PICTURES = {
    "part-base": sprite(base),
    "part-particulate": sprite(particulate),
    "stage-carbon": sprite(carbon, 20),
    "stage-hepa": sprite(hepa, 20),
    "stage-uvc": sprite(uvc),
    "stage-ion": sprite(ion),
    "part-photocatalyst": sprite(photocatalyst),
    "part-outlet": sprite(head),
    "stage-outlet": sprite(outlet, 12),
    **{f"stage-outlet-{key}": sprite(partial(outlet_of, key), 16) for key in HEADS},
    **{f"stage-{stage}-z": sprite(partial(tray, stage), 20) for stage in TRAYS},
}
