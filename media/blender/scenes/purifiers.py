"""The four purifiers: cut-outs (which also give the studio pictures), straight fronts and details."""
from functools import partial

import bpy

from bpy_extras.object_utils import world_to_camera_view
from kit import *  # noqa: F401,F403
from mathutils import Vector
from models import generation_s, generation_x, generation_y, generation_z

MODELS = {"s": generation_s, "x": generation_x, "y": generation_y, "z": generation_z}
AZIMUTH, ELEVATION = 26, 12
REFERENCE_HEIGHT = 0.760  # lights and distances of the studio are given for this height, in metres
FILL = 0.86  # share of the picture's height that the machine takes


def frame_machine(root, view, fill=FILL):
    """Sets lens and shift so that all of `root` fills `fill` of a square picture's height and stands in its middle."""
    scene = bpy.context.scene
    scene.render.resolution_x = scene.render.resolution_y = 1000
    bpy.context.view_layer.update()
    points = [
        world_to_camera_view(scene, view, part.matrix_world @ vertex.co)
        for part in root.children_recursive
        if part.type == "MESH"
        for vertex in part.data.vertices
    ]
    left, right = min(p.x for p in points), max(p.x for p in points)
    bottom, top = min(p.y for p in points), max(p.y for p in points)
    zoom = fill / (top - bottom)
    view.data.lens *= zoom
    view.data.shift_x = ((left + right) / 2 - 0.5) * zoom
    view.data.shift_y = ((bottom + top) / 2 - 0.5) * zoom


def machine_on_catcher(key, azimuth=AZIMUTH, elevation=ELEVATION):
    """One machine alone, its shadow falling right on a ground that only catches it."""
    model = MODELS[key]
    root = model.build(purifier_materials())
    scale = model.HEIGHT / REFERENCE_HEIGHT
    product_lights(scale, azimuth)
    world(0.13, (1, 1, 1), (0.42, 0.44, 0.47))
    view = orbit_camera(4.2 * scale, azimuth, elevation, (0, 0, 0.5 * model.HEIGHT), 155)
    frame_machine(root, view)
    catcher()


PICTURES = {}
for _key in MODELS:
    PICTURES[f"gen-{_key}-cutout"] = Picture(partial(machine_on_catcher, _key), is_cutout=True)
    PICTURES[f"gen-{_key}-front"] = Picture(partial(machine_on_catcher, _key, 0, 5), is_cutout=True)
