#!/usr/bin/python3
"""Lays who walks past (`render.sh NAME --passing`) over the finished picture: light is mixed as in the camera, before the tone curve."""
import argparse
import os

import numpy as np
import OpenImageIO as oiio

from denoise import compressed, expanded, exposure, tiled
from finish import WORK, box, grained, grp, load, save, tone, without_noise


def read(path):
    """Picture as (3, height, width), 0 to 1."""
    seen = oiio.ImageInput.open(path)
    spec = seen.spec()
    pixels = seen.read_image(0, 0, 0, min(3, spec.nchannels), oiio.FLOAT)
    seen.close()
    return np.moveaxis(pixels, -1, 0)


def curve(c, kind, contrast, black):
    """As in `photographed`: of light that is exposed already."""
    seen = tone(c, kind)
    seen = seen + contrast * (seen * seen * (3 - 2 * seen) - seen)
    return np.clip(seen - black * (1 - seen) ** 4, 0, 1)


def light_of(seen, *look):
    """The exposed light that `curve` turns into `seen`."""
    c = np.maximum(seen, 0.004) ** 2.2
    for _ in range(90):
        c = np.clip(c * ((seen + 0.002) / (curve(c, *look) + 0.002)) ** 0.9, 1e-6, 40)
    return c


def quiet(figure, alpha):
    """Both without noise, by the networks that need no surfaces: what moved has none."""
    seen = np.argwhere(alpha > 0)
    (top, left), (bottom, right) = np.maximum(seen.min(0) - 24, 0), seen.max(0) + 25
    part = (slice(None), slice(top, bottom), slice(left, right))
    scale = exposure(np.where(alpha > 0.05, figure, 0)[part])
    light, cover = figure.copy(), np.stack([alpha] * 3)
    light[part] = expanded(np.clip(tiled("rt_hdr", compressed(np.clip(figure[part] * scale, 0, 60)).astype(np.float32)), 0, 1)) / scale
    cover[part] = np.clip(tiled("rt_ldr", cover[part].astype(np.float32)), 0, 1)
    return light * (cover > 0.002), cover.mean(0) * (cover[0] > 0.002)


def smooth(x, reach):
    for _ in range(3):
        x = box(x, reach)
    return x


def enlarged(x, h, w):
    row, column = np.clip((np.arange(h) + 0.5) * x.shape[0] / h - 0.5, 0, x.shape[0] - 1), np.clip((np.arange(w) + 0.5) * x.shape[1] / w - 0.5, 0, x.shape[1] - 1)
    top, left = np.floor(row).astype(int), np.floor(column).astype(int)
    below, right = np.minimum(top + 1, x.shape[0] - 1), np.minimum(left + 1, x.shape[1] - 1)
    y, across = (row - top)[:, None], (column - left)[None]
    upper = x[top][:, left] * (1 - across) + x[top][:, right] * across
    return upper * (1 - y) + (x[below][:, left] * (1 - across) + x[below][:, right] * across) * y


UNSURE = 0.025
"""Share of the light below which a shadow is taken for noise."""


def shade(stem, h, w):
    """Share of the room's light that is left beside the figure."""
    if not os.path.exists(f"{stem}_w.exr"):
        return np.ones((h, w), np.float32)
    reach, light = 1, []
    for kind in "wv":
        buffers = load(f"{stem}_{kind}.exr")
        seen = grp(buffers, "Combined", "RGB")
        reach = max(1, round(seen.shape[2] / 480))
        light.append(smooth(np.minimum(without_noise(buffers, seen), 4).sum(0), reach) + 1e-3)
    inside = np.argwhere(seen.max(0) > 0)
    y, x = (np.arange(n) for n in seen.shape[1:])
    (top, left), (bottom, right) = inside.min(0), inside.max(0)
    away = lambda k, low, high, far: np.clip(np.minimum(k - low if low else k + far, high - k if high < len(k) - 1 else len(k)) / far, 0, 1)
    edge = away(y, top, bottom, seen.shape[1] / 16)[:, None] * away(x, left, right, seen.shape[2] / 16)[None]
    dark = edge * (1 - light[0] / light[1])
    return enlarged(1 - np.clip(np.sign(dark) * np.maximum(np.abs(dark) - UNSURE, 0), -0.1, 0.8), h, w)


if __name__ == "__main__":
    ap = argparse.ArgumentParser()
    ap.add_argument("name")
    ap.add_argument("master", help="the finished room, PNG")
    ap.add_argument("--tone", default="neutral")
    for part in ("ev", "contrast", "warmth", "vignette", "black", "grain"):
        ap.add_argument(f"--{part}", type=float, default=0)
    g, _ = ap.parse_known_args()
    stem, look = f"{WORK}/exr/{g.name}", (g.tone, g.contrast, g.black)
    buffers, room = load(f"{stem}_p.exr"), read(g.master)
    figure, alpha = grp(buffers, "Combined", "RGB"), np.clip(buffers["Combined.A"], 0, 1)
    figure, alpha = quiet(figure, alpha)
    height, width = alpha.shape
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    away = ((x - width / 2) ** 2 + (y - height / 2) ** 2) * (4 / (width**2 + height**2))
    balance = np.array([1 + g.warmth, 1, 1 - g.warmth], np.float32)[:, None, None]
    figure = figure * balance * (1 - g.vignette * away) * 2**g.ev
    left = shade(stem, height, width)
    touched = np.argwhere((alpha > 0) | (np.abs(left - 1) > 0.004))
    (top, first), (bottom, last) = touched.min(0), touched.max(0) + 1
    part = (slice(None), slice(top, bottom), slice(first, last))
    light = light_of(room[part], *look)
    lost = room[part] - curve(light, *look)
    mixed = figure[part] + (1 - alpha[part[1:]]) * left[part[1:]] * light
    seen = np.clip(curve(mixed, *look) + lost * (1 - alpha[part[1:]]), 0, 1)
    weight = alpha[part[1:]]
    room[part] = seen * (1 - weight) + grained(seen, g.grain) * weight
    save(f"{WORK}/png/{g.name}.png", room)
    print(f"{WORK}/png/{g.name}.png from x {first} to {last}, y {top} to {bottom}")
