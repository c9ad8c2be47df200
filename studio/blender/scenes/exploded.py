"""The purifiers taken apart: foot, the stages in the air's order from the base up, head.

Every stage stands at the same place of the picture in all of them, so that the page's labels fit each: the middle of the stack
lies 51 % down, and the stages share 49.1 % of the height evenly, five or six of them.
"""
import math
from dataclasses import dataclass
from typing import Callable

from kit import Picture, area, cove, material, orbit_camera, product_lights, world
from models import (
    cartridge_stages,
    filter_s,
    filter_y,
    stage_base,
    stage_base_s,
    stage_base_y,
    stage_base_z,
    stage_carbon,
    stage_head,
    stage_head_s,
    stage_head_y,
    stage_head_z,
    stage_hepa,
    stage_ion,
    stage_particulate,
    stage_uvc,
    tray_ion,
    tray_panel,
    tray_photocatalyst,
    tray_uvc,
)
from models.filter_parts import filter_materials
from models.filter_y import FLANGE_RADIUS
from models.stage_sizes import RING_RADIUS

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


def centred(module, scale=1.0):
    """A stage of the round stack, scaled by `scale`, its middle on z = 0."""

    def build(materials):
        root = module.build(materials)
        root.scale = (scale,) * 3
        root.location.z = -module.HEIGHT * scale / 2
        return root

    return build


def own(builder, cartridge, height, *rest):
    """A stage made of a cartridge's own parts, `height` metres tall, its middle on z = 0."""

    def build(materials):
        root = builder(cartridge, height, materials, *rest)
        root.location.z = -height / 2
        return root

    return build


def round_stack(scale, ring_scale, cartridge, carbon_height, hepa_height, foot, head, head_gap, beads):
    """A five-stage model that is `scale` times the size of Generation X."""
    return Stack(
        foot=foot.build,
        stages=(
            centred(stage_particulate, ring_scale),
            own(cartridge_stages.carbon_core, cartridge, carbon_height),
            own(cartridge_stages.pleats, cartridge, hepa_height, beads),
            centred(stage_uvc, ring_scale),
            centred(stage_ion, ring_scale),
        ),
        head=head.build,
        first_middle=0.222 * scale,
        view=X_VIEW_M * scale,
        head_gap=head_gap,
        last_half=stage_ion.HEIGHT * ring_scale / 2,
        shift=-0.035,
    )


STACKS = dict(
    s=round_stack(
        0.755,
        0.092 / RING_RADIUS,
        filter_s.CARTRIDGE,
        0.058,
        0.076,
        stage_base_s,
        stage_head_s,
        0.071,
        (0.42,),
    ),
    x=Stack(
        foot=stage_base.build,
        stages=tuple(
            centred(stage) for stage in (stage_particulate, stage_carbon, stage_hepa, stage_uvc, stage_ion)
        ),
        head=stage_head.build,
        first_middle=0.222,
        view=X_VIEW_M,
        head_gap=0.088,
        last_half=stage_ion.HEIGHT / 2,
    ),
    y=round_stack(
        1.10,
        (FLANGE_RADIUS + 0.004) / RING_RADIUS,
        filter_y.CARTRIDGE,
        0.080,
        0.112,
        stage_base_y,
        stage_head_y,
        0.105,
        (0.30, 0.56),
    ),
    z=Stack(
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
    ),
)


def assemble(stack, materials):
    """Builds the parts one above the other; returns the height of the whole."""
    stack.foot(materials)
    for number, stage in enumerate(stack.stages):
        stage(materials).location.z += stack.middle_of(number)
    head = stack.head(materials)
    head.location.z = stack.middle_of(len(stack.stages) - 1) + stack.last_half + stack.head_gap
    return stack.view / X_VIEW_M


def lights(scale):
    """The family's light, with a low strip in front that reaches under the overhanging parts."""
    product_lights(1.391 * scale, AZIMUTH, 0.45)
    world(0.16, (1, 1, 1), (0.42, 0.44, 0.47))
    turn = math.radians(AZIMUTH)
    for name, right, forward, z, power in (
        ("front strip", -0.9, 2.0, 0.55, 4),
        ("left strip", -1.7, 0.5, 0.6, 3),
    ):
        place = (
            right * math.cos(turn) + forward * math.sin(turn),
            right * math.sin(turn) - forward * math.cos(turn),
            z,
        )
        place = tuple(scale * metres for metres in place)
        area(name, place, (0, 0, 0.55 * scale), 0.35 * scale, 1.2 * scale, power * scale * scale)


def exploded(key):
    stack = STACKS[key]
    scale = assemble(stack, filter_materials())
    lights(scale)
    middle = stack.middle_of((len(stack.stages) - 1) / 2)
    target = middle + MIDDLE_BELOW_CENTRE * stack.view / math.cos(math.radians(ELEVATION))
    distance = X_DISTANCE_M * scale
    lens = SENSOR * distance / stack.view
    orbit_camera(distance, AZIMUTH, ELEVATION, (0, 0, target), lens, (stack.shift, 0))
    ground = material("cove", (0.555, 0.572, 0.588), 0.7, spec=0.25)
    cove(ground, yaw=AZIMUTH, size=8 * scale, depth=2.2 * scale, rad=1.3 * scale, height=5 * scale)


def picture(key):
    return Picture(lambda: exploded(key), 1280, 1600, samples=48, exposure=0.15, bloom=0.04, supersampling=2)


PICTURES = {f"gen-{key}-exploded": picture(key) for key in STACKS}
