"""The Achilles bottles: on the warm stage of the water line, open, in use, as a pair and wide.

Lengths in metres, angles in degrees, lights in watts. The strips stand 60 to 90 degrees off the camera's axis:
each draws one narrow highlight down the cylinder.
"""
import math

import bpy
from mathutils import Vector

from kit import *  # noqa: F401,F403
from models import achilles, desk_things
from models.room_interior import grained, rolled_paint

LIGHT_SCALE = 0.33
SAND_COVE = (0.70, 0.615, 0.56)
COPPER_COVE = (0.74, 0.60, 0.52)


def sand_stage(wall_light=8, colour=SAND_COVE):
    """Warm cove; a lamp behind the bottle lifts its wall towards the page's sand (#F4E7DF)."""
    cove(material("sand_cove", colour, 0.7, spec=0.2), size=2.4, depth=1.0, rad=0.8, height=1.8)
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


def pair_of_bottles():
    materials = achilles.achilles_materials()
    place(achilles.build(materials, "white"), -0.047, 0.012, 12)
    place(achilles.build(materials, "black"), 0.047, -0.012, -14)


def pair():
    pair_of_bottles()
    bottle_lights(key=0.65)
    sand_stage()
    orbit_camera(1.5, 0, 9, (0, 0, 0.126), 160)


def pair_in_the_sun():
    """On a plastered ledge in a low sun from the left, right of the middle: the heading stands on the wall at the left, the menu on the wall above."""
    materials = achilles.achilles_materials()
    place(achilles.build(materials, "white"), -0.055, 0.016, 10)
    place(achilles.build(materials, "black"), 0.055, -0.016, -14)
    plaster = rolled_paint("sand plaster", "#DFCBBC", relief=0.5)
    block("ledge", (6, 1.6, 0.06), (0, -0.15, -0.03), rolled_paint("sand ledge", "#E6D6C9", 0.6, relief=0.35), 0.004)
    block("wall", (8, 0.05, 3), (0, 0.48, 0.6), plaster, 0)
    desk_things.window_light((-2.0, -0.62, 0.92), (-0.05, 0.10, 0.16), size=(2.4, 0.62), panes=(4, 1), bar=0.05, strength=6.5, angle=0.8)
    world(0.17, (0.98, 0.97, 0.96), (0.76, 0.70, 0.66))
    area("sky", (-1.0, -0.9, 0.9), (0, 0, 0.1), 0.9, 1.0, 2.5, (0.98, 0.98, 1))
    area("strip_right", (0.55, -0.24, 0.20), (0.055, 0, 0.13), 0.05, 0.45, 1.2, (1, 0.97, 0.93)).data.cycles.cast_shadow = False
    orbit_camera(2.58, 0, 6, (0, 0, 0.131), 110, shift=(-0.22, 0.0215))
    blur((0, -0.03, 0.13), 8)


def black_wide():
    """Right of the middle, after dark: an ink wall with the blue of a Martian sunset low behind the bottle."""
    place(achilles.build(achilles.achilles_materials(), "black"), turn=-10)
    bottle_lights(key=0.5)
    bpy.data.lights["rim"].energy *= 2.5
    bpy.data.lights["strip_right"].energy *= 1.8
    bpy.data.lights["top"].energy *= 0.5
    world(0.05, (0.7, 0.85, 1), (0.2, 0.25, 0.3))
    night = material("night_cove", (0.050, 0.066, 0.090), 0.6, spec=0.3)
    cove(night, size=2.4, depth=1.0, rad=0.8, height=1.8)
    area("dusk", (0.02, 0.30, 0.22), (0.02, 1.0, 0.37), 0.30, 0.10, 6.0, (0.45, 0.80, 1.0))
    orbit_camera(1.79, 0, 9, (0, 0, 0.130), 160, shift=(-0.065, 0))


def lamp_glow(cap, watts):
    """Violet light out of an open cap: what its quartz ring throws on whatever is near."""
    glow = area("lamp_glow", (0, 0, 0), (0, 0, -1), 0.024, 0.024, watts, achilles.UVC)
    glow.location, glow.rotation_euler = (0, 0, 0.006), (0, 0, 0)
    glow.parent = cap
    glow.visible_glossy = False


def white_open():
    """The cap lies on a plinth beside the open neck, its lit underside towards the camera."""
    materials = achilles.achilles_materials()
    place(achilles.build(materials, "white", has_cap=False), 0.043, 0.01, 100)
    stone = material("plinth", SAND_COVE, 0.8, spec=0.15)
    cylinder("plinth", 0.052, 0.176, stone, (-0.052, -0.012, 0), 0.0015, 160)
    cap = achilles.build_cap(materials, "white")
    cap.location = (-0.043, -0.034, 0.176 + achilles.CAP_RIM_RADIUS)
    cap.rotation_euler = (math.radians(-90), 0, math.radians(24))
    lamp_glow(cap, 0.05)
    bottle_lights(0.95)
    area(
        "lift", (-0.06, -0.55, 0.10), (0.03, 0, 0.12), 0.30, 0.22, 1.5
    )  # opens the plinth's shadow on the bottle
    sand_stage(wall_light=6)
    orbit_camera(0.80, 0, 12, (0.0, 0, 0.197), 160)


