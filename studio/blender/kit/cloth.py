"""Cloth that falls on boxes and bars, by position-based dynamics: a grid of points that keep their distances. Metres."""
import math

import numpy as np

from .mesh import mesh_object


def box(size, at, yaw=0, tilt=0, round_=0.02):
    """Solid to fall on: a box round its middle `at`, tilted about x and then turned by `yaw`, degrees."""
    y, t = math.radians(yaw), math.radians(tilt)
    turn = np.array([[math.cos(y), -math.sin(y), 0], [math.sin(y), math.cos(y), 0], [0, 0, 1]])
    turn = turn @ np.array([[1, 0, 0], [0, math.cos(t), -math.sin(t)], [0, math.sin(t), math.cos(t)]])
    half, middle = np.array(size) / 2 - round_, np.array(at)

    def outwards(points):
        local = (points - middle) @ turn
        beyond = np.abs(local) - half
        outside = np.maximum(beyond, 0)
        length = np.linalg.norm(outside, axis=-1, keepdims=True)
        deepest = beyond == beyond.max(-1, keepdims=True)
        normal = np.where(length > 1e-9, outside / np.maximum(length, 1e-9), deepest) * np.sign(local)
        return length[..., 0] + np.minimum(beyond.max(-1), 0) - round_, normal @ turn.T

    return outwards


def round_bar(start, end, radius):
    """Solid to fall on: a bar with round ends."""
    start, along = np.array(start, float), np.subtract(end, start)

    def outwards(points):
        share = np.clip((points - start) @ along / (along @ along), 0, 1)[..., None]
        away = points - start - share * along
        length = np.linalg.norm(away, axis=-1, keepdims=True)
        return length[..., 0] - radius, away / np.maximum(length, 1e-9)

    return outwards


def grid(width, depth, step=0.015):
    """Points of a flat sheet round the origin: rows along y, columns along x."""
    x = np.linspace(-width / 2, width / 2, round(width / step) + 1)
    y = np.linspace(-depth / 2, depth / 2, round(depth / step) + 1)
    return np.stack([*np.meshgrid(x, y), np.zeros((len(y), len(x)))], -1)


