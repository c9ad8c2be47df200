"""Filter set of Generation Z, three panels: large-particulate mesh, honeycomb of carbon, pleated H13. Metres."""
import math

import numpy as np

from kit import Flat, block, empty, frame, perforated_plate, text

from .filter_parts import bead_line, granules, pleat_panel

WIDTH, HEIGHT, DEPTH = 0.350, 0.440, 0.042
BORDER = 0.026
CELL = 0.0160


def upright_frame(name, depth, surface, parent):
    """Rounded frame of a panel, standing on z = 0 with its front at y = -depth / 2."""
    made = frame(name, WIDTH, HEIGHT, 0.034, BORDER, depth, 0.003, surface, -depth / 2, 200, parent, 5)
    made.rotation_euler = (math.radians(90), 0, 0)
    made.location = (0, 0, HEIGHT / 2)
    return made


def pull_tab(depth, materials, parent):
    """Coral loop at the upper edge."""
    block("tab", (0.074, 0.016, 0.010), (0, 0, HEIGHT + 0.003), materials["coral"], 0.004, 4, parent)


def lettering(words, depth, surface, parent):
    """Print on the upper border of the frame."""
    text(words, 0.0125, (0, -depth / 2 - 0.0001, HEIGHT - BORDER / 2), surface, spacing=1.1, parent=parent)


def mesh_panel(materials):
    """Stage 1: fine mesh in a graphite frame, with a cross of ribs."""
    root, depth = empty("mesh panel"), 0.018
    upright_frame("frame", depth, materials["graph"], root)
    inner, tall = WIDTH - 2 * BORDER + 0.006, HEIGHT - 2 * BORDER + 0.006
    holes = perforated_plate(
        "mesh",
        Flat(0),
        -inner / 2,
        inner / 2,
        -tall / 2,
        tall / 2,
        2 * round(inner / 0.0050 / 2),
        round(tall / 0.0050),
        lambda u, v, column, row: (0.0018, 0.0018),
        materials["mesh"],
        0.0008,
        0.0001,
        3,
        True,
        root,
    )
    holes.location = (0, 0, HEIGHT / 2)
    rib = materials["graph"]
    for x in (-inner / 4, 0, inner / 4):
        block("rib", (0.005, 0.008, tall), (x, 0.002, HEIGHT / 2), rib, 0.001, 2, root)
    for z in (-tall / 6, tall / 6):
        block("rib", (inner, 0.008, 0.005), (0, 0.002, HEIGHT / 2 + z), rib, 0.001, 2, root)
    pull_tab(depth, materials, root)
    lettering("GENERATION Z    PARTICULATE", depth, materials["print_light"], root)
    return root


def carbon_panel(materials):
    """Stage 2: honeycomb filled with granules of carbon, in a grey frame."""
    root, depth = empty("carbon panel"), 0.034
    upright_frame("frame", depth, materials["screen"], root)
    inner, tall = WIDTH - 2 * BORDER + 0.006, HEIGHT - 2 * BORDER + 0.006
    comb = perforated_plate(
        "honeycomb",
        Flat(-0.010),
        -inner / 2,
        inner / 2,
        -tall / 2,
        tall / 2,
        2 * round(inner / CELL / 2),
        round(tall / CELL),
        lambda u, v, column, row: (0.0069, 0.0069),
        materials["sleeve"],
        0.012,
        0.0003,
        3,
        True,
        root,
    )
    comb.location = (0, 0, HEIGHT / 2)
    generator = np.random.default_rng(4)
    count = 15000
    x = generator.uniform(-inner / 2, inner / 2, count)
    z = generator.uniform(HEIGHT / 2 - tall / 2, HEIGHT / 2 + tall / 2, count)
    granules(np.column_stack([x, generator.uniform(-0.0075, -0.004, count), z]), 0.0038, materials, root)
    block("back", (inner, 0.002, tall), (0, -0.001, HEIGHT / 2), materials["bed"], 0, 1, root)
    pull_tab(depth, materials, root)
    lettering("GENERATION Z    CARBON", depth, materials["print_light"], root)
    return root


def pleated_panel(materials):
    """Stage 3: pleated H13 paper in a white frame."""
    root, depth = empty("pleated panel"), DEPTH
    upright_frame("frame", depth, materials["ice2"], root)
    inner, tall = WIDTH - 2 * BORDER + 0.004, HEIGHT - 2 * BORDER + 0.004
    front = -depth / 2 + 0.003
    pleats = pleat_panel(inner, tall, front, materials, root)
    pleats.location = (0, 0, HEIGHT / 2)
    for share in (0.2, 0.4, 0.6, 0.8):
        bead_line(inner, front, HEIGHT / 2 + tall * (share - 0.5), materials, root)
    block("back", (inner, 0.002, tall), (0, front + 0.016, HEIGHT / 2), materials["paper_back"], 0, 1, root)
    pull_tab(depth, materials, root)
    lettering("GENERATION Z    HEPA H13", depth, materials["print"], root)
    return root


def build(materials):
    """The three panels standing fanned, the pleated one in front."""
    root = empty("filter_z")
    places = (
        (mesh_panel, 0.150, 0.300, -20),
        (carbon_panel, 0.035, 0.120, -11),
        (pleated_panel, -0.110, -0.060, 0),
    )
    for build_panel, x, y, turn in places:
        panel = build_panel(materials)
        panel.parent = root
        panel.location = (x, y, 0)
        panel.rotation_euler = (0, 0, math.radians(turn))
    return root
