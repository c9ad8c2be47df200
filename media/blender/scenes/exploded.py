"""Generation X taken apart: foot, the five stages in the air's order from the base up, head."""
import math

from kit import Picture, area, cove, material, orbit_camera, product_lights, world
from models import (
    stage_base,
    stage_carbon,
    stage_head,
    stage_hepa,
    stage_ion,
    stage_particulate,
    stage_uvc,
)
from models.filter_parts import filter_materials

AZIMUTH, ELEVATION = 26, 29
STAGES = (stage_particulate, stage_carbon, stage_hepa, stage_uvc, stage_ion)
PITCH = 0.152
"""Metres from the middle of a stage to the middle of the next, so that the page's labels can stand evenly."""
FIRST_MIDDLE = 0.222
HEAD_GAP = 0.088
VIEW_HEIGHT = 1.35
DISTANCE = 6.4
SENSOR = 36


def stack(materials):
    """Builds the parts one above the other; returns the height of the whole."""
    stage_base.build(materials)
    for number, stage in enumerate(STAGES):
        stage.build(materials).location.z = FIRST_MIDDLE + number * PITCH - stage.HEIGHT / 2
    head = FIRST_MIDDLE + 4 * PITCH + stage_ion.HEIGHT / 2 + HEAD_GAP
    stage_head.build(materials).location.z = head
    return head + stage_head.HEIGHT


def lights(height):
    """The family's light, with a low strip in front that reaches under the overhanging parts."""
    product_lights(height / 0.76 * 0.95, AZIMUTH, 0.45)
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
        area(name, place, (0, 0, 0.55), 0.35, 1.2, power)


def generation_x_exploded():
    height = stack(filter_materials())
    lights(height)
    orbit_camera(
        DISTANCE, AZIMUTH, ELEVATION, (0, 0, height * 0.492), SENSOR * DISTANCE / VIEW_HEIGHT, (-0.025, 0)
    )
    ground = material("cove", (0.555, 0.572, 0.588), 0.7, spec=0.25)
    cove(ground, yaw=AZIMUTH, size=8, depth=2.2, rad=1.3, height=5)


PICTURES = {"gen-x-exploded": Picture(generation_x_exploded, 1280, 1600, samples=32, exposure=0.15, bloom=0.04)}
