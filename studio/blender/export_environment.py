"""Renders the studio as a product sees it, for viewers: blender -b --factory-startup -P export_environment.py -- FILE.hdr

An equirectangular picture of the family's lights round the middle of a tower, its floor and its world. The middle of the
picture is the product's right side, as viewers of glTF expect it; its front is at three quarters.
"""
import math
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from export.rgbe import write_rgbe  # noqa: E402
from kit import material, mesh_object, product_lights, world  # noqa: E402
from kit.rendering import WORK, reset  # noqa: E402

WIDTH, HEIGHT = 256, 128
MIDDLE = (0, 0, 0.40)
SAMPLES = 96
GAIN = 1.35
"""Brings a white body to the brightness that the pictures' exposure gives it."""


def build():
    product_lights(1, 0)
    bpy.data.lights["rim"].energy *= 0.4  # a viewer turns the machine: seen from the left, its display would mirror all of it
    world(0.13, (1, 1, 1), (0.42, 0.44, 0.47))
    bpy.data.objects["flagR"].visible_camera = True
    floor = [(-1.6, -1.2, 0), (1.6, -1.2, 0), (1.6, 1.6, 0), (-1.6, 1.6, 0)]
    mesh_object("floor", floor, [(0, 1, 2, 3)], material("cove", (0.585, 0.60, 0.617), 0.7, spec=0.25), False)
    data = bpy.data.cameras.new("round")
    data.type = "PANO"
    data.cycles.panorama_type = "EQUIRECTANGULAR"
    data.clip_start = 0.01
    view = bpy.data.objects.new("round", data)
    view.location = MIDDLE
    view.rotation_euler = (math.radians(90), 0, math.radians(-90))
    bpy.context.scene.collection.objects.link(view)
    bpy.context.scene.camera = view


def rendered(name, are_lights_seen, samples):
    """The scene as an array, height x width x 3, rows from the top."""
    scene = bpy.context.scene
    for one in scene.objects:
        if one.type == "LIGHT":
            one.visible_camera = are_lights_seen
    scene.cycles.samples = samples
    scene.render.filepath = os.path.join(WORK, f"{name}.exr")
    bpy.ops.render.render(write_still=True)
    image = bpy.data.images.load(scene.render.filepath)
    pixels = np.array(image.pixels[:]).reshape(HEIGHT, WIDTH, -1)[::-1, :, :3]
    bpy.data.images.remove(image)
    return pixels


def smoothed(image, radius):
    """Mean over a square, round the horizon and up to the poles: the bounced light has no fine detail, only noise."""
    for _ in range(2):
        wide = np.concatenate([image[:, -radius:], image, image[:, :radius]], 1)
        image = np.mean([wide[:, k : k + WIDTH] for k in range(2 * radius + 1)], 0)
        tall = np.concatenate([image[:1]] * radius + [image] + [image[-1:]] * radius, 0)
        image = np.mean([tall[k : k + HEIGHT] for k in range(2 * radius + 1)], 0)
    return image


def main(path):
    scene = reset()
    build()
    scene.render.resolution_x, scene.render.resolution_y = WIDTH, HEIGHT
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 2
    scene.render.threads_mode, scene.render.threads = "FIXED", 1
    scene.render.image_settings.file_format = "OPEN_EXR"
    scene.view_settings.view_transform = "Raw"
    with_lights, without = rendered("lights", True, SAMPLES), rendered("bounce", False, SAMPLES)
    difference = with_lights - without
    is_light = difference.max(2) > 0.5
    image = smoothed(without, 3)
    image[is_light] = with_lights[is_light]
    write_rgbe(path, image * GAIN)
    print("ENVIRONMENT", os.path.getsize(path), "bytes, brightest", image.max(), "mean", image.mean())


main(sys.argv[sys.argv.index("--") + 1])
