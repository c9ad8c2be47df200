"""The four purifiers: cut-outs (which also give the studio pictures), straight fronts and details."""
import math
from dataclasses import replace
from functools import partial

import bpy
from mathutils import Matrix, Vector

from kit import *  # noqa: F401,F403
from models import generation_s, generation_x, generation_y, generation_z

MODELS = {"s": generation_s, "x": generation_x, "y": generation_y, "z": generation_z}
AZIMUTH, ELEVATION = 26, 12
REFERENCE_HEIGHT = 0.760  # lights and distances of the studio are given for this height, in metres
LENS, SENSOR = 155, 36  # mm
GLASS_HEIGHT = dict(s=0.418, x=0.648, y=0.768)  # of a white machine's display, in metres
FILL = 0.86  # share of the picture's height that the machine takes


def frame_machine(root, view, fill=FILL, raised=0.0):
    """Sets lens and shift so that all of `root` fills `fill` of a square picture's height and stands in its middle, or `raised` of the height above it."""
    left, bottom, right, top = seen_extent(root.children_recursive, view)
    zoom = fill / (top - bottom)
    view.data.lens *= zoom
    view.data.shift_x = (left + right) / 2 * zoom
    view.data.shift_y = (bottom + top) / 2 * zoom - raised
    render_within((left * zoom, bottom * zoom, right * zoom, top * zoom), view)


def machine_on_catcher(key, azimuth=AZIMUTH, elevation=ELEVATION, fill=FILL, raised=0.0):
    """One machine alone, its shadow falling right on a ground that only catches it."""
    model = MODELS[key]
    root = model.build(purifier_materials())
    scale = model.HEIGHT / REFERENCE_HEIGHT
    machine_lights(scale, azimuth, *model.BODY[:2], key == "z")
    if key in GLASS_HEIGHT:
        glass_sheen(scale, azimuth, elevation, (0, -model.BODY[1] / 2, GLASS_HEIGHT[key]))
    world(0.075, (1, 1, 1), (0.42, 0.44, 0.47))
    view = orbit_camera(4.2 * scale, azimuth, elevation, (0, 0, 0.5 * model.HEIGHT), LENS)
    frame_machine(root, view, fill, raised)
    shadow_ground(scale, azimuth)


def lights_from_above(scale, azimuth):
    """For the dark machine seen from above: a key from the left whose shadow falls right, and a soft box behind the head whose
    reflection fades across its top and glints on the vanes; strips draw the edges of front and flanks."""
    turn = Matrix.Rotation(math.radians(azimuth), 3, "Z")
    place = lambda x, y, z: tuple(turn @ Vector((x * scale, y * scale, z * scale)))
    middle, head = (0, 0, 0.45 * scale), (0, 0, 0.76 * scale)
    area("key", place(-1.75, -0.55, 1.75), middle, 0.9 * scale, 1.2 * scale, 62 * scale * scale, (1, 0.985, 0.965))
    area("fill", place(1.7, -2.0, 0.9), middle, 1.0 * scale, 1.6 * scale, 3 * scale * scale, (0.95, 0.98, 1))
    sheen = area("sheen", place(-0.62, 1.25, 1.72), head, 0.80 * scale, 0.50 * scale, 230 * scale * scale, (0.97, 0.985, 1))
    soft_edged(sheen)
    front = area("front", place(0.15, -1.5, 0.95), (0, 0, 0.7 * scale), 1.5 * scale, 0.10 * scale, 7 * scale * scale, (0.97, 0.985, 1))
    right = area("strip right", place(1.25, 0.30, 0.75), middle, 0.22 * scale, 1.7 * scale, 24 * scale * scale, (0.94, 0.975, 1))
    for light in (sheen, front, right):
        light.data.cycles.cast_shadow = False


def dark_from_above(azimuth, elevation):
    """Generation Z from above, on a ground that only catches its shadow."""
    root = generation_z.build(purifier_materials())
    scale = generation_z.HEIGHT / REFERENCE_HEIGHT
    lights_from_above(scale, azimuth)
    world(0.06, (1, 1, 1), (0.42, 0.44, 0.47))
    frame_machine(root, orbit_camera(4.6 * scale, azimuth, elevation, (0, 0, 0.5 * generation_z.HEIGHT), LENS))
    shadow_ground(scale, azimuth)


def mains_lead(model):
    """The lead leaves the foot at the back and ends in its plug on the floor, left of the machine."""
    width, depth, _ = model.BODY
    low = 0.024 if model.HEIGHT < 1 else 0.125
    materials = purifier_materials()
    left, back = -width / 2, depth / 2
    path = [(-0.05, back - 0.02, low), (-0.05, back + 0.02, low), (-0.055, back + 0.06, low * 0.5)]
    path += [(-0.09, back + 0.12, 0.0036), (-0.17, back + 0.15, 0.0036), (left - 0.04, back + 0.11, 0.0036)]
    path += [(left - 0.07, back + 0.05, 0.0036), (left - 0.085, back + 0.025, 0.010), (left - 0.085, back + 0.01, 0.010)]
    lead(materials, path, None)
    cylinder("grommet", 0.0075, 0.016, materials["rub"], (-0.05, back - 0.006, low), 0.002, 32, None, (-90, 0, 0))
    plug(materials, (left - 0.085, back - 0.040, 0), 180, None)


