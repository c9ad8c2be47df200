"""A rubber plant in its pot: three stems with leathery leaves that hang by their own weight. Metres."""
import math

import numpy as np
from kit import lathe, material, mesh_object

from .room_clay import pipe, place
from .room_interior import grained

LEAF_ROWS, LEAF_COLUMNS = 13, 7


def _leaf(m, root, at, turn, pitch, length, droop):
    """Pointed oval, folded a little along its rib and bent down towards its tip."""
    along, across = np.meshgrid(np.linspace(0, 1, LEAF_ROWS), np.linspace(-1, 1, LEAF_COLUMNS), indexing="ij")
    half = 0.26 * length * np.sin(np.pi * np.clip(along, 0.02, 0.985) ** 0.85) ** 0.8
    bend = pitch - droop * along
    out, up = np.cumsum(np.cos(bend), 0) * length / LEAF_ROWS, np.cumsum(np.sin(bend), 0) * length / LEAF_ROWS
    up = up + 0.22 * half * np.abs(across) + 0.004 * np.sin(9 * along + turn) * across
    x = out * math.cos(turn) - across * half * math.sin(turn)
    y = out * math.sin(turn) + across * half * math.cos(turn)
    here = (np.arange(LEAF_ROWS - 1)[:, None] * LEAF_COLUMNS + np.arange(LEAF_COLUMNS - 1)).ravel()
    faces = np.stack([here, here + 1, here + LEAF_COLUMNS + 1, here + LEAF_COLUMNS], 1)
    made = mesh_object("leaf", np.stack([x, y, up], -1).reshape(-1, 3), faces, m, True, 180, root)
    made.location = at


def rubber_plant(P, at, height=1.3, seed=4):
    root, random = place("rubber plant", at), np.random.default_rng(seed)
    lathe("pot", [(0, 0), (0.12, 0, 0.02), (0.165, 0.30, 0.01), (0.150, 0.30, 0.006), (0.146, 0.265), (0, 0.265)], P["graphite"], 64, root)
    bark = material("bark", "#5B4B3A", 0.8)
    leaves = [grained(f"rubber leaf {k}", dark, light, (1, 1, 1), 14, 0.30, (0.3, 0.75)) for k, (dark, light) in enumerate((("#1E3A26", "#2C5233"), ("#28482C", "#3F6B3D"), ("#4A7442", "#6E9456")))]
    for stem in range(3):
        lean, way = random.uniform(0.10, 0.22), 2.1 * stem + random.uniform(-0.3, 0.3)
        tall = (height - 0.30) * (1, 0.82, 0.66)[stem]
        spot = lambda share: (0.035 * math.cos(way) + lean * share**1.5 * math.cos(way), 0.035 * math.sin(way) + lean * share**1.5 * math.sin(way), 0.26 + tall * share)
        pipe(bark, 0.009, [spot(share) for share in (0, 0.3, 0.65, 1)], root)
        count = round(tall / 0.062)
        for k in range(count):
            share = 0.22 + 0.78 * k / (count - 1)
            turn, young = way + 2.4 * k + random.uniform(-0.3, 0.3), share > 0.93
            length = random.uniform(0.17, 0.25) * (0.6 if young else 1)
            _leaf(leaves[2 if young else int(random.integers(2))], root, spot(share), turn, random.uniform(0.5, 1.0) + (0.4 if young else 0), length, random.uniform(0.7, 1.7))
    return root
