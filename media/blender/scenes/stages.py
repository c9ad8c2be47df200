"""The parts of the stack one by one, without a ground, seen along parallel lines: moving a part up or down then only shifts
its picture, so the six-stage film needs no frame rendered."""
import math

import bpy
import numpy as np

from kit import Picture, camera, material, mesh_object, product_lights, world
from models import (
    stage_base,
    stage_carbon,
    stage_head,
    stage_hepa,
    stage_ion,
    stage_particulate,
    stage_photocatalyst,
    stage_uvc,
)
from models.filter_parts import filter_materials

AZIMUTH, ELEVATION = 26, 29
WIDTH, HEIGHT = 1200, 932
RING_VIEW = 0.400
"""Metres across the picture of a round stage."""
BODY_VIEW = 0.600
"""Metres across the picture of the foot or the head."""


def part(stage, view):
    """One part in the middle of the picture, `view` metres across."""
    stage.build(filter_materials())
    product_lights(0.95, AZIMUTH, 0.45)
    bpy.data.lights["key"].energy *= 0.85
    world(0.16, (1, 1, 1), (0.42, 0.44, 0.47))
    floor = [(-3, -3, -0.35), (3, -3, -0.35), (3, 3, -0.35), (-3, 3, -0.35)]
    bounce = mesh_object("bounce", floor, [(0, 1, 2, 3)], material("cove", (0.46, 0.475, 0.495), 0.7), False)
    bounce.visible_camera = False
    turn, rise = math.radians(AZIMUTH), math.radians(ELEVATION)
    towards = np.array([math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), math.sin(rise)])
    middle = np.array([0, 0, stage.HEIGHT / 2])
    camera(tuple(middle + 5 * towards), tuple(middle), 50, ortho=view)


def base():
    part(stage_base, BODY_VIEW)


def particulate():
    part(stage_particulate, RING_VIEW)


def carbon():
    part(stage_carbon, RING_VIEW)


def hepa():
    part(stage_hepa, RING_VIEW)


def uvc():
    part(stage_uvc, RING_VIEW)


def ion():
    part(stage_ion, RING_VIEW)


def photocatalyst():
    part(stage_photocatalyst, RING_VIEW)


def outlet():
    part(stage_head, BODY_VIEW)


def sprite(build):
    return Picture(build, WIDTH, HEIGHT, samples=48, is_cutout=True, exposure=0.15, bloom=0)


PICTURES = {
    "part-base": sprite(base),
    "part-particulate": sprite(particulate),
    "stage-carbon": sprite(carbon),
    "stage-hepa": sprite(hepa),
    "stage-uvc": sprite(uvc),
    "stage-ion": sprite(ion),
    "part-photocatalyst": sprite(photocatalyst),
    "stage-outlet": sprite(outlet),
}