def from_behind(key, azimuth, elevation):
    """A little smaller and higher than the other views: the lead and its plug lie in front of the machine and beside it."""
    machine_on_catcher(key, azimuth, elevation, 0.80, 0.035)
    mains_lead(MODELS[key])
    render = bpy.context.scene.render
    render.border_min_y, render.border_max_x = 0.005, min(0.99, render.border_max_x + 0.16)


def detail(key, azimuth, elevation, target, width, shift=(0, 0)):
    """Close-up in the light of the whole machine, `width` metres across at `target`."""
    model = MODELS[key]
    model.build(purifier_materials())
    machine_lights(model.HEIGHT / REFERENCE_HEIGHT, azimuth, *model.BODY[:2], key == "z")
    world(0.11, (1, 1, 1), (0.42, 0.44, 0.47))
    orbit_camera(width * LENS / SENSOR, azimuth, elevation, target, LENS, shift)


def controls_lights(scale, azimuth):
    """A key from the left, small enough that the glass throws a shadow, and a rim: the right third lies in shade."""
    turn = Matrix.Rotation(math.radians(azimuth), 3, "Z")
    place = lambda x, y, z: tuple(turn @ Vector((x * scale, y * scale, z * scale)))
    middle = (0, 0, 0.52 * scale)
    area("key", place(-1.80, -0.80, 1.35), middle, 0.40 * scale, 0.75 * scale, 58 * scale * scale, (1, 0.985, 0.965))
    area("top", place(0.1, 0.5, 2.3), (0, 0, 0.7 * scale), 1.4 * scale, 1.0 * scale, 12 * scale * scale)
    rim = area("rim", place(1.15, 0.45, 0.55), middle, 0.30 * scale, 1.55 * scale, 5 * scale * scale, (0.95, 0.98, 1))
    rim.data.cycles.cast_shadow = False


def controls():
    """The head of Generation S for the page of the controls: seen as in its detail, of which it is the upper two thirds."""
    azimuth, elevation, target, width = DETAILS["s"]
    materials = purifier_materials()
    materials["ice"] = material("eroded", (0.80, 0.815, 0.83), 0.46, spec=0.5, bump=0.2, bscale=2000, noise_rough=0.05, sag=0.0004)
    generation_s.build(materials)
    controls_lights(generation_s.HEIGHT / REFERENCE_HEIGHT, azimuth)
    world(0.21, (1, 1, 1), (0.42, 0.44, 0.47))
    orbit_camera(width * LENS / SENSOR, azimuth, elevation, target, LENS, (0, 1 / 6))


DETAILS = {  # azimuth, elevation, target, width
    "s": (24, 10, (0.030, -0.10, 0.385), 0.30),  # display, woven loop, first dots
    "x": (30, 34, (0.010, -0.02, 0.745), 0.42),  # outlet with its copper ring
    "y": (32, 7, (0.040, -0.10, 0.405), 0.44),  # status light, tab, louvres
    "z": (22, 12, (0.035, -0.19, 0.945), 0.54),  # control panel, cassette
}

VIEWS = {  # azimuth, elevation, samples
    "cutout": (AZIMUTH, ELEVATION, 8),
    "front": (0, 5, 8),
    "back": (180 + 24, 10, 12),
    "top": (AZIMUTH, 58, 8),
}

GRAIN = dict(s=0.006, x=0.006, y=0.006, z=0.009)
"""On the dark machine grain is all that tells its eroded surface from a painted one."""

PICTURES = {}
for _key in MODELS:
    # Without the wide cove's bounce the machine alone needs more light than the default.
    for _view, (_azimuth, _elevation, _samples) in VIEWS.items():
        PICTURES[f"gen-{_key}-{_view}"] = Picture(
            partial(from_behind if _view == "back" else machine_on_catcher, _key, _azimuth, _elevation),
            samples=_samples,
            is_cutout=True,
            exposure=0.45,
            bounces=5,
            grain=GRAIN[_key],
            white=240,
            supersampling=1 if _view == "back" else 2,
        )
    PICTURES[f"gen-{_key}-detail"] = Picture(
        partial(detail, _key, *DETAILS[_key]),
        samples=8,
        is_cutout=True,
        exposure=0.45,
        bounces=5,
        grain=GRAIN[_key] * (2 if _key == "z" else 1),  # nearer, its surface shows more
        white=240,
        supersampling=2,
    )

PICTURES["gen-z-top"] = replace(PICTURES["gen-z-top"], build=partial(dark_from_above, 28, 54))

PICTURES["gen-s-controls"] = Picture(
    controls, width=2400, height=1600, samples=16, is_cutout=True, ground="#DCE4EB", exposure=0.15, bounces=5, kept=0.15
)
