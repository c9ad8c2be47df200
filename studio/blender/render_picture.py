"""Renders one picture to EXR: blender -b --factory-startup -P render_picture.py -- NAME [--preview] [--passing] [--list]

The pictures are found in the `PICTURES` table of each module in `scenes/`.
"""
import importlib
import os
import pkgutil
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bpy  # noqa: E402

import scenes  # noqa: E402
from kit.rendering import render, render_passing, reset  # noqa: E402

PREVIEW_PIXELS, PREVIEW_SAMPLES = int(os.environ.get("MARS_MEDIA_PREVIEW", 800)), 6


def find_pictures():
    """Name of the picture -> Picture, over all scene modules. Raises ValueError when two modules use one name."""
    found = {}
    for module in pkgutil.iter_modules(scenes.__path__):
        for name, picture in getattr(
            importlib.import_module(f"scenes.{module.name}"), "PICTURES", {}
        ).items():
            if name in found:
                raise ValueError(f"two scenes make {name}")
            found[name] = picture
    return found


def finishing_line(name, picture):
    """What `render.sh` passes to the finisher."""
    figures = (picture.exposure, picture.bloom, int(picture.is_cutout), picture.supersampling, picture.ground)
    figures += (picture.grain, picture.white, picture.tone, picture.contrast, picture.warmth, picture.vignette, picture.softness, picture.black, picture.kept, picture.burn)
    return " ".join(["PICTURE", name, *map(str, figures)])


def crop(arguments):
    """--crop LEFT,TOP,RIGHT,BOTTOM renders that part alone, in shares of the picture: to judge a detail at its finished size."""
    if "--crop" in arguments:
        left, top, right, bottom = map(float, arguments[arguments.index("--crop") + 1].split(","))
        render = bpy.context.scene.render
        render.use_border, render.use_crop_to_border = True, True
        render.border_min_x, render.border_max_x = left, right
        render.border_min_y, render.border_max_y = 1 - bottom, 1 - top


def main(arguments):
    pictures = find_pictures()
    if "--list" in arguments:
        for name, picture in pictures.items():
            print(finishing_line(name, picture))
        return
    picture = pictures[arguments[0]]
    scale = picture.supersampling
    if "--preview" in arguments and "--crop" not in arguments:
        scale *= PREVIEW_PIXELS / max(picture.width, picture.height)
    samples = min(picture.samples, PREVIEW_SAMPLES) if "--preview" in arguments else picture.samples
    reset()
    picture.build()
    if "--passing" in arguments:
        picture.passing()
        render_passing(arguments[0], picture.width, picture.height, bounces=picture.bounces, clamp=picture.clamp)
        print(finishing_line(arguments[0], picture), flush=True)
        return
    crop(arguments)
    render(
        arguments[0],
        picture.supersampling * round(picture.width * scale / picture.supersampling),
        picture.supersampling * round(picture.height * scale / picture.supersampling),
        samples,
        picture.is_cutout,
        mask=picture.is_cutout and picture.ground == "-",
        supersampling=picture.supersampling,
        bounces=picture.bounces,
        clamp=picture.clamp,
    )
    print(finishing_line(arguments[0], picture), flush=True)


main(sys.argv[sys.argv.index("--") + 1 :])
