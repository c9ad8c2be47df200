"""Mars Air Sense: handheld and desktop meter, 72 x 78 x 26 mm, 2.8 inch colour display, USB-C.

All measures are in metres. The meter is built in its own frame (x to the right, y up its face, z out of its face)
and then leant back on its foot.
"""
import math

import bmesh
import bpy
import numpy as np

from kit import *  # noqa: F401,F403

WIDTH, HEIGHT, DEPTH, CORNER = 0.072, 0.078, 0.026, 0.0115
GLASS_WIDTH, GLASS_HEIGHT, GLASS_CORNER, GLASS_Y = 0.0664, 0.0545, 0.0088, 0.0089
DISPLAY_WIDTH = 0.0569
VENT_BACK, VENT_FRONT = 0.0065, 0.0165
LEAN_DEGREES, FOOT_HEIGHT = 11, 0.008


def air_sense_materials():
    """Palette of the family with the colours of the display."""
    materials = palette()
    materials.update(
        shell=material("shell", (0.69, 0.70, 0.71), 0.42, spec=0.42, bump=0.12, bscale=2200, noise_rough=0.04),
        cyan=material("cyan", (0, 0, 0), 0.5, emit=(0.20, 0.78, 0.90), estr=1.25),
        white_light=material("white_light", (0, 0, 0), 0.5, emit=(0.90, 0.95, 1.0), estr=1.05),
        label_light=material("label_light", (0, 0, 0), 0.5, emit=(0.62, 0.72, 0.80), estr=0.72),
        rule_light=material("rule_light", (0, 0, 0), 0.5, emit=(0.30, 0.40, 0.50), estr=0.28),
        panel_light=material("panel_light", (0.004, 0.004, 0.005), 0.06, emit=(0.10, 0.17, 0.26), estr=0.05),
        copper_light=material("copper_light", (0, 0, 0), 0.5, emit=(1.0, 0.42, 0.20), estr=1.0),
    )
    return materials


MORNING = dict(time="10:24", pm25=8, co2=612, pm10=14, hcho="0.02")


def build(materials, shows=MORNING):
    """The meter on its foot, standing on z = 0 and facing -y; `shows` is what it reads."""
    root = empty("air_sense")
    _foot(materials, root)
    meter = empty("meter")
    meter.parent = root
    lean = math.radians(LEAN_DEGREES)
    meter.rotation_euler = (math.pi / 2 - lean, 0, 0)
    reach = HEIGHT / 2
    meter.location = (0, reach * math.sin(lean) - 0.001, FOOT_HEIGHT - 0.003 + reach * math.cos(lean))
    _shell(materials, meter)
    _face(materials, meter)
    _display(materials, meter, shows)
    _controls(materials, meter)
    return root


def _foot(materials, root):
    rounded_block("pad", 0.046, 0.036, 0.0022, 0.008, 0.0006, materials["rub"], (0, 0.002, 0), root)
    rounded_block("foot", 0.050, 0.040, 0.0072, 0.010, 0.0018, materials["graph"], (0, 0.002, 0.0014), root)


def _shell(materials, meter):
    """Back and front shell with the band of vent slots between them, over a dark core."""
    loft(
        "core",
        WIDTH - 0.005,
        HEIGHT - 0.005,
        CORNER - 0.0025,
        [(0, 0.003), (0, 0.0235)],
        materials["dark"],
        160,
        parent=meter,
    )
    ends = (True, False)
    back = [(0.006, 0), (0, 0, 0.0045), (0, VENT_BACK)]
    loft("back", WIDTH, HEIGHT, CORNER, back, materials["shell"], 200, ends, meter, 8)
    front = [(0, VENT_FRONT), (0, DEPTH, 0.0022), (0.0026, DEPTH)]
    loft("front", WIDTH, HEIGHT, CORNER, front, materials["shell"], 200, (False, False), meter, 8)
    wrap = Wrap(WIDTH, HEIGHT, CORNER)
    columns = 2 * round(wrap.L / 0.0026 / 2)

    def slot(share_along, share_up, column, row):
        x, y, _ = wrap(np.array(share_along * wrap.L), np.array(0.0), 0.0)
        is_flank = abs(x) > WIDTH / 2 - 0.0002 and -0.012 < y < 0.026
        return (0.00065, 0.0036) if is_flank else (0, 0)

    perforated_plate(
        "vents",
        wrap,
        0,
        wrap.L,
        VENT_BACK,
        VENT_FRONT,
        columns,
        1,
        slot,
        materials["shell"],
        0.0014,
        0.0002,
        parent=meter,
    )


def _face(materials, meter):
    """White front plate with the window for the glass and the grille over the sensors, then the glass itself."""
    outer, normals, _ = outline(WIDTH, HEIGHT, CORNER, 200)
    window, _, _ = outline(GLASS_WIDTH, GLASS_HEIGHT, GLASS_CORNER, 160)
    holes = [window + (0, GLASS_Y)]
    turn = np.linspace(0, 2 * np.pi, 20, endpoint=False)
    circle = 0.00062 * np.column_stack([np.cos(turn), np.sin(turn)])
    for row in range(3):
        for column in range(17 - row % 2):
            x = (column - (16 - row % 2) / 2) * 0.0025
            holes.append(circle + (x, -0.0230 - row * 0.00217))
    _plate_with_holes("face", outer - 0.0026 * normals, holes, DEPTH, 0.0016, materials["shell"], meter)
    profile = [(0, DEPTH - 0.0020), (0, DEPTH - 0.0001, 0.0004), (0.0006, DEPTH - 0.0001)]
    glass = loft(
        "glass",
        GLASS_WIDTH - 0.0003,
        GLASS_HEIGHT - 0.0003,
        GLASS_CORNER,
        profile,
        materials["black"],
        200,
        (False, True),
        meter,
    )
    glass.location = (0, GLASS_Y, 0)
    text(
        "MARS  AIR SENSE",
        0.0031,
        (0, -0.0338, DEPTH + 0.00003),
        materials["print"],
        (0, 0, 0),
        ext=0,
        spacing=1.12,
        parent=meter,
    )


