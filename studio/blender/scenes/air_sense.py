"""Mars Air Sense: from the front, from three quarters and on a reception desk. Metres, degrees, watts."""
import math

import bpy
from mathutils import Matrix, Vector

from kit import *  # noqa: F401,F403
from models import air_sense, desk_things
from models.room_interior import grained, rolled_paint

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
    panel = area("sheen", location, (0, 0, 0.05), 0.24, 0.36, 0.60)
    soft_edged(panel)
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
    glass_sheen((-0.35, -0.37, 0.14))
    porcelain_stage(38)
    orbit_camera(0.60, 38, 20, (0, 0, 0.041), 160)


def on_reception_desk():
    """On the counter of a reception late in a full day, between the bell and the visitors' book: the air is stale, the sun low."""
    things, materials = desk_things.desk_materials(), air_sense.air_sense_materials()
    meter = air_sense.build(materials, dict(time="16:42", pm25=9, co2=1184, pm10=17, hcho="0.03"))
    meter.location, meter.rotation_euler = (0.022, 0, 0), (0, 0, math.radians(-50))
    block("counter", (2.4, 0.90, 0.03), (0, 0.22, -0.015), grained("counter ply", "#A98D66", "#C4AA84", (1.2, 20, 20), 2.4, 0.42, vary=0.05), 0.002)
    block("wall", (6, 0.05, 3), (0, 1.30, 0.6), rolled_paint("reception wall", "#B9BDB8", relief=0.5), 0)
    bell = desk_things.service_bell(things, materials)
    bell.location = (0.150, 0.130, 0)
    book = desk_things.notebook(things, 0.17, 0.24, "slate_cloth")
    book.location, book.rotation_euler = (-0.128, 0.140, 0), (0, 0, math.radians(-58))
    pen = desk_things.pencil(things)
    pen.location, pen.rotation_euler = (-0.185, 0.095, 0.0164), (0, 0, math.radians(14))
    green = desk_things.plant(things, 0.36, 32)
    green.location = (-0.02, 0.74, 0)
    desk_things.window_light((-2.0, -0.9, 0.95), (0.05, 0.30, 0.10), size=(0.85, 0.80), panes=(2, 2), bar=0.03, strength=3.2, angle=0.8)
    world(0.30, (0.96, 0.97, 1), (0.70, 0.67, 0.64))
    area("sky", (-0.9, -0.6, 0.8), (0, 0, 0.05), 0.7, 0.9, 4.5, (0.93, 0.97, 1))
    glass_sheen((-0.62, -0.20, 0.30))
    orbit_camera(0.60, -27, 14, (0.010, 0.0, 0.050), 110)
    lens = bpy.context.scene.camera.data.dof
    lens.use_dof, lens.aperture_fstop, lens.focus_distance = True, 6.3, 0.575


METER = dict(samples=4, supersampling=2, grain=0.004)
PICTURES = {
    "air-sense": Picture(front, **METER),
    "air-sense-detail": Picture(three_quarter, **METER),
    "air-sense-desk": Picture(on_reception_desk, exposure=1.0, tone="punchy", contrast=0.40, warmth=0.01, vignette=0.16, **METER),
}