def black_open():
    """The cap lifted off and tipped, its violet ring over the open neck."""
    materials = achilles.achilles_materials()
    place(achilles.build(materials, "black", has_cap=False), -0.012, 0, 100)
    cap = achilles.build_cap(materials, "black")
    cap.location = (0.016, 0.006, 0.262)
    cap.rotation_euler = (math.radians(-52), math.radians(16), math.radians(8))
    lamp_glow(cap, 0.12)
    bottle_lights(0.6)
    sand_stage(wall_light=3)
    orbit_camera(0.80, 0, 8, (0, 0, 0.232), 160)


def blur(target, f_stop):
    """Depth of field round a point, in the manner of a portrait lens."""
    camera_ = bpy.context.scene.camera
    lens = camera_.data.dof
    lens.use_dof, lens.aperture_fstop = True, f_stop
    lens.focus_distance = (camera_.location - Vector(target)).length


def white_at_desk():
    """Morning at a desk: window light across an oak top, a notebook and a pencil before the bottle."""
    things = desk_things.desk_materials()
    place(achilles.build(achilles.achilles_materials(), "white"), 0.075, 0.02, -18)
    block("desk", (2.4, 1.10, 0.03), (0, 0.04, -0.015), things["wood"], 0.003)
    block("wall", (4, 0.05, 3), (0, 0.62, 0.6), things["plaster"], 0)
    book = desk_things.notebook(things)
    book.location, book.rotation_euler = (-0.085, -0.07, 0), (0, 0, math.radians(68))
    pen = desk_things.pencil(things)
    pen.location, pen.rotation_euler = (-0.165, -0.085, 0.0164), (0, 0, math.radians(14))
    green = desk_things.plant(things)
    green.location = (-0.215, 0.36, 0)
    desk_things.window_light((-2.0, -1.0, 1.15), (0.02, 0.30, 0.20), size=(0.95, 1.05), panes=(3, 3))
    world(0.38, (0.92, 0.96, 1), (0.72, 0.70, 0.68))
    area("sky", (-0.9, -0.5, 0.7), (0, 0, 0.1), 0.7, 0.9, 4.5, (0.90, 0.95, 1))
    orbit_camera(1.30, -4, 12, (-0.005, 0.0, 0.128), 110)
    blur((0.075, -0.02, 0.13), 5.6)


def black_on_bench():
    """By the window of a changing room: the bottle on the slats of an oak bench, the shadow of leaves on the wall behind it."""
    oak = grained("bench oak", "#84694D", "#A68A6A", (1.3, 18, 18), 1.0, 0.42, vary=0.10)
    place(achilles.build(achilles.achilles_materials(), "black"), 0.055, 0.0, -14)
    for slat in range(5):
        rounded_block(f"slat {slat}", 2.4, 0.088, 0.030, 0.006, 0.004, oak, (0.1 * slat, -0.21 + 0.098 * slat, -0.030))
    block("under", (2.4, 0.6, 0.01), (0, 0, -0.10), material("under", "#2A211A", 0.9), 0)
    block("wall", (5, 0.05, 3), (0, 0.56, 0.6), rolled_paint("changing-room wall", "#CFC4BA", relief=0.45), 0)
    green = desk_things.plant(desk_things.desk_materials(), 0.42, 34)
    green.location = (-0.78, -0.04, 0.22)
    desk_things.window_light((-2.0, -1.0, 1.15), (0.02, 0.42, 0.16), size=(1.05, 0.90), panes=(1, 2), bar=0.03, strength=3.2, angle=0.8)
    world(0.34, (0.96, 0.97, 1), (0.70, 0.67, 0.64))
    area("sky", (-0.9, -0.5, 0.7), (0, 0, 0.1), 0.7, 0.9, 5.0, (0.92, 0.96, 1))
    area("strip_right", (0.50, -0.24, 0.20), (0.055, 0, 0.13), 0.05, 0.45, 1.5, (1, 0.97, 0.93)).data.cycles.cast_shadow = False
    orbit_camera(1.34, 5, 11, (0.0, 0.0, 0.138), 110)
    blur((0.055, -0.03, 0.13), 5.6)


ON_STAGE = dict(samples=4, supersampling=2, grain=0.004)
PICTURES = {
    "achilles-white": Picture(white_front, **ON_STAGE),
    "achilles-black": Picture(black_front, **ON_STAGE),
    "achilles-pair": Picture(pair, **ON_STAGE),
    "achilles-pair-hero": Picture(pair_in_the_sun, 2000, 920, samples=4, supersampling=2, exposure=1.15, tone="punchy", grain=0.003, contrast=0.3, vignette=0.10, black=0.22),
    "achilles-black-wide": Picture(black_wide, width=1600, height=1500, **ON_STAGE),
    "achilles-white-detail": Picture(white_open, samples=8, bloom=0.08, supersampling=2, exposure=0.36),
    "achilles-black-detail": Picture(black_open, bloom=0.08, **ON_STAGE),
    "achilles-white-desk": Picture(white_at_desk, **ON_STAGE),
    "achilles-black-gym": Picture(black_on_bench, 1200, 1200, samples=5, supersampling=2, grain=0.003, exposure=0.60, contrast=0.14, warmth=-0.055, vignette=0.12),
}
