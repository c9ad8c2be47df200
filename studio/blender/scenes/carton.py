"""Generation X as it comes: out of its carton, before it is plugged in."""
import math

from kit import Picture, block, empty, frame, material, purifier_materials, rounded_block, text
from models import generation_x
from models.desk_things import desk_materials, notebook
from models.room_interior import back_wall, board_floor, daylight, grained, interior_materials
from models.whole_room import socket
from scenes.interiors import photograph

WIDTH_M, DEPTH_M, HEIGHT_M = 0.41, 0.41, 0.85
"""The carton of the product's data."""
BOARD_M = 0.006
FLAP_M = WIDTH_M / 2


def flap(root, board, side, length, open_deg):
    """A flap on the top edge of `side` (x, y), open by degrees from upright, outwards."""
    x, y = side
    turn = math.radians(open_deg)
    out, up = math.sin(turn) * FLAP_M / 2, math.cos(turn) * FLAP_M / 2
    at = (x * (WIDTH_M / 2 + out), y * (DEPTH_M / 2 + out), HEIGHT_M + up)
    size = (BOARD_M, length, FLAP_M) if x else (length, BOARD_M, FLAP_M)
    block("flap", size, at, board, 0.002, 3, root, (-y * open_deg, x * open_deg, 0))


def carton(board, ink, at, yaw):
    """Open carton with the maker's name, the model and which way is up."""
    root = empty("carton", at, (0, 0, yaw))
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        size = (BOARD_M, DEPTH_M, HEIGHT_M) if x else (WIDTH_M, BOARD_M, HEIGHT_M)
        block("wall", size, (x * WIDTH_M / 2, y * DEPTH_M / 2, HEIGHT_M / 2), board, 0.002, 3, root)
    for side, open_deg in (((1, 0), 128), ((-1, 0), 112), ((0, 1), 74), ((0, -1), 146)):
        flap(root, board, side, WIDTH_M - 0.008, open_deg)
    front = -DEPTH_M / 2 - BOARD_M / 2 - 0.0004
    text("MARS", 0.062, (0, front, 0.47), ink, fnt="Inter-SemiBold", spacing=1.2, parent=root)
    text("Generation X", 0.026, (0, front, 0.405), ink, parent=root)
    text("↑ ↑", 0.050, (-0.135, front, 0.085), ink, parent=root)
    text("410 × 410 × 850 mm", 0.013, (0.105, front, 0.072), ink, parent=root)
    right = WIDTH_M / 2 + BOARD_M / 2 + 0.0004
    rounded_block("handle", 0.11, 0.034, 0.0012, 0.016, 0.0004, material("inside", "#2B1F14", 0.9), (right - 0.0006, 0, 0.60), root, rot=(90, 0, 90))
    return root


def pulp_cap(pulp, at, rotation):
    """Cap of moulded pulp that held the machine in its carton."""
    root = empty("pulp cap", at, rotation)
    frame("rim", 0.395, 0.395, 0.035, 0.030, 0.105, 0.010, pulp, parent=root)
    rounded_block("floor", 0.385, 0.385, 0.024, 0.032, 0.008, pulp, (0, 0, 0), root)
    for x, y in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        rounded_block("corner", 0.085, 0.085, 0.082, 0.030, 0.010, pulp, (x * 0.135, y * 0.135, 0.012), root)


def unpacked():
    """By the wall of a waiting room in the morning: the machine beside its carton, a cap of pulp and the manual on the floor."""
    P = interior_materials()
    kraft = grained("kraft", "#B08050", "#BE9061", (1, 1, 1), 420, 0.88, (0.3, 0.72))
    pulp = grained("pulp", "#A29C92", "#BDB7AC", (1, 1, 1), 320, 0.95, (0.3, 0.7))
    ink = material("carton ink", "#20303A", 0.8, spec=0.1)
    back_wall(P)
    board_floor(P)
    carton(kraft, ink, (-0.36, -0.52, 0), 14)
    dark = material("display off", (0.004, 0.004, 0.005), 0.06, spec=0.5, coat=1.0, coat_r=0.02)
    machine = generation_x.build({**purifier_materials(), **dict.fromkeys(("ring2", "dim", "glow", "ringx"), dark)}, lit=False)
    machine.location, machine.rotation_euler = (0.27, -0.42, 0), (0, 0, math.radians(6))
    pulp_cap(pulp, (0.02, -0.86, 0.004), (0, 0, 24))
    book = notebook(desk_materials(), 0.148, 0.21, "slate_cloth")
    book.location, book.rotation_euler = (0.46, -0.80, 0.002), (0, 0, math.radians(-18))
    socket(P, (0.60, -0.005, 0.30))
    daylight(sky_watt=90, sun=3.2, towards=(1.9, 1.1, -0.78), room_watt=16)
    photograph((0.0, -0.45, 0.395), 1.88, 14, 10)


PICTURES = {
    "proof-carton": Picture(unpacked, 1200, 840, samples=24, exposure=0.3, bounces=4, strength=0.88),
}
