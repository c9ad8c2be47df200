"""The purifiers opened. Generation Z is taken apart: foot, its panels in the air's order, head. The round ones are cut away round
their cartridge, with lamp, ions and head lifted off it.

The labels of the page: Generation Z's stages share 49.1 % of the height evenly; the places of the others are in the data of their products.
"""
import math
from dataclasses import dataclass
from functools import partial
from typing import Callable

import bpy

from kit import Picture, area, machine_lights, orbit_camera, render_within, seen_extent, shadow_ground, world
from models import generation_z, opened, stage_base_z, stage_head_z, tray_ion, tray_panel, tray_photocatalyst, tray_uvc
from models.filter_parts import filter_materials

WIDTH, HEIGHT = 1280, 1600
AZIMUTH, ELEVATION = 26, 29
SENSOR = 36
X_VIEW_M, X_DISTANCE_M = 1.35, 6.4
LABELLED_SHARE = 0.491
MIDDLE_BELOW_CENTRE = 0.0140
"""How far the middle of the stack lies below the picture's centre, as a share of its height."""


@dataclass(frozen=True)
class Stack:
    """The parts of one model. A stage is built with its middle at z = 0; foot and head stand on z = 0."""

    foot: Callable
    stages: tuple[Callable, ...]
    head: Callable
    first_middle: float
    view: float
    """Metres that the picture's height shows."""
    head_gap: float
    """From the upper edge of the last stage to the head."""
    last_half: float
    """Half the height of the last stage."""
    shift: float = -0.025

    @property
    def pitch(self):
        """Metres from the middle of a stage to the middle of the next."""
        return LABELLED_SHARE / len(self.stages) * self.view / math.cos(math.radians(ELEVATION))

    def middle_of(self, stage):
        """Height of the middle of a stage, counted from 0; the middle of the stack lies between two of six."""
        return self.first_middle + stage * self.pitch


GENERATION_Z = Stack(
    foot=stage_base_z.build,
    stages=(
        tray_panel.mesh,
        tray_panel.carbon,
        tray_panel.hepa,
        tray_uvc.build,
        tray_ion.build,
        tray_photocatalyst.build,
    ),
    head=stage_head_z.build,
    first_middle=0.330,
    view=2.3,
    head_gap=0.138,
    last_half=tray_photocatalyst.HEIGHT / 2,
    shift=-0.010,
)


def assemble(stack, materials):
    """Builds the parts one above the other; returns the height of the whole."""
    stack.foot(materials)
    for number, stage in enumerate(stack.stages):
        stage(materials).location.z += stack.middle_of(number)
    head = stack.head(materials)
    head.location.z = stack.middle_of(len(stack.stages) - 1) + stack.last_half + stack.head_gap
    return stack.view / X_VIEW_M


def lights(scale, width, depth):
    """Those of the closed machines, and a card in front that reaches into the cut and under what overhangs."""
    machine_lights(1.391 * scale, AZIMUTH, width, depth)
    world(0.11, (1, 1, 1), (0.42, 0.44, 0.47))
    turn = math.radians(AZIMUTH - 8)
    place = (2.0 * scale * math.sin(turn), -2.0 * scale * math.cos(turn), 0.55 * scale)
    area("inside", place, (0, 0, 0.30 * scale), 0.25 * scale, 0.6 * scale, 9 * scale * scale)


def photograph(view, target, shift):
    """Camera and ground; `view` is how many metres the picture's height shows."""
    scale = view / X_VIEW_M
    distance = X_DISTANCE_M * scale
    seen = orbit_camera(distance, AZIMUTH, ELEVATION, (0, 0, target), SENSOR * distance / view, (shift, 0))
    parts = [one for one in bpy.data.objects if one.visible_camera]
    render_within(seen_extent(parts, seen), seen, HEIGHT / WIDTH)
    shadow_ground(1.391 * scale, AZIMUTH)


def exploded_z():
    stack = GENERATION_Z
    scale = assemble(stack, filter_materials())
    lights(scale, *generation_z.BODY[:2])
    # Its reflection draws the right side of the dark head.
    turn = math.radians(AZIMUTH + 74)
    place = (1.8 * scale * math.sin(turn), -1.8 * scale * math.cos(turn), 1.04 * scale)
    strip = area("side", place, (0, 0, 0.58 * scale), 0.31 * scale, 2.4 * scale, 30 * scale * scale, (0.94, 0.975, 1))
    strip.visible_diffuse = strip.data.cycles.cast_shadow = False
    middle = stack.middle_of((len(stack.stages) - 1) / 2)
    photograph(stack.view, middle + MIDDLE_BELOW_CENTRE * stack.view / math.cos(math.radians(ELEVATION)), stack.shift)


ROUND_VIEW_M = dict(s=0.90, x=1.28, y=1.56)
ROUND_TARGET_M = dict(s=0.36, x=0.525, y=0.645)


def cut_away(key):
    body = opened.build(opened.OPENED[key], AZIMUTH, filter_materials())
    view = ROUND_VIEW_M[key]
    lights(view / X_VIEW_M, *body[:2])
    photograph(view, ROUND_TARGET_M[key], -0.035)


PICTURES = {
    f"gen-{key}-exploded": Picture(
        partial(cut_away, key) if key in ROUND_VIEW_M else exploded_z,
        WIDTH,
        HEIGHT,
        samples=8,
        is_cutout=True,
        exposure=0.25,
        grain=0.006,
        white=240,
        supersampling=2,
    )
    for key in (*ROUND_VIEW_M, "z")
}