def _plate_with_holes(name, outer, holes, z, thickness, material_, parent):
    """Flat plate at height z with openings of any outline; each opening gets a wall that goes down by `thickness`."""
    mesh = bmesh.new()
    edges = []
    for points in [outer, *holes]:
        ring = [mesh.verts.new((x, y, z)) for x, y in points]
        edges += [mesh.edges.new((ring[i - 1], ring[i])) for i in range(len(ring))]
    bmesh.ops.triangle_fill(mesh, use_beauty=True, edges=edges, normal=(0, 0, 1))
    for points in holes:
        top = [mesh.verts.new((x, y, z)) for x, y in points]
        low = [mesh.verts.new((x, y, z - thickness)) for x, y in points]
        for i in range(len(top)):
            mesh.faces.new((top[i - 1], low[i - 1], low[i], top[i]))
    data = bpy.data.meshes.new(name)
    mesh.to_mesh(data)
    mesh.free()
    data.materials.append(material_)
    return link(bpy.data.objects.new(name, data), parent)


HIGH_CO2 = 960
"""From here the display is copper, in ppm: what the product's page advises to open a window above."""


def _display(materials, meter, shows):
    """The readings as light on the glass. Origin in the middle of the 2.8 inch panel (56.9 x 42.7 mm)."""
    panel = empty("display", (0, GLASS_Y, DEPTH - 0.00005))
    panel.parent = meter
    cyan, white, label = materials["cyan"], materials["white_light"], materials["label_light"]

    def write(words, size, x, y, light, weight="Inter-Medium", align="LEFT"):
        text(words, size, (x, y, 0.00006), light, (0, 0, 0), weight, 0, align, parent=panel)

    write(shows["time"], 0.0033, -0.0262, 0.0180, label)
    _battery(label, panel)
    _bar(panel, -0.0262, 0.0262, 0.0142, 0.00025, materials["rule_light"])
    _bar(panel, -0.0262, 0.0262, -0.0078, 0.00025, materials["rule_light"])
    is_high = shows["co2"] > HIGH_CO2
    for x, name, unit, value, light, line, share in (
        (-0.0262, "PM2.5", "µg/m³", f"{shows['pm25']:02}", cyan, cyan, shows["pm25"] / 35),
        (0.0012, "CO₂", "ppm", str(shows["co2"]), *((materials["copper_light"],) * 2 if is_high else (white, cyan)), shows["co2"] / 1500),
    ):
        write(name, 0.0038, x, 0.0105, white)
        write(unit, 0.0033, x + (0.0125 if name == "PM2.5" else 0.0083), 0.0105, label)
        write(value, 0.0132, x - 0.0006, 0.0022, light, "Inter-Regular")
        _bar(panel, x, x + 0.0250, -0.0049, 0.0008, materials["rule_light"])
        _bar(panel, x, x + 0.0250 * share, -0.0049, 0.0008, line, 0.00008)
    for x, name, unit, value, offset in (
        (-0.0262, "PM10", "µg/m³", str(shows["pm10"]), 0.0106),
        (0.0012, "HCHO", "mg/m³", shows["hcho"], 0.0119),
    ):
        write(name, 0.0034, x, -0.0114, white)
        write(unit, 0.0031, x + offset, -0.0114, label)
        write(value, 0.0068, x - 0.0003, -0.0176, white, "Inter-Regular")


def _bar(panel, left, right, y, thickness, light, lift=0.00006):
    low, high = y - thickness / 2, y + thickness / 2
    corners = [(left, low, lift), (right, low, lift), (right, high, lift), (left, high, lift)]
    mesh_object("bar", corners, [(0, 1, 2, 3)], light, False, parent=panel)


def _battery(light, panel):
    """Battery sign at the upper right: outline, terminal and three quarters of charge."""
    left, right, low, high, line = 0.0196, 0.0254, 0.0167, 0.0193, 0.00028
    for y in (low, high):
        _bar(panel, left, right, y, line, light)
    for x in (left, right):
        _bar(panel, x - line / 2, x + line / 2, (low + high) / 2, high - low + line, light)
    _bar(panel, right + 0.0003, right + 0.0008, (low + high) / 2, 0.0011, light)
    _bar(panel, left + 0.0006, left + 0.0042, (low + high) / 2, 0.0014, light)


def _controls(materials, meter):
    """Power key on the top edge and the USB-C socket low on the right flank."""
    middle = (VENT_BACK + VENT_FRONT) / 2
    key = rounded_block("key", 0.013, 0.0048, 0.0016, 0.0024, 0.0006, materials["ice2"], parent=meter)
    key.rotation_euler = (-math.pi / 2, 0, 0)
    key.location = (0.016, HEIGHT / 2 - 0.0006, middle)
    for name, width, height, lift, part in (
        ("usb_rim", 0.0106, 0.0044, 0.0002, "steel"),
        ("usb_opening", 0.0090, 0.0031, 0.00026, "dark"),
        ("usb_tongue", 0.0062, 0.0007, 0.0003, "rub"),
    ):
        part = rounded_block(name, height, width, 0.0014, height / 2, 0.0002, materials[part], parent=meter)
        part.rotation_euler = (0, math.pi / 2, 0)
        part.location = (WIDTH / 2 - 0.0014 + lift, -0.0230, middle)