def fallen(rest, points, onto=(), held=None, seconds=1.2, bending=0.3, gap=0.004, friction=0.5, seed=1):
    """Where the cloth comes to lie: `rest` gives its distances, `points` where it starts (both rows x columns x 3).

    `held` (rows x columns) marks points that stay; `bending` is how stiffly it folds, 0 silk to 1 felt.
    """
    points = points + np.random.default_rng(seed).normal(0, 0.0008, points.shape)
    free = np.ones(points.shape[:2]) if held is None else 1.0 - held
    before, time = points.copy(), 1 / 300
    pairs = []
    for rows, columns, strength in ((0, 1, 1), (1, 0, 1), (1, 1, 0.5), (1, -1, 0.5), (0, 2, bending), (2, 0, bending), (0, 5, bending / 2), (5, 0, bending / 2)):
        height, width = rest.shape[:2]
        for phase in range(2):
            one = [slice(0, height - rows), slice(max(0, -columns), width - max(0, columns))]
            axis, stride = (0, max(rows, 1)) if rows else (1, columns)
            line = np.arange(one[axis].start, one[axis].stop)
            line = line[(line // stride) % 2 == phase]
            index = [np.arange(one[0].start, one[0].stop), np.arange(one[1].start, one[1].stop)]
            index[axis] = line
            a = np.ix_(*index)
            b = np.ix_(index[0] + rows, index[1] + columns)
            weight = np.stack([free[a], free[b]])
            share = strength * weight / np.maximum(weight.sum(0), 1e-9)
            pairs.append((a, b, np.linalg.norm(rest[a] - rest[b], axis=-1), share[0][..., None], share[1][..., None], strength < 1))
    for step in range(int(seconds / time)):
        moved = (points - before) * 0.992 + np.array([0, 0, -9.81 * time * time])
        before = points.copy()
        points = points + moved * free[..., None]
        for turn in range(6):
            for a, b, length, share_a, share_b, is_soft in pairs:
                if is_soft and turn % 2:
                    continue
                apart = points[b] - points[a]
                distance = np.linalg.norm(apart, axis=-1)
                pull = apart * ((distance - length) / np.maximum(distance, 1e-9))[..., None]
                points[a] += share_a * pull
                points[b] -= share_b * pull
        for outwards in onto:
            away, normal = outwards(points)
            inside = (away < gap) * free
            points = points + normal * ((gap - away) * inside)[..., None]
            slip = points - before
            slip -= normal * (slip * normal).sum(-1, keepdims=True)
            points -= slip * (friction * inside)[..., None]
    return points


def cloth_sheet(name, points, m, parent=None, thickness=0.004, keep=None):
    """A grid of points as a smooth sheet with thickness; `keep` (rows x columns) leaves out what is cut away."""
    rows, columns = points.shape[:2]
    here = np.arange(rows * columns).reshape(rows, columns)
    quads = np.stack([here[:-1, :-1], here[:-1, 1:], here[1:, 1:], here[1:, :-1]], -1)
    if keep is not None:
        quads = quads[keep[:-1, :-1] & keep[:-1, 1:] & keep[1:, 1:] & keep[1:, :-1]]
    made = mesh_object(name, points.reshape(-1, 3), quads.reshape(-1, 4), m, True, 180, parent)
    thick = made.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = thickness, 0
    smooth = made.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return made


def hem(name, points, m, thread, parent=None, thickness=0.004, cells=1):
    """Doubled edge of a `cloth_sheet` with the same points, `cells` wide, and the line of stitches that holds it, on both sides."""
    rows, columns = points.shape[:2]
    here = np.arange(rows * columns).reshape(rows, columns)
    quads = np.stack([here[:-1, :-1], here[:-1, 1:], here[1:, 1:], here[1:, :-1]], -1)
    border = np.ones(quads.shape[:2], bool)
    border[cells:-cells, cells:-cells] = False
    made = mesh_object(name, points.reshape(-1, 3), quads[border], m, True, 180, parent)
    thick = made.modifiers.new("thickness", "SOLIDIFY")
    thick.thickness, thick.offset = thickness + 0.005, 0
    smooth = made.modifiers.new("smooth", "SUBSURF")
    smooth.levels = smooth.render_levels = 1
    return made, stitches(name, points, thread, parent, thickness / 2 + 0.0028, cells * 0.72)


def stitches(name, points, thread, parent, rise, inset, length=0.0034, gap=0.0018, width=0.0009):
    """Dashes of thread along the edges of a sheet, `inset` cells from them, lying `rise` off it on both sides."""
    rows, columns = points.shape[:2]
    along_row, along_column = np.linspace(inset, rows - 1 - inset, rows * 12), np.linspace(inset, columns - 1 - inset, columns * 12)
    corners = []
    for r, c in ((along_row, inset), (along_row, columns - 1 - inset), (inset, along_column), (rows - 1 - inset, along_column)):
        line, normal = on_sheet(points, *np.broadcast_arrays(r, c))
        walked = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(line, axis=0), axis=1))])
        at = np.arange(gap, walked[-1] - length, length + gap)
        take = lambda of, d: np.stack([np.interp(d, walked, of[:, k]) for k in range(3)], -1)
        ends = [(take(line, d), take(normal, d)) for d in (at, at + length)]
        way = ends[1][0] - ends[0][0]
        for side in (-1, 1):
            aside = np.cross(way, ends[0][1])
            aside *= width / 2 / np.maximum(np.linalg.norm(aside, axis=-1, keepdims=True), 1e-9)
            corners.append(np.stack([p + side * rise * n + t * aside for p, n in ends for t in (-1, 1)], 1))
    vertices = np.concatenate([c.reshape(-1, 3) for c in corners])
    here = np.arange(0, len(vertices), 4)
    return mesh_object(f"{name} stitches", vertices, np.stack([here, here + 1, here + 3, here + 2], -1), thread, False, 30, parent)


def on_sheet(points, r, c):
    """Places and normals at the fractional rows `r` and columns `c` of a grid."""
    rows, columns = points.shape[:2]
    i, k = np.minimum(r.astype(int), rows - 2), np.minimum(c.astype(int), columns - 2)
    v, u = (r - i)[:, None], (c - k)[:, None]
    one, two, three, four = points[i, k], points[i, k + 1], points[i + 1, k], points[i + 1, k + 1]
    place = (one * (1 - u) + two * u) * (1 - v) + (three * (1 - u) + four * u) * v
    right, up = (two - one) * (1 - v) + (four - three) * v, (three - one) * (1 - u) + (four - two) * u
    normal = np.cross(right, up)
    return place, normal / np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-9)
