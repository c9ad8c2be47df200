"""The Achilles bottles: on the warm stage of the water line, open, in use, as a pair and wide.

Lengths in metres, angles in degrees, lights in watts. The strips stand 60 to 90 degrees off the camera's axis:
each draws one narrow highlight down the cylinder.
"""
import math

import bpy

from kit import *  # noqa: F401,F403
from models import achilles

LIGHT_SCALE = 0.33
SAND_COVE = (0.70, 0.615, 0.56)


def sand_stage(wall_light=8):
    """Warm cove; a lamp behind the bottle lifts its wall towards the page's sand (#F4E7DF)."""
    cove(material("sand_cove", SAND_COVE, 0.7, spec=0.2), size=2.4, depth=1.0, rad=0.8, height=1.8)
    area("wall", (0, 0.30, 1.30), (0, 1.05, 0.30), 2.4, 0.3, wall_light, (1, 0.96, 0.92), spread=120)


def bottle_lights(key=0.8):
    """Soft key from the left, strips on both flanks, a dark card that gives the right flank its form."""
    product_lights(LIGHT_SCALE, 0, 0.38)
    bpy.data.lights["key"].energy *= key
    world(0.10, (1, 1, 1), (0.47, 0.44, 0.42))
    area("strip_left", (-0.42, -0.22, 0.17), (0, 0, 0.13), 0.06, 0.42, 3.2 * key, (1, 1, 1))
    area("strip_right", (0.40, -0.05, 0.16), (0, 0, 0.13), 0.035, 0.40, 2.0, (0.95, 0.98, 1))


def white_lights(key=0.85):
    """The bottle lights with less from the right, and black cards on both flanks.

    A white bottle on a pale ground is drawn by its dark edges: the cards keep the bright cove off its sides.
    """
    bottle_lights(key)
    bpy.data.lights["fill"].energy *= 0.3
    bpy.data.lights["rim"].energy *= 0.2
    bpy.data.lights["strip_right"].energy *= 0.1
    flag = material("flag", (0.01, 0.01, 0.01), 1, spec=0)
    flag_card("flag_right", (0.13, -0.06, 0.16), (0, -0.04, 0.16), 0.20, 0.26, flag)
    flag_card("flag_left", (-0.13, 0.08, 0.16), (0, 0.04, 0.16), 0.12, 0.26, flag)


def place(bottle, x=0, y=0, turn=0):
    bottle.location = (x, y, 0)
    bottle.rotation_euler = (0, 0, math.radians(turn))


def white_front():
    place(achilles.build(achilles.achilles_materials(), "white"), turn=-10)
    white_lights()
    sand_stage()
    orbit_camera(1.4, 0, 9, (0, 0, 0.127), 160)


def black_front():
    place(achilles.build(achilles.achilles_materials(), "black"), turn=-10)
    bottle_lights()
    sand_stage()
    orbit_camera(1.4, 0, 9, (0, 0, 0.127), 160)


PICTURES = {
    "achilles-white": Picture(white_front),
    "achilles-black": Picture(black_front),
}
