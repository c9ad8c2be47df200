"""Generation X as it comes: out of its carton, before it is plugged in."""
import math

import numpy as np
from kit import (
    Picture,
    block,
    clear_glass,
    cloth_sheet,
    cylinder,
    empty,
    frame,
    linear_colour,
    material,
    painted,
    picture_sheet,
    purifier_materials,
    rounded_block,
    smooth_noise,
    text,
)
from models import generation_x
from models.room_interior import back_wall, board_floor, daylight, grained, interior_materials, rolled_paint
from models.whole_room import socket
from models.written import curve, draw_line
from scenes.interiors import photograph

WIDTH_M, DEPTH_M, HEIGHT_M = 0.41, 0.41, 0.85
"""The carton of the product's data."""
BOARD_M = 0.007
FLAP_M = WIDTH_M / 2
FLUTE_M = 0.0078
KRAFT = "#A08A6C"


def corrugated(width, height, scuffs, seed):
    """Kraft board of so many metres, its flutes upright: they show through the liner; rubbed along its edges, with `scuffs` from other boxes."""
    random, per_m = np.random.default_rng(seed), 2000
    wide, high = round(width * per_m), round(height * per_m)
    x, y = np.arange(wide) / per_m, np.arange(high) / per_m
    tone = 1 + 0.030 * np.sin(2 * np.pi * x / FLUTE_M)[None, :] + 0.16 * (smooth_noise(random, high, wide, 180) - 0.5)
    tone = tone + 0.10 * (smooth_noise(random, high, wide, 5) - 0.5) + 0.05 * random.normal(0, 1, (high, wide))
    picture = tone[..., None] * np.array(linear_colour(KRAFT))
    pale, dark = np.array(linear_colour("#C6B497")), np.array(linear_colour("#6B5A45"))
    edge = np.minimum(np.minimum(x, width - x)[None, :], np.minimum(y, height - y)[:, None])
    rubbed = np.clip(1 - edge / 0.007, 0, 1) * np.clip(2.4 * smooth_noise(random, high, wide, 60) - 0.8, 0, 1)
    picture += rubbed[..., None] * 0.6 * (pale - picture)
    grain = smooth_noise(random, high, wide, 7)
    for colour, strength, count in ((pale, 0.55, scuffs), (dark, 0.40, scuffs // 2)):
        for _ in range(count):
            at, turn, long = random.uniform(0, 1, 2) * (wide, high), random.normal(0.5, 0.5), random.exponential(60) + 14
            points = [at + t * long * np.array([np.cos(turn + 0.2 * t), np.sin(turn + 0.2 * t)]) for t in np.linspace(-0.5, 0.5, 4)]
            draw_line(picture, curve(points, 3), random.uniform(1, 5), colour, strength * random.uniform(0.4, 1), grain)
    return picture


def flute_edge(length):
    """The end of corrugated board, from one liner to the other: the wave between them, dark where one looks into it."""
    high, wide = 28, round(length * 3000)
    y, x = np.mgrid[0:high, 0:wide]
    wave = (0.5 + 0.40 * np.sin(2 * np.pi * x / 3000 / FLUTE_M)) * (high - 1)
    paper = np.clip(1.6 - np.abs(y - wave) / 2.6, 0, 1) + np.clip(4 - np.minimum(y, high - 1 - y), 0, 1)
    return np.clip(paper, 0.10, 1)[..., None] * np.array(linear_colour("#B79F7D"))


def flap(root, board, tape, side, length, open_deg):
    """A flap on the top edge of `side` (x, y), open by degrees from upright, outwards; on those at the sides the cut tape hangs over."""
    x, y = side
    turn = math.radians(open_deg)
    out, up = math.sin(turn), math.cos(turn)
    at = lambda reach: (x * (WIDTH_M / 2 + out * reach), y * (DEPTH_M / 2 + out * reach), HEIGHT_M + up * reach)
    size = lambda reach, thick: (thick, length, reach) if x else (length, thick, reach)
    turned = (-y * open_deg, x * open_deg, 0)
    block("flap", size(FLAP_M, BOARD_M), at(FLAP_M / 2), board, 0.002, 3, root, turned)
    if x:
        block("cut tape", size(0.030, 0.0006), at(FLAP_M + 0.002), tape, 0.0002, 1, root, turned)
    elif y < 0:
        # Its end, which is seen: from its lower liner to the upper one.
        end = np.array(at(FLAP_M + 0.0004))
        thick, along = np.array([0, y * up, -out]) * BOARD_M / 2 * y, np.array([length / 2, 0, 0])
        corners = [tuple(end + i * along + k * thick) for i, k in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        picture_sheet("flutes", corners, painted("flutes", flute_edge(length), roughness=0.9), root)


def pressed_board(board, root, y):
    """The front of the carton: bowed a little, a corner pressed in, with the crease that this leaves."""
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 61), np.linspace(0, 1, 121))
    x, z = u * WIDTH_M, v * HEIGHT_M
    bow = 0.0014 * np.cos(np.pi * u) * np.sin(np.pi * v)
    beyond = (x - 0.11) * 0.80 + (0.26 - z) * 0.60  # metres past the crease, towards the lower right
    dent = 0.0075 * np.clip(beyond / 0.09, 0, 1) * np.clip((0.205 - x) / 0.06, 0, 1) * np.clip((x - 0.02) / 0.07, 0, 1)
    ridge = 0.0016 * np.exp(-((beyond / 0.006) ** 2)) * np.clip((x - 0.02) / 0.07, 0, 1)
    front = cloth_sheet("front", np.stack([x, y - bow - ridge + dent, z], -1), board, root, 0.003)
    places = [(v.co.x / WIDTH_M + 0.5, v.co.z / HEIGHT_M) for v in front.data.vertices]
    front.data.uv_layers.new(name="UVMap").data.foreach_set("uv", [part for loop in front.data.loops for part in places[loop.vertex_index]])
    return front


def strip_of_tape(tape, root, face, low, high):
    """Tape over the middle of the front, 48 mm wide, its ends torn a little off square."""
    u, v = np.meshgrid(np.linspace(-0.024, 0.024, 13), np.linspace(0, 1, 9))
    torn = 0.0016 * np.sin(u * 900) + 0.05 * u
    return cloth_sheet("tape", np.stack([u, np.full_like(u, face), low + (high - low) * v + torn * (2 * v - 1)], -1), tape, root, 0.0003)


def label():
    """A carrier's label: an address that cannot be read, and bars."""
    random, height, width = np.random.default_rng(9), 300, 220
    picture = np.ones((height, width, 3)) * 0.80
    x = 20
    while x < width - 22:
        bar, gap = random.integers(1, 5, 2)
        picture[176:262, x : x + bar] = 0.02
        x += bar + gap
    for row, long in enumerate((0.42, 0.7, 0.62, 0.5, 0.3)):
        picture[34 + 24 * row : 44 + 24 * row, 20 : 20 + int(long * width)] = np.where(random.random((1, int(long * width), 1)) < 0.78, 0.08, 0.7)
    picture[158:161, 12:-12] = 0.05
    return painted("carrier label", picture, roughness=0.45)


def carton(board, ink, at, yaw, is_sealed=False):
    """Carton with the maker's name, the model, which way is up and a carrier's label; open, the cut tape on its flaps, or as it is sent."""
    root = empty("carton", at, (0, 0, yaw))
    tape = material("tape", "#B08F62", 0.22, spec=0.5)
    for x, y in ((1, 0), (-1, 0), (0, 1)):
        size = (BOARD_M, DEPTH_M, HEIGHT_M) if x else (WIDTH_M, BOARD_M, HEIGHT_M)
        block("wall", size, (x * WIDTH_M / 2, y * DEPTH_M / 2, HEIGHT_M / 2), board, 0.002, 3, root)
    front = -DEPTH_M / 2 - BOARD_M / 2
    pressed_board(painted("front", corrugated(WIDTH_M, HEIGHT_M, 46, 5), roughness=0.86), root, front)
    for side, open_deg in (((1, 0), 128), ((-1, 0), 112), ((0, 1), 74), ((0, -1), 116)):
        if not is_sealed:
            flap(root, board, tape, side, WIDTH_M - 0.008, open_deg)
    if is_sealed:
        lid = HEIGHT_M + BOARD_M / 2
        for x in (1, -1):
            block("flap", (FLAP_M + BOARD_M / 2 - 0.001, DEPTH_M + BOARD_M, BOARD_M), (x * (FLAP_M + BOARD_M / 2) / 2, 0, lid), board, 0.002, 3, root)
        block("tape over the lid", (0.048, DEPTH_M + BOARD_M + 0.006, 0.0006), (0, 0, lid + BOARD_M / 2 + 0.0002), tape, 0.0002, 1, root)
    face = front - 0.0031
    text("MARS", 0.088, (0, face, 0.475), ink, fnt="Inter-SemiBold", spacing=1.2, parent=root)
    text("Generation X", 0.034, (0, face, 0.400), ink, parent=root)
    text("↑ ↑", 0.060, (-0.125, face, 0.112), ink, parent=root)
    text("This way up", 0.0145, (-0.125, face, 0.079), ink, parent=root)
    size = " × ".join(str(round(1000 * side)) for side in (WIDTH_M, DEPTH_M, HEIGHT_M))
    text(f"Air purifier   {size} mm", 0.0150, (0, face, 0.366), ink, parent=root)
    for low, high in ((0.001, 0.066), (HEIGHT_M - 0.070, HEIGHT_M - 0.001)):
        strip_of_tape(tape, root, face + 0.0002, low, high)
    corners = [(-0.168, face, 0.195), (-0.070, face, 0.195), (-0.070, face, 0.329), (-0.168, face, 0.329)]
    picture_sheet("label", corners, label(), root)
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


def display_film(machine):
    """The clear film that still lies over the display, with the tab to pull it off."""
    film = clear_glass("film", 0.55, (0.86, 0.93, 0.97), 0.16)
    middle, front = 0.648, -generation_x.BODY[1] / 2 - 0.0030
    cylinder("film", 0.049, 0.0006, film, (0, front, middle), 0.0002, 96, machine, (90, 0, 0))
    tab = material("film tab", "#3E86B8", 0.35, spec=0.4)
    block("film tab", (0.030, 0.0008, 0.017), (0.046, front - 0.004, middle + 0.034), tab, 0.0003, 2, machine, (0, -36, -14))


def manual(paper, ink, at, yaw):
    """Stapled booklet of A5, 3 mm thick, with the maker's name and the model on its cover, which no longer lies quite flat."""
    root = empty("manual", at, (0, 0, yaw))
    block("pages", (0.146, 0.208, 0.0026), (0, 0, 0.0013), paper, 0.0004, 2, root)
    u, v = np.meshgrid(np.linspace(-0.5, 0.5, 25), np.linspace(-0.5, 0.5, 13))
    lift = 0.0034 + 0.016 * np.clip((u - 0.05) / 0.45, 0, 1) ** 2 * (0.75 + 0.5 * v)
    cloth_sheet("cover", np.stack([u * 0.148, v * 0.21, lift], -1), paper, root, 0.0003)
    for words, size, y, weight in (("MARS", 0.017, 0.070, "Inter-SemiBold"), ("Generation X", 0.0085, 0.046, "Inter-Medium"), ("Manual", 0.0085, 0.034, "Inter-Medium")):
        text(words, size, (-0.062, y, 0.0038), ink, (0, 0, 0), weight, align="LEFT", parent=root)
    return root


def unpacked():
    """By the wall of a waiting room in the morning: the machine beside its carton, a cap of pulp and the manual on the floor."""
    P = interior_materials()
    P["wall"], P["soil"] = rolled_paint("waiting room paint", "#C6CBCA", relief=0.3), material("floor joint", "#7A5B3E", 0.8)
    kraft = grained("kraft", "#957F62", "#A58F71", (1, 1, 1), 420, 0.88, (0.3, 0.72))
    pulp = grained("pulp", "#A29C92", "#BDB7AC", (1, 1, 1), 320, 0.95, (0.3, 0.7))
    ink = material("carton ink", "#20303A", 0.8, spec=0.1)
    back_wall(P)
    board_floor(P)
    carton(kraft, ink, (-0.36, -0.52, 0), 14)
    dark = material("display off", (0.004, 0.004, 0.005), 0.06, spec=0.5, coat=1.0, coat_r=0.02)
    machine = generation_x.build({**purifier_materials(), **dict.fromkeys(("ring2", "dim", "glow", "ringx"), dark)}, lit=False)
    machine.location, machine.rotation_euler = (0.27, -0.42, 0), (0, 0, math.radians(6))
    display_film(machine)
    pulp_cap(pulp, (0.02, -0.86, 0.004), (0, 0, 24))
    manual(material("coated paper", "#E6E6E2", 0.4, spec=0.4), ink, (0.47, -0.82, 0), -18)
    socket(P, (0.60, -0.005, 0.30))
    daylight(sky_watt=90, sun=3.2, towards=(1.9, 1.1, -0.78), room_watt=16)
    photograph((0.0, -0.45, 0.395), 1.88, 14, 10)


PICTURES = {
    "proof-carton": Picture(unpacked, 1200, 840, samples=5, supersampling=2, exposure=0.85, bounces=4, bloom=0.04, grain=0.002, tone="punchy", contrast=0.55, warmth=-0.01, vignette=0.26, softness=0.09),
}
