"""Stage 4: UV-C module, a ring lamp over a reflector."""
import math

import numpy as np

from kit import block, empty, lathe, mesh_object

from .filter_parts import grid_faces, ring_section, seam_faces
from .stage_sizes import BORE_RADIUS, RING_RADIUS

HEIGHT = 0.046
LAMP_RADIUS = 0.1015
TUBE_RADIUS = 0.0068
SOCKET_DEGREES = 62
"""Where the lamp's socket stands; the tube leaves 22 degrees for it."""


def lamp(z, materials, parent):
    """Almost closed ring of glass, glowing."""
    gap = math.radians(11)
    angle = np.linspace(gap, 2 * math.pi - gap, 160) + math.radians(SOCKET_DEGREES)
    turn = np.linspace(0, 2 * math.pi, 16, endpoint=False)[:, None]
    radius = LAMP_RADIUS + TUBE_RADIUS * np.cos(turn)
    height = z + TUBE_RADIUS * np.sin(turn) + 0 * angle
    vertices = np.stack([radius * np.cos(angle), radius * np.sin(angle), height], -1).reshape(-1, 3)
    faces = np.concatenate([grid_faces(160, 15, False), seam_faces(160, 16)[:-1]])
    return mesh_object("lamp", vertices, faces, materials["uv_ring"], True, 180, parent)


def build(materials):
    """The module, standing on z = 0."""
    root = empty("stage_uvc")
    dark, mirror = materials["graph"], materials["reflector"]
    ring_section("housing", RING_RADIUS - 0.006, RING_RADIUS, 0, HEIGHT, 0.0025, dark, root)
    ring_section("inner wall", BORE_RADIUS, BORE_RADIUS + 0.004, 0, HEIGHT - 0.008, 0.0016, dark, root)
    ring_section("foot", BORE_RADIUS, RING_RADIUS, 0, 0.006, 0.002, dark, root)
    trough = [
        (BORE_RADIUS + 0.0045, HEIGHT - 0.010),
        (BORE_RADIUS + 0.012, 0.010, 0.010),
        (RING_RADIUS - 0.014, 0.010, 0.010),
        (RING_RADIUS - 0.0065, HEIGHT - 0.003),
    ]
    lathe("reflector", trough, mirror, 192, root, 8, 60)
    lamp(0.028, materials, root)
    angle = math.radians(SOCKET_DEGREES)
    place = (LAMP_RADIUS * math.cos(angle), LAMP_RADIUS * math.sin(angle), 0.028)
    block(
        "socket", (0.020, 0.040, 0.021), place, materials["ceramic"], 0.005, 4, root, (0, 0, SOCKET_DEGREES)
    )
    for offset in (-120, 120, 180):
        holder = math.radians(SOCKET_DEGREES + offset)
        place = (LAMP_RADIUS * math.cos(holder), LAMP_RADIUS * math.sin(holder), 0.022)
        block("clip", (0.019, 0.005, 0.024), place, dark, 0.0012, 2, root, (0, 0, SOCKET_DEGREES + offset))
    return root
