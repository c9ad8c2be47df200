"""Profiles of lofts and lathes with few points and the exact normal at each, so that a coarse fillet still shades as a round one."""
import math
from contextlib import contextmanager
from dataclasses import dataclass

import numpy as np


@dataclass
class Fineness:
    """How far a drawn edge may lie off the true curve, in metres. One value a product: a bottle is seen from nearer."""

    tolerance: float = 0.00014


FINENESS = Fineness()
FILLET_LENIENCE = 5
"""A fillet may lie this many times further off: its normals hide it."""


@contextmanager
def coarser(times):
    """Multiplies the tolerance for what is built inside the block."""
    FINENESS.tolerance *= times
    yield
    FINENESS.tolerance /= times


def segments_round(radius, most):
    """Even number of straight pieces of a full circle, between 4 and `most`."""
    pieces = math.pi / math.sqrt(2 * FINENESS.tolerance / max(radius, 1e-6))
    return int(min(most, max(4 if radius < 8 * FINENESS.tolerance else 6, 2 * math.ceil(pieces / 2))))


def segments_fillet(radius, turn):
    """Pieces of a fillet that turns by `turn` radians."""
    step = 2 * math.sqrt(2 * FINENESS.tolerance * FILLET_LENIENCE / max(radius, 1e-6))
    return max(1, min(8, math.ceil(turn / step)))


def rounded(points, full_ends=False):
    """Points (across, up[, fillet radius]) -> list of (place, normal before, normal after), the normal right of the way."""
    corners = [np.array(point[:2], float) for point in points]
    radii = [point[2] if len(point) > 2 else 0 for point in points]
    last = len(points) - 1
    steps = []
    for i, corner in enumerate(corners):
        before = unit(corner - corners[i - 1]) if i else None
        after = unit(corners[i + 1] - corner) if i < last else None
        into, out = right_of(before if i else after), right_of(after if i < last else before)
        if i in (0, last) or radii[i] <= 0:
            steps.append((corner, into, out))
            continue
        turn = math.acos(np.clip(before @ after, -1, 1))
        if turn < 1e-4:
            steps.append((corner, into, out))
            continue
        room = [
            (0.98 if full_ends and end else 0.49) * np.linalg.norm(corners[other] - corner)
            for other, end in ((i - 1, i == 1), (i + 1, i == last - 1))
        ]
        reach = min(radii[i] * math.tan(turn / 2), *room)
        radius = reach / math.tan(turn / 2)
        side = 1 if before[0] * after[1] - before[1] * after[0] > 0 else -1
        centre = corner - before * reach - right_of(before) * radius * side
        count = segments_fillet(radius, turn)
        for k in range(count + 1):
            angle = side * turn * k / count
            normal = rotated(into, angle)
            steps.append((centre + normal * radius * side, normal, normal))
    return steps


def smoothed(steps, degrees, is_closed=False):
    """Lets normals flow over corners that turn by less than `degrees`."""
    limit = math.cos(math.radians(degrees))
    result = []
    for place, into, out in steps:
        if into @ out > limit:
            into = out = unit(into + out)
        result.append((place, into, out))
    return result


def right_of(direction):
    return np.array([direction[1], -direction[0]])


def rotated(vector, angle):
    c, s = math.cos(angle), math.sin(angle)
    return np.array([c * vector[0] - s * vector[1], s * vector[0] + c * vector[1]])


def unit(vector):
    return vector / max(np.linalg.norm(vector), 1e-12)
