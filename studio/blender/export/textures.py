"""Small textures in place of thousands of holes, folds and grains. Each belongs to the material of the same name.

A texture is up to three files in the folder of the model: NAME-colour.png (sRGB), NAME-normal.png (y up) and
NAME-orm.png (red: light that reaches it, green: roughness, blue: metal).
"""
import math
import os

import numpy as np

from .png import write_png

FOLDER = [""]
"""Where the textures of the present model go."""


def encoded(linear):
    """Linear light -> sRGB."""
    linear = np.clip(linear, 0, 1)
    return np.where(linear <= 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def normal_map(height, step_x, step_y, repeats_upwards):
    """Normals of a height field in metres that repeats sideways; rows from the top."""
    slope_x = (np.roll(height, -1, 1) - np.roll(height, 1, 1)) / (2 * step_x)
    slope_y = (np.roll(height, 1, 0) - np.roll(height, -1, 0)) / (2 * step_y)
    if not repeats_upwards:
        slope_y[[0, -1]] = 0
    normal = np.stack([-slope_x, -slope_y, np.ones_like(height)], -1)
    return normal / np.linalg.norm(normal, axis=2)[:, :, None] * 0.5 + 0.5


def save(name, colour=None, normal=None, orm=None):
    """Writes what is given; `colour` is linear."""
    for kind, image in (("colour", None if colour is None else encoded(colour)), ("normal", normal), ("orm", orm)):
        if image is not None:
            write_png(os.path.join(FOLDER[0], f"{name}-{kind}.png"), image)


def holes(name, hole, cell, field, is_staggered, surface, inside, roughness, metal=0.0, chamfer=0.0005):
    """Tile of a perforated field: two columns wide and as high as the field, or as one cell where `field` is None.

    `cell` is (width, height) and `field` the height, in metres. `hole(u, v, column, row)` is the model's own: half width and
    half height of each capsule. `inside` is a linear colour, or an image that the holes look into.
    """
    columns = 2 if is_staggered else 1
    across, high = columns * cell[0], field or cell[1]
    width = 64 if across < 0.02 else 128
    height = min(2048, max(32, 1 << round(math.log2(high / across * width))))
    step = (across / width, high / height)
    x = (np.arange(width) + 0.5) * step[0]
    z = high - (np.arange(height) + 0.5) * step[1]
    distance = np.full((height, width), 1.0)
    for column in range(columns):
        for row in range(round(high / cell[1]) + (1 if is_staggered else 0)):
            centre = (row + 0.5) * cell[1] - (cell[1] / 2 if is_staggered and column % 2 else 0)
            if field and not (-1e-6 < centre - cell[1] / 2 and centre + cell[1] / 2 < high + 1e-6):
                continue  # half cells at both ends of a staggered column stay solid
            half_width, half_height = hole(0.5, centre / high, column, row)
            if half_width > 0:
                away = apart(x, (column + 0.5) * cell[0], across)[None, :]
                up = (apart(z, centre, high) if field is None else np.abs(z - centre))[:, None]
                distance = np.minimum(distance, outside_capsule(away, up, half_width, half_height))
    open_ = np.clip(0.5 - (distance + chamfer) / max(step), 0, 1)[..., None]
    drop = np.clip(distance, -chamfer, 0) * 0.8
    normal = normal_map(drop, *step, field is None) * (1 - open_) + np.array([0.5, 0.5, 1]) * open_
    colour = np.array(surface) * (1 - open_) + tiled(inside, width, height) * open_
    orm = np.concatenate([1 - 0.96 * open_, roughness * (1 - open_) + open_, metal * (1 - open_)], 2)
    save(name, colour, normal, orm)


def apart(values, centre, period):
    """Distance on a circle of length `period`."""
    return np.abs((values - centre + period / 2) % period - period / 2)


def outside_capsule(away, up, half_width, half_height):
    """Signed distance to a capsule, negative within."""
    radius = min(half_width, half_height)
    return np.hypot(np.maximum(away - (half_width - radius), 0), np.maximum(up - (half_height - radius), 0)) - radius


def tiled(inside, width, height):
    """A colour as it is; an image repeated over width x height."""
    inside = np.asarray(inside, float)
    if inside.ndim == 1:
        return inside
    rows, columns = -(-height // inside.shape[0]), -(-width // inside.shape[1])
    return np.tile(inside, (rows, columns, 1))[:height, :width]


def grains(size, across, seed=5):
    """Broken carbon, a tile of `size` pixels with `across` grains a side: (linear colour, normals)."""
    random = np.random.default_rng(seed)
    spot = (np.indices((across, across)).reshape(2, -1).T + random.uniform(0.05, 0.95, (across * across, 2))) / across
    grid = (np.indices((size, size)).reshape(2, -1).T + 0.5) / size
    offset = np.abs(grid[:, None] - spot[None])
    apart = np.hypot(*np.moveaxis(np.minimum(offset, 1 - offset), 2, 0))
    order = np.argsort(apart, 1)[:, :2]
    first, second = (np.take_along_axis(apart, order[:, k : k + 1], 1)[:, 0] * across for k in (0, 1))
    tilt = random.normal(0, 0.35, (len(spot), 2))[order[:, 0]]
    gap = np.clip((second - first) * 2.2, 0, 1).reshape(size, size)
    bright = random.uniform(0.55, 1.5, len(spot))[order[:, 0]].reshape(size, size)
    colour = 0.05 * bright * gap**0.8
    normal = np.stack([tilt[:, 0].reshape(size, size), tilt[:, 1].reshape(size, size), np.ones((size, size))], -1)
    normal = normal / np.linalg.norm(normal, axis=2)[:, :, None] * 0.5 + 0.5
    return np.repeat(colour[..., None], 3, 2), normal
