"""Mars Air Sense: from the front, from three quarters and on a reception desk. Metres, degrees, watts."""
import math

import bpy
from mathutils import Matrix, Vector

from kit import *  # noqa: F401,F403
from models import air_sense

LIGHT_SCALE = 0.115
PORCELAIN_COVE = (0.74, 0.755, 0.77)


def porcelain_stage(yaw=0):
    """Cool cove; a lamp behind the meter lifts its wall towards the page's porcelain (#F5F7F8)."""
    cove(material("porcelain_cove", PORCELAIN_COVE, 0.7, spec=0.2), 0.9, 0.32, 0.26, 0.7, yaw)
    behind, wall = turned((0, 0.11, 0.42), yaw), turned((0, 0.34, 0.10), yaw)
    area("wall", behind, wall, 0.8, 0.1, 0.6, (1, 1, 1), spread=120)


def turned(point, degrees):
    """The point turned about the vertical axis, as the camera is."""
    return tuple(Matrix.Rotation(math.radians(degrees), 3, "Z") @ Vector(point))


def meter_lights(azimuth):
    """The family's light, and a dim panel that only the glass shows, as a slanting sheen."""
    product_lights(LIGHT_SCALE, azimuth, 0.38)
    bpy.data.lights["key"].energy *= 0.95
    world(0.12, (1, 1, 1), (0.45, 0.46, 0.48))


def glass_sheen(location):
    panel = area("sheen", location, (0, 0, 0.05), 0.16, 0.24, 0.14)
    panel.visible_diffuse = False
    panel.rotation_euler.rotate_axis("Z", math.radians(24))


def front():
    air_sense.build(air_sense.air_sense_materials())
    meter_lights(14)
    glass_sheen((-0.19, -0.46, 0.25))
    porcelain_stage(14)
    orbit_camera(0.62, 14, 8, (0, 0, 0.041), 160)


def three_quarter():
    air_sense.build(air_sense.air_sense_materials())
    meter_lights(38)
    porcelain_stage(38)
    orbit_camera(0.60, 38, 20, (0, 0, 0.041), 160)


PICTURES = {
    "air-sense": Picture(front),
    "air-sense-detail": Picture(three_quarter),
}
