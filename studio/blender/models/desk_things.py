"""Things of a desk: notebook, pencil, books, plant, service bell and the light of a window. Metres."""
import math

import bpy
import numpy as np

from kit import *  # noqa: F401,F403

from .room_interior import grained


def desk_materials():
    """Wood, paper, cloth and leaf: rough and quiet, so that the product stays the sharpest thing in the picture."""
    return dict(
        wood=grained("desk oak", "#A07C54", "#C3A17A", (1.2, 22, 22), 2.2, 0.40, (0.32, 0.70)),
        pale_wood=grained("desk ash", "#B99872", "#D5BB98", (1.2, 22, 22), 2.2, 0.40, (0.32, 0.70)),
        plaster=material("plaster", "#E9DFD4", 0.85, spec=0.15, bump=0.25, bscale=60),
        cool_plaster=material("cool_plaster", "#DCE4E8", 0.85, spec=0.15, bump=0.2, bscale=60),
        paper=material("paper", "#F3EEE4", 0.8, spec=0.1),
        cloth=material("cloth", "#85452E", 0.75, spec=0.2, bump=0.4, bscale=1800),
        slate_cloth=material("slate_cloth", "#3C4B5C", 0.75, spec=0.2, bump=0.4, bscale=1800),
        leaf=material("leaf", "#4E7355", 0.5, spec=0.4),
        pot=material("pot", "#D9CDBF", 0.7, spec=0.25, bump=0.15, bscale=300),
        soil=material("soil", "#3A2A20", 0.95, spec=0.1),
        pencil=material("pencil", "#1E2C3E", 0.35),
        lead=material("lead", "#D9B48A", 0.7),
        brass=material("brass", (0.80, 0.58, 0.30), 0.30, metal=1.0),
    )


def notebook(things, width=0.148, depth=0.210, cover="cloth"):
    """Closed cloth-bound notebook of A5, 16 mm thick, with its elastic band."""
    root = empty("notebook")
    rounded_block("cover_low", width, depth, 0.0024, 0.004, 0.0009, things[cover], (0, 0, 0), root)
    block(
        "pages", (width - 0.007, depth - 0.006, 0.0112), (0.0015, 0, 0.0080), things["paper"], 0.0006, 2, root
    )
    rounded_block("cover_high", width, depth, 0.0024, 0.004, 0.0009, things[cover], (0, 0, 0.0136), root)
    rounded_block(
        "spine", 0.006, depth, 0.0155, 0.0029, 0.0016, things[cover], (-width / 2 + 0.0022, 0, 0.0002), root
    )
    block(
        "band",
        (0.0065, depth + 0.0018, 0.0006),
        (width / 2 - 0.018, 0, 0.0163),
        things["pencil"],
        0.0002,
        2,
        root,
    )
    return root


def pencil(things, length=0.172, radius=0.0036):
    """Hexagonal pencil lying along x, its point towards +x."""
    root = empty("pencil")
    lying = (0, 90, 0)
    cylinder("wood", radius, length - 0.018, things["pencil"], (0, 0, radius), 0.0003, 6, root, lying)
    cylinder(
        "cone", radius * 0.96, 0.018, things["lead"], (length - 0.018, 0, radius), 0, 32, root, lying, 0.0005
    )
    cylinder("ferrule", radius * 1.04, 0.008, things["brass"], (-0.004, 0, radius), 0.0004, 32, root, lying)
    return root


def plant(things, height=0.30, leaves=26, seed=4):
    """Pot with long blade leaves that bend outwards."""
    root = empty("plant")
    lathe(
        "pot",
        [(0, 0), (0.050, 0, 0.006), (0.062, 0.105, 0.002), (0.057, 0.105, 0.001), (0.056, 0.098)],
        things["pot"],
        96,
        root,
    )
    cylinder("soil", 0.0562, 0.002, things["soil"], (0, 0, 0.097), 0, 48, root)
    random = np.random.default_rng(seed)
    for number in range(leaves):
        turn = 2.4 * number + random.uniform(-0.2, 0.2)
        _leaf(things["leaf"], root, turn, height * random.uniform(0.7, 1.1), random.uniform(0.06, 0.17))
    return root


def _leaf(material_, root, turn, height, reach, steps=10):
    vertices, faces = [], []
    for step in range(steps + 1):
        share = step / steps
        out = 0.010 + reach * share**2.0
        half = 0.011 * math.sin(math.pi * min(0.98, 0.16 + 0.84 * share)) ** 0.8
        for side in (-1, 0, 1):
            x, y = out, side * half
            z = 0.088 + height * (share - 0.28 * share**3) + 0.003 * abs(side)
            vertices.append(
                (x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn), z)
            )
    for step in range(steps):
        for side in (0, 1):
            first = step * 3 + side
            faces.append((first, first + 1, first + 4, first + 3))
    mesh_object("leaf", vertices, faces, material_, True, 60, root)


def service_bell(things, materials):
    """Reception bell, 85 mm across."""
    root = empty("bell")
    cylinder("bell_base", 0.0425, 0.012, materials["graph"], (0, 0, 0), 0.003, 96, root)
    lathe(
        "bell_dome",
        [
            (0.0385, 0.0135),
            (0.0385, 0.0155, 0.001),
            (0.0340, 0.0330, 0.012),
            (0.0130, 0.0440, 0.014),
            (0, 0.0448),
        ],
        things["brass"],
        128,
        root,
        12,
    )
    cylinder("bell_stem", 0.0022, 0.008, materials["steel"], (0, 0, 0.0440), 0.0003, 32, root)
    lathe(
        "bell_key",
        [(0, 0.0515), (0.0062, 0.0515, 0.001), (0.0050, 0.0545, 0.002), (0, 0.0550)],
        materials["steel"],
        64,
        root,
    )
    return root


def window_light(location, target, size=(0.62, 0.82), panes=(2, 3), bar=0.035, strength=2.7, angle=0.9):
    """Sun through a window: a lamp far off, and a frame of cards that only its shadow shows."""
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy = strength
    lamp.angle = math.radians(angle)
    lamp.color = (1, 0.93, 0.84)
    sun = bpy.data.objects.new("sun", lamp)
    sun.location = location
    link(sun)
    aim(sun, target)
    frame_root = empty("window")
    frame_root.location = location
    frame_root.rotation_euler = sun.rotation_euler
    dark = material("window_frame", (0.02, 0.02, 0.02), 1, spec=0)
    width, height = size
    cards = [((side * (width / 2 + 1.5), 0), (3.0, 6.0)) for side in (-1, 1)]
    cards += [((0, side * (height / 2 + 1.5)), (width, 3.0)) for side in (-1, 1)]
    cards += [((width * (i / panes[0] - 0.5), 0), (bar, height)) for i in range(1, panes[0])]
    cards += [((0, height * (i / panes[1] - 0.5)), (width, bar)) for i in range(1, panes[1])]
    for (x, y), (w, h) in cards:
        card = mesh_object(
            "window_card",
            [
                (x - w / 2, y - h / 2, 0),
                (x + w / 2, y - h / 2, 0),
                (x + w / 2, y + h / 2, 0),
                (x - w / 2, y + h / 2, 0),
            ],
            [(0, 1, 2, 3)],
            dark,
            False,
            parent=frame_root,
        )
        card.visible_camera = card.visible_glossy = card.visible_diffuse = False
    return sun
