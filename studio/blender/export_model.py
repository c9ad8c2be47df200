"""Builds one model to turn: blender -b --factory-startup -P export_model.py -- SLUG FOLDER

Writes FOLDER/SLUG/model.gltf with its geometry beside it, and the textures that `models/make-models.ts` joins to it.
"""
import importlib
import os
import sys

import addon_utils

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

from export import profile, textures  # noqa: E402
from export.swap import use_light_kit  # noqa: E402
from export.tree import export  # noqa: E402
from kit.rendering import reset  # noqa: E402

MODELS = {
    "generation-s": ("generation_s", "build", 0.0002),
    "generation-x": ("generation_x", "build", 0.00024),
    "generation-y": ("generation_y", "build", 0.00034),
    "generation-z": ("generation_z", "build", 0.00035),
    "achilles-water-bottle-white": ("achilles", "build_white", 0.00002),
    "achilles-water-bottle-black": ("achilles", "build_black", 0.00002),
    "mars-air-sense": ("air_sense", "build", 0.00002),
}


def main(slug, folder):
    module, function, tolerance = MODELS[slug]
    target = os.path.join(folder, slug)
    os.makedirs(target, exist_ok=True)
    for old in os.listdir(target):
        os.remove(os.path.join(target, old))
    textures.FOLDER[0] = target
    profile.FINENESS.tolerance = tolerance
    reset()
    addon_utils.enable("io_scene_gltf2")
    use_light_kit()
    getattr(importlib.import_module(f"export.{module}"), function)()
    export(os.path.join(target, "model.gltf"), slug)


main(*sys.argv[sys.argv.index("--") + 1 :])
