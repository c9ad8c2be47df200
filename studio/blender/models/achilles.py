"""Achilles water bottle, white or black: 73 mm in diameter, 262 mm tall, UV-C lamp, LED ring and USB-C in its cap.

All measures are in metres. The cap is an object of its own, with its origin at the lower rim, so that a scene can
lift it off; the bottle then shows its steel neck with the thread.
"""
import math

import bpy
import numpy as np

from kit import *  # noqa: F401,F403

HEIGHT, RADIUS = 0.262, 0.0365
CAP_SEAT, CAP_HEIGHT = 0.222, 0.040
CAP_RIM_RADIUS, CAP_TOP_RADIUS = 0.0271, 0.0263
LAMP_DEPTH = 0.014
UVC = (0.24, 0.13, 1.0)
SEGMENTS = 192


def achilles_materials():
    """Palette of the family with the powder coats, the silicone and the violet lights of the bottles."""
    materials = palette()
    materials.update(
        white_coat=material("white_coat", (0.64, 0.645, 0.65), 0.36, spec=0.45, coat=0.25, coat_r=0.16, bump=0.10, bscale=900),
        black_coat=material(
            "black_coat", (0.014, 0.015, 0.017), 0.36, coat=0.4, coat_r=0.14, bump=0.08, bscale=900
        ),
        white_cap=material("white_cap", (0.66, 0.665, 0.67), 0.36, spec=0.45),
        black_cap=material("black_cap", (0.020, 0.021, 0.024), 0.34),
        white_print=material("white_print", (0.13, 0.14, 0.16), 0.5),
        black_print=material("black_print", (0.55, 0.56, 0.58), 0.4),
        brushed=material("brushed", (0.58, 0.57, 0.56), 0.34, metal=1.0, noise_rough=0.08, bscale=500),
        copper=material("copper_ring", (0.86, 0.36, 0.24), 0.16, metal=1.0),
        silicone=material("silicone", (0.42, 0.43, 0.44), 0.55, spec=0.4),
        reflector=material("reflector", (0.72, 0.72, 0.74), 0.12, metal=1.0),
        quartz=material("quartz", (0, 0, 0), 0.15, emit=UVC, estr=1.9),
        led=material("led", (0, 0, 0), 0.5, emit=(0.26, 0.15, 1.0), estr=2.8),
    )
    return materials


def build(materials, colour="white", has_cap=True):
    """The bottle upright on z = 0, its print towards -y. Without its cap the neck is open."""
    root = empty(f"achilles_{colour}")
    _body(materials, colour, root)
    _neck(materials, root)
    if has_cap:
        cap = build_cap(materials, colour)
        cap.parent = root
        cap.location = (0, 0, CAP_SEAT)
    return root


def build_cap(materials, colour="white", is_lit=True):
    """The cap, its lower rim at z = 0, its status light towards -y and its USB-C socket towards +y."""
    root = empty(f"cap_{colour}")
    shell = materials[f"{colour}_cap"]
    lathe(
        "cap_shell",
        [
            (0.0195, LAMP_DEPTH),
            (0.0233, LAMP_DEPTH, 0.0006),
            (0.0233, 0.0, 0.0007),
            (CAP_RIM_RADIUS, 0.0, 0.0011),
            (CAP_TOP_RADIUS, 0.0370, 0.0045),
            (0.0212, CAP_HEIGHT, 0.0028),
            (0.0198, 0.0391, 0.0006),
            (0, 0.0391),
        ],
        shell,
        SEGMENTS,
        root,
        8,
    )
    _knurl(shell, root)
    cylinder("cap_glass", 0.0194, 0.0012, materials["black"], (0, 0, 0.0386), 0.0005, 128, root)
    led = materials["led"] if is_lit else materials["dark"]
    lathe("led_ring", [(0.0144, 0.0401), (0.0129, 0.0401)], led, 128, root)
    _status_light(led, root)
    _usb_socket(materials, root)
    _lamp(materials, root)
    return root


def _body(materials, colour, root):
    coat, print_ = materials[f"{colour}_coat"], materials[f"{colour}_print"]
    radius = RADIUS
    lathe(
        "foot",
        [
            (0, 0.0015),
            (radius - 0.0045, 0.0, 0.0008),
            (radius - 0.0018, 0.0, 0.0012),
            (radius - 0.0018, 0.0044),
            (radius - 0.004, 0.0044),
        ],
        materials["brushed"],
        SEGMENTS,
        root,
        6,
    )
    lathe(
        "shell",
        [
            (radius - 0.004, 0.0050),
            (radius - 0.0006, 0.0050, 0.001),
            (radius, 0.0067, 0.002),
            (radius, 0.192, 0.032),
            (radius - 0.0085, 0.2095, 0.012),
            (radius - 0.0096, 0.2165, 0.0012),
            (radius - 0.0145, 0.2165),
        ],
        coat,
        SEGMENTS,
        root,
        14,
    )
    wrap_text("ACHILLES", 0.0132, radius, 0.106, print_, True, 1.22, parent=root)
    wrap_text("750 ml", 0.0078, radius, 0.0215, print_, False, 1.06, parent=root)


