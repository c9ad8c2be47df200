"""The kit's lofts and lathes with few triangles. Same names and arguments as in `kit.mesh`, so that the models need no change."""
import math

import numpy as np

from kit import mesh as kit_mesh

from .profile import FINENESS, rounded, segments_round, smoothed

DENSE = 1440
STRAIGHT_SHARE = 0.12
"""Share of an outline's points that are spread by length; the rest follow the curvature."""


LARGE = 400
"""Outlines of so many tolerances across get the ends of their flat sides."""


def sparse_outline(width, depth, corner, most=400):
    """Outline with points where it turns: (points, normals, arc lengths, perimeter), first point mid front."""
    points, normals, length = kit_mesh.outline(width, depth, corner, DENSE)
    turn = np.arccos(np.clip((normals * np.roll(normals, -1, 0)).sum(1), -1, 1))
    bend = np.sqrt(turn)  # dense where the normal changes, and not too sparse where it only begins to
    weight = bend / bend.sum() * (1 - STRAIGHT_SHARE) + STRAIGHT_SHARE / len(turn)
    along = np.concatenate([[0], np.cumsum(weight)])[:-1]
    count = 4 * math.ceil(segments_round(min(corner, width / 2), most) * 1.1 / 4)
    chosen = np.minimum(np.searchsorted(along, np.arange(count) / count), len(points) - 1)
    if min(width, depth) > LARGE * FINENESS.tolerance:
        chosen = np.concatenate([chosen, ends_of_flats(normals)])
    chosen = np.unique(chosen)
    return points[chosen], normals[chosen], length * chosen / len(points), length


def ends_of_flats(normals):
    """Where the four sides begin and end: a flat side whose points lie in the corners would shade as a bulge."""
    is_flat = np.abs(normals).max(1) > math.cos(math.radians(0.25))
    return np.flatnonzero(is_flat & ~(np.roll(is_flat, 1) & np.roll(is_flat, -1)))


def loft(name, w, d, r, prof, m, n=160, cap=(True, True), parent=None, seg=5, angle=35, endfull=False):
    """See `kit.mesh.loft`: profile of (inset, height[, fillet radius]) swept round the outline."""
    points, normals, _, _ = sparse_outline(w, d, r, n)
    steps = smoothed(rounded([(-p[0], *p[1:]) for p in prof], endfull), angle)
    rings = [
        np.column_stack([points + normals * place[0], np.full(len(points), place[1])]) for place, _, _ in steps
    ]
    return swept(name, rings, normals, steps, m, parent, cap)


def lathe(name, prof, m, n=128, parent=None, seg=5, angle=35, closed=False, loc=(0, 0, 0)):
    """See `kit.mesh.lathe`: profile of (radius, height[, fillet radius])."""
    steps = smoothed(rounded(list(prof) + ([prof[0]] if closed else [])), angle)
    turn = np.linspace(0, 2 * np.pi, segments_round(max(p[0] for p in prof), n), endpoint=False)
    outward = np.stack([np.cos(turn), np.sin(turn)], 1)
    rings = [
        np.column_stack([outward * max(place[0], 0), np.full(len(turn), place[1])]) for place, _, _ in steps
    ]
    made = swept(name, rings, outward, steps, m, parent, (False, False))
    made.location = loc
    return made


def swept(name, rings, outward, steps, m, parent, cap):
    """Quads between rings, with the normals of the profile; a ring of no size is one point."""
    count = len(outward)
    here, there = np.arange(count), (np.arange(count) + 1) % count
    vertices, faces, normals = np.concatenate(rings), [], []

    def normal(direction, i):
        return np.array([*(outward[i] * direction[0]), direction[1]])

    for k in range(len(rings) - 1):
        (_, _, low), (_, high, _) = steps[k], steps[k + 1]
        is_point = [np.ptp(rings[j][:, :2], axis=0).max() < 5e-5 for j in (k, k + 1)]
        if all(is_point) or np.abs(rings[k] - rings[k + 1]).max() < 1e-7:
            continue
        a, b = k * count, (k + 1) * count
        for i, j in zip(here, there):
            if is_point[0]:
                faces.append((a, b + j, b + i))
                normals += [normal(low, i), normal(high, j), normal(high, i)]
            elif is_point[1]:
                faces.append((a + i, a + j, b))
                normals += [normal(low, i), normal(low, j), normal(high, i)]
            else:
                faces.append((a + i, a + j, b + j, b + i))
                normals += [normal(low, i), normal(low, j), normal(high, j), normal(high, i)]
    for wanted, first, order, up in ((cap[0], 0, -1, -1.0), (cap[1], (len(rings) - 1) * count, 1, 1.0)):
        if wanted:
            faces.append(tuple(first + here[::order]))
            normals += [np.array([0, 0, up])] * count
    return with_normals(kit_mesh.mesh_object(name, vertices, faces, m, True, 35, parent), normals)


def with_normals(made, normals):
    """Gives each corner of each face its normal."""
    lengths = np.linalg.norm(normals, axis=1)[:, None]
    made.data.use_auto_smooth = True
    made.data.normals_split_custom_set((np.array(normals) / np.maximum(lengths, 1e-9)).tolist())
    return made


def torus(name, R, r, m, loc=(0, 0, 0), parent=None, rot=(0, 0, 0), n=128, k=16):
    """See `kit.mesh.torus`."""
    sides = min(k, segments_round(r, 12))
    round_, across = segments_round(R, n), np.linspace(0, 2 * np.pi, sides, endpoint=False)
    turn = np.linspace(0, 2 * np.pi, round_, endpoint=False)
    outward = np.column_stack([np.cos(turn), np.sin(turn), 0 * turn])
    up = np.array([0, 0, 1.0])
    direction = np.cos(across)[:, None, None] * outward + np.sin(across)[:, None, None] * up
    vertices = (outward * R + r * direction).reshape(-1, 3)
    faces = [
        (
            s * round_ + i,
            s * round_ + (i + 1) % round_,
            (s + 1) % sides * round_ + (i + 1) % round_,
            (s + 1) % sides * round_ + i,
        )
        for s in range(sides)
        for i in range(round_)
    ]
    made = kit_mesh.mesh_object(name, vertices, faces, m, True, 180, parent)
    with_normals(made, direction.reshape(-1, 3)[np.array(faces).ravel()])
    made.location = loc
    made.rotation_euler = [math.radians(a) for a in rot]
    return made


def block(name, size, loc, m, bev=0.002, seg=3, parent=None, rot=(0, 0, 0)):
    """See `kit.mesh.block`: bevels of one piece, none at all where they would not be seen."""
    is_seen = bev > 4 * FINENESS.tolerance
    made = KIT_BLOCK(name, size, loc, m, bev if is_seen else 0, 2 if bev > 25 * FINENESS.tolerance else 1, parent, rot)
    if not is_seen:
        made.data.polygons.foreach_set("use_smooth", np.zeros(len(made.data.polygons), bool))
    return made


KIT_BLOCK = kit_mesh.block
