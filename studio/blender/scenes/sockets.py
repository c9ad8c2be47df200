"""One wall at one scale: two Generation Z on the two plugs of one socket, four Generation X on four plugs."""
import numpy as np
from kit import Picture, area, lead
from models.eye_room import finishes
from models.room_clay import block
from models.room_interior import grained, rolled_paint, sheet
from models.room_purifier import DEPTH_M
from models.whole_room import fill, from_wall, machines, socket, stand, sunlight
from models.worn import worn

WALL_Z = 0.40


def led(x, side, machine, generation, seed):
    """Lead from the plug at `x` down the wall and along the floor to the back of the machine at (x, y, yaw), which stands on that `side`."""
    random = np.random.default_rng(seed)
    back = (machine[0] - side * 0.10, machine[1] + DEPTH_M[generation] / 2 - 0.02)
    sway = random.uniform(-0.012, 0.012)
    points = [(x, -0.030, WALL_Z + 0.012), (x, -0.032, WALL_Z - 0.03), (x + sway, -0.050, WALL_Z * 0.55), (x + sway + side * 0.01, -0.055, 0.07), (x + side * 0.03, -0.075, 0.0045)]
    points += [(x + side * 0.11, -0.15 - random.uniform(0, 0.05), 0.0045), ((x + back[0]) / 2 + side * 0.04, -0.13 - random.uniform(0, 0.04), 0.0045), (back[0] - side * 0.04, -0.075, 0.0045)]
    points += [(back[0] + side * 0.01, -0.10, 0.006), (back[0] + side * 0.03, back[1] + 0.02, 0.035), (back[0] + side * 0.03, back[1] - 0.02, 0.04)]
    lead({}, points, None, 0.0034)


def one_wall():
    """By a window in the afternoon: one double socket at the left for two Generation Z, two at the right for four Generation X."""
    P = finishes()
    P["wall"] = worn(rolled_paint("office wall", "#BAC6C8", relief=0.35), 0.05, 0.45, 0.04, below=1.0)
    sheet("wall", [(-5, 0, 0), (5, 0, 0), (5, 0, 3.2), (-5, 0, 3.2)], P["wall"])
    block(P["trim"], (10, 0.018, 0.10), (0, -0.009, 0), 0.006, 0.008)
    tile = worn(grained("carpet tile", "#565B5E", "#898E90", (1, 1, 1), 150, 0.95, (0.30, 0.70), 0.002, 0.05), 0.12, 0.3, 0.0, tint="#33373A")
    for row in range(5):
        for column in range(20):
            corners = [(-0.2497, -0.2497, 0), (0.2497, -0.2497, 0), (0.2497, 0.2497, 0), (-0.2497, 0.2497, 0)]
            sheet("tile", corners, tile).location = (-4.9 + 0.5 * column, -0.25 - 0.5 * row, 0)
    sheet("near floor", [(-5, -7, -0.001), (5, -7, -0.001), (5, 0, -0.001), (-5, 0, -0.001)], tile)
    z, x = from_wall("z"), from_wall("x")
    large, small = [(-2.08, -z, 0), (-1.14, -z, 0)], [(0.10, -x, 0), (0.78, -x, 0), (1.42, -x, 0), (2.10, -x, 0)]
    machines("z", large)
    machines("x", small)
    for middle, pair, generation in ((-1.61, large, "z"), (0.44, small[:2], "x"), (1.76, small[2:], "x")):
        socket(P, (middle, -0.001, WALL_Z), 0, True, plugs=(-0.037, 0.035))
        for k, machine in enumerate(pair):
            led(middle + (-0.037, 0.035)[k], (-1, 1)[k], machine, generation, 30 + k + int(10 * middle))
    frame = P["trim"]
    for at in (-4.6, -3.9, -3.2, -2.5, -1.8, -1.1):
        block(frame, (0.07, 0.03, 2.2), (-4.2, at, 0.7), 0.002, 0.003, None, (0, 0, 90))
    for height in (0.70, 1.55, 2.5):
        block(frame, (4.0, 0.03, 0.07), (-4.2, -2.8, height), 0.002, 0.003, None, (0, 0, 90))
    block(P["wall"], (5.5, 0.02, 0.7), (-4.22, -2.8, 0), 0.002, 0.003, None, (0, 0, 90))
    sunlight(4.2, (1.9, 0.92, -0.52), (1, 0.88, 0.72), 1.1)
    area("window", (-4.0, -2.6, 1.5), (0.3, 0, 0.5), 3.2, 1.9, 130, (0.93, 0.97, 1))
    fill(0.34, (1, 0.99, 0.98), (0.66, 0.68, 0.70))
    stand((0.0, -7.2, 0.80), (0.0, 0), 47.5, 0.022)


PICTURES = {
    "two-sockets": Picture(one_wall, 1920, 720, samples=4, supersampling=2, exposure=0.7, bounces=6, clamp=10, tone="punchy", bloom=0.04, grain=0.003, contrast=0.3, warmth=0.01, vignette=0.2, kept=0.15),
}