def _neck(materials, root):
    """Shadow gap, copper ring, threaded steel neck with a rolled lip, and the inner wall to look into."""
    lathe("gap", [(0.0235, 0.2150), (0.0235, 0.2185)], materials["brushed"], SEGMENTS, root)
    lathe(
        "copper_ring",
        [
            (0.0215, 0.2178),
            (RADIUS - 0.0097, 0.2178, 0.0006),
            (RADIUS - 0.0097, 0.2212, 0.0006),
            (0.0215, 0.2212),
        ],
        materials["copper"],
        SEGMENTS,
        root,
        4,
    )
    lathe(
        "neck",
        [
            (0.0212, 0.2140),
            (0.0212, 0.2340, 0.0012),
            (0.0190, 0.2340, 0.0010),
            (0.0188, 0.2100, 0.008),
            (0.0320, 0.1800, 0.010),
            (0.0320, 0.0100),
            (0, 0.0100),
        ],
        materials["brushed"],
        SEGMENTS,
        root,
        8,
    )
    turns = np.linspace(0, 1.6 * 2 * math.pi, 90)
    tube(
        "thread",
        [(0.0213 * math.cos(a), 0.0213 * math.sin(a), 0.2245 + 0.0032 * a / (2 * math.pi)) for a in turns],
        0.0007,
        materials["brushed"],
        root,
        6,
        4,
    )


def _cap_radius(z):
    return CAP_RIM_RADIUS + (CAP_TOP_RADIUS - CAP_RIM_RADIUS) * z / 0.037


def _knurl(material_, root, count=96):
    """Fine upright ribs round the lower cap, as real geometry."""
    around = np.linspace(0, 2 * np.pi, count * 6, endpoint=False)
    rib = 0.00042 * np.clip(np.sin(around * count), 0, None)
    rows = [
        np.column_stack([radius * np.cos(around), radius * np.sin(around), np.full(around.size, z)])
        for z, depth in ((0.0034, 0), (0.0042, 1), (0.0112, 1), (0.0120, 0))
        for radius in [_cap_radius(z) + 0.00006 + depth * rib]
    ]
    here = np.arange(around.size)
    there = (here + 1) % around.size
    faces = [
        np.column_stack(
            [row * around.size + here, row * around.size + there, (row + 1) * around.size + there]
        )
        for row in range(3)
    ] + [
        np.column_stack(
            [row * around.size + here, (row + 1) * around.size + there, (row + 1) * around.size + here]
        )
        for row in range(3)
    ]
    mesh_object("knurl", np.concatenate(rows), np.concatenate(faces), material_, True, 30, root)


def _status_light(led, root, half_width=0.0045, steps=20):
    """A thin bar of light that follows the front of the cap."""
    vertices = []
    for step in range(steps + 1):
        angle = -math.pi / 2 + half_width * (2 * step / steps - 1) / CAP_TOP_RADIUS
        for z in (0.0240, 0.0252):
            radius = _cap_radius(z) + 0.00012
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), z))
    faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
    mesh_object("status_light", vertices, faces, led, False, parent=root)


def _usb_socket(materials, root):
    """USB-C: a steel rim of 9.4 x 3.6 mm, the dark opening and the tongue in it."""
    y = _cap_radius(0.018)
    turned = (-90, 0, 0)
    for name, width, height, depth, lift, part in (
        ("usb_rim", 0.0108, 0.0046, 0.0016, 0.0003, "steel"),
        ("usb_opening", 0.0092, 0.0032, 0.0016, 0.00036, "dark"),
        ("usb_tongue", 0.0064, 0.0007, 0.0016, 0.0004, "rub"),
    ):
        rounded_block(
            name,
            width,
            height,
            depth,
            height / 2,
            0.0003,
            materials[part],
            (0, y - depth + lift, 0.018),
            root,
            rot=turned,
        )


def _lamp(materials, root):
    """What faces the water: silicone seal, reflector and the ring of the UV-C lamp under its quartz."""
    torus("seal", 0.0214, 0.0017, materials["silicone"], (0, 0, LAMP_DEPTH - 0.0004), root)
    lathe(
        "reflector",
        [(0.0197, LAMP_DEPTH - 0.0012), (0.0188, LAMP_DEPTH - 0.0012, 0.0004), (0.0150, 0.0165), (0, 0.0165)],
        materials["reflector"],
        SEGMENTS,
        root,
        4,
    )
    torus("quartz_ring", 0.0122, 0.0019, materials["quartz"], (0, 0, 0.0150), root)
    lathe(
        "lamp_hub",
        [(0.0078, 0.0168), (0.0078, 0.0125, 0.0008), (0.0062, 0.0118, 0.0004), (0, 0.0118)],
        materials["steel"],
        96,
        root,
        4,
    )
    cylinder("sensor", 0.0030, 0.0006, materials["black"], (0, 0, 0.0113), 0.0002, 48, root)
