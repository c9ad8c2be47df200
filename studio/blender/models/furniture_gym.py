"""Gym equipment. Metres."""
from kit import lathe

from .room_clay import block, pipe, place


def kettlebell(P, at, size=1.0, colour="graphite"):
    root = place("kettlebell", at)
    root.scale = (size,) * 3
    ball = [(0, 0), (0.07, 0, 0.02), (0.105, 0.10, 0.09), (0.05, 0.20, 0.04), (0, 0.20)]
    lathe("ball", ball, P[colour], 48, root, 8)
    arch = [(-0.05, 0, 0.16), (-0.075, 0, 0.24), (-0.05, 0, 0.295), (0, 0, 0.30)]
    pipe(P[colour], 0.016, arch + [(-x, y, z) for x, y, z in reversed(arch[:3])], root)


def exercise_mat(P, at, yaw=0, colour="sage"):
    root = place("mat", at, yaw)
    block(P[colour], (0.64, 1.75, 0.014), (0, 0, 0), 0.006, 0.02, root)
