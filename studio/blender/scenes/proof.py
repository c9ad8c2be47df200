"""What proves the machine: its rating plate, the paper that comes with it, and a filter that has done its work beside a new one."""
import math
import os
from functools import partial

import bpy
import numpy as np

from kit import *  # noqa: F401,F403
from kit.rendering import WORK
from models import desk_things, filter_s, filter_x, filter_y, filter_z, generation_y
from models.filter_cartridge import turned_over
from models.filter_dust import dust_in_bore, dust_on_panel, dust_on_table, dusted_pleats, dusty_frame, filmed_core_materials, used_filter_materials
from models.filter_parts import filter_materials
from models.room_interior import grained, rolled_paint

WIDTH, HEIGHT = 1200, 840
DESK_M = 0.740


def focus(distance, f_stop):
    lens = bpy.context.scene.camera.data.dof
    lens.use_dof, lens.focus_distance, lens.aperture_fstop = True, distance, f_stop


def stave_bench():
    """A worktop glued of oak staves."""
    wood = grained("bench oak", "#A1875F", "#BFA57F", (1.5, 26, 26), 2.4, 0.44, (0.28, 0.74), vary=0.10)
    random, wide, y = np.random.default_rng(21), 0.046, -0.70
    while y < 1.2:
        x = -1.5 - random.uniform(0, 0.7)
        while x < 1.5:
            long = random.uniform(0.42, 0.95)
            block("stave", (long - 0.0002, wide - 0.0002, 0.03), (x + long / 2, y, -0.015), wood, 0.0003, 1)
            x += long
        y += wide


def bench_by_window():
    """The worktop in the light of a window at its left."""
    stave_bench()
    desk_things.window_light((-2.0, -1.0, 2.8), (0.0, 0.0, 0.3), size=(1.25, 1.15), panes=(2, 2), bar=0.05, strength=3.2, angle=0.8)
    area("window", (-1.2, -0.8, 1.8), (0, 0, 0.3), 1.0, 1.2, 44, (0.97, 0.985, 1))
    area("sky", (0.2, -0.1, 1.9), (0, 0, 0.3), 0.5, 0.5, 12, (1, 1, 1))
    world(0.26, (0.97, 0.98, 1), (0.60, 0.59, 0.57))


def used_beside_new(filter_):
    """Two cartridges on a bench, turned over, so that one looks into the bore by which the air comes in: the used one, on the right, is grey inside."""
    height = filter_.CARTRIDGE.height
    bench_by_window()
    clean, dusty = filter_materials(), used_filter_materials()
    new, used = filter_.build(clean), filter_.build(clean)
    turned_over(filter_.CARTRIDGE, new, clean)
    dust_in_bore(filter_.CARTRIDGE, 520, turned_over(filter_.CARTRIDGE, used, dusty))
    apart = 1.14 * filter_.CARTRIDGE.radius
    new.location.x, new.location.y, new.rotation_euler.z = -apart, 0.03, math.radians(174)
    used.location.x, used.location.y, used.rotation_euler.z = apart, -0.01, math.radians(187)
    dust_on_table((apart, 0.0), 1.07 * filter_.CARTRIDGE.radius, 10)
    away = 1.66 * (height / 0.4) ** 0.5
    orbit_camera(away, 2, 52, (0.004, 0, 0.63 * height), 85)
    focus(away - 0.13, 11)


def upright_pair():
    """A new cartridge of Generation X and one of a year as they come out of the machine, strap and lettering up: the used one, on the right, has grey pleats and a film of dust in its bore."""
    bench_by_window()
    cartridge = filter_x.CARTRIDGE
    new, used = filter_x.build(filter_materials(), 50), filter_x.build(filmed_core_materials(), 50)
    dusted_pleats(cartridge, used)
    apart = 1.16 * cartridge.radius
    new.location.x, new.location.y, new.rotation_euler.z = -apart, 0.02, math.radians(8)
    used.location.x, used.location.y, used.rotation_euler.z = apart, -0.02, math.radians(-11)
    dust_on_table((apart, -0.02), 1.07 * cartridge.radius, 6)
    orbit_camera(1.95, 1, 37, (0.004, 0, 0.205), 85)
    focus(1.80, 11)


def panels_side_by_side():
    """The mesh panels of Generation Z, which the air meets first, flat on the bench in low sun: a new one, and one that has stood in the air for a year."""
    stave_bench()
    desk_things.window_light((-2.4, 1.3, 1.75), (0.02, 0.0, 0.0), size=(1.30, 0.86), panes=(1, 1), strength=5.2, angle=1.6)
    area("window", (-1.3, 0.9, 1.3), (0, 0, 0), 1.0, 1.2, 16, (0.97, 0.985, 1))
    area("fill", (0.4, -0.8, 1.9), (0, 0, 0), 1.2, 1.2, 9, (1, 0.99, 0.97))
    world(0.24, (0.97, 0.98, 1), (0.60, 0.59, 0.57))
    inner, tall = filter_z.WIDTH - 2 * filter_z.BORDER, filter_z.HEIGHT - 2 * filter_z.BORDER
    for x, y, turn in ((-0.191, 0.004, 2.0), (0.194, -0.006, -1.6)):
        materials = filter_materials()
        if x > 0:
            materials |= {"graph": dusty_frame(), "mesh": material("used_mesh", (0.10, 0.098, 0.094), 0.9, spec=0.1)}
        lying = empty("lying", (x, y, 0.009), (0, 0, turn))
        panel = filter_z.mesh_panel(materials)
        panel.parent, panel.location, panel.rotation_euler = lying, (0, -filter_z.HEIGHT / 2, 0), (-math.pi / 2, 0, 0)
        if x > 0:
            ribs = ((-inner / 4, 0, inner / 4), (-tall / 6, tall / 6))
            dust_on_panel(inner, tall, 0.0002, (ribs, 0.0025, 0.0018), lying)
    dust_on_table((0.194, -0.06), 0.19, 5)
    orbit_camera(1.98, 0, 64, (0.0015, 0.000, 0.0), 83)
    focus(1.97, 11)


def printed_sheet(path, width=0.210, height=0.297, lifted=1.0):
    """A4 paper with what the site's drawing of the airflow sheet says on it, one corner a little off the desk."""
    paper = material("printed paper", (0.86, 0.86, 0.85), 0.75, spec=0.2)
    nodes, links = paper.node_tree.nodes, paper.node_tree.links
    print_ = nodes.new("ShaderNodeTexImage")
    print_.image = bpy.data.images.load(path)
    tone = nodes.new("ShaderNodeMixRGB")
    tone.blend_type, tone.inputs[0].default_value = "MULTIPLY", 1
    tone.inputs[2].default_value = (0.88, 0.88, 0.865, 1)
    links.new(print_.outputs["Color"], tone.inputs[1])
    links.new(tone.outputs[0], nodes["Principled BSDF"].inputs["Base Color"])
    columns, rows = 40, 56
    u, v = np.meshgrid(np.linspace(0, 1, columns + 1), np.linspace(0, 1, rows + 1))
    lift = 0.016 * np.clip((u + v - 1.35) / 0.65, 0, 1) ** 2 + 0.0010 * np.sin(4 * u + 1) * np.sin(3 * v) + 0.0016
    lift += 0.006 * np.clip((0.10 - v) / 0.10, 0, 1) ** 2 * u
    vertices = np.stack([(u - 0.5) * width, (v - 0.5) * height, lift * lifted], -1).reshape(-1, 3)
    here = (np.arange(rows)[:, None] * (columns + 1) + np.arange(columns)).ravel()
    faces = np.stack([here, here + 1, here + columns + 2, here + columns + 1], 1)
    made = mesh_object("sheet", vertices, faces, paper, True, 180)
    layer = made.data.uv_layers.new(name="UVMap")
    flat = np.stack([u, v], -1).reshape(-1, 2)
    layer.data.foreach_set("uv", flat[[loop.vertex_index for loop in made.data.loops]].ravel())
    return made


def pen(length=0.138, radius=0.0048):
    """Ball pen of dark lacquer with a steel point and clip, along x."""
    root = empty("pen")
    lacquer = material("pen lacquer", (0.012, 0.022, 0.035), 0.22, spec=0.5, coat=0.5)
    steel = material("pen steel", (0.66, 0.67, 0.69), 0.22, metal=1.0)
    lying = (0, 90, 0)
    cylinder("barrel", radius, length * 0.80, lacquer, (0, 0, radius), 0.0012, 48, root, lying)
    cylinder("point", radius * 0.98, length * 0.13, steel, (length * 0.80, 0, radius), 0, 48, root, lying, 0.0012)
    cylinder("ring", radius * 1.05, 0.004, steel, (length * 0.40, 0, radius), 0.0004, 48, root, lying)
    cylinder("button", radius * 0.55, 0.009, steel, (-0.009, 0, radius), 0.0008, 32, root, lying)
    block("clip", (0.040, 0.0036, 0.0012), (0.022, 0, 2 * radius + 0.0012), steel, 0.0005, 2, root)
    return root


def sheet_on_desk():
    """The airflow sheet on the desk of a practice, a pen across it; Generation Y stands at the desk, its outlet above the edge."""
    things = desk_things.desk_materials()
    block("desk", (2.6, 0.80, 0.028), (-0.35, -0.195, DESK_M - 0.014), grained("desk ply", "#A98D66", "#C4AA84", (1.2, 20, 20), 2.4, 0.42, vary=0.05), 0.002)
    block("wall", (6, 0.05, 4), (0, 1.22, 1.6), rolled_paint("desk wall", "#BFC5C3", relief=0.5), 0)
    sheet = printed_sheet(os.path.join(WORK, "airflow-sheet.png"))
    sheet.location, sheet.rotation_euler = (-0.09, -0.02, DESK_M), (0, 0, math.radians(-9))
    lying = pen()
    lying.location, lying.rotation_euler = (0.0724, -0.1814, DESK_M + 0.0035), (0, 0, math.radians(168))
    book = desk_things.notebook(things, 0.148, 0.21, "slate_cloth")
    book.location, book.rotation_euler = (-0.315, 0.030, DESK_M), (0, 0, math.radians(7))
    materials = purifier_materials()
    for name in ("ring", "ring2", "ringx", "dim", "glow", "uv"):
        materials[name].cycles.sample_as_light = False
    machine = generation_y.build(materials)
    machine.location, machine.rotation_euler = (0.115, 0.420, 0), (0, 0, math.radians(-14))
    desk_things.window_light((-2.0, -0.9, 2.35), (0.30, 0.75, 0.85), size=(1.25, 1.05), panes=(2, 2), bar=0.05, strength=3.6, angle=0.8)
    area("window", (-1.7, -0.6, 2.0), (0, 0.1, DESK_M), 1.1, 1.3, 40, (0.97, 0.985, 1))
    area("fill", (1.5, -1.2, 1.9), (0.1, 0.3, DESK_M), 1.0, 1.2, 3, (1, 0.98, 0.95))
    world(0.24, (0.97, 0.98, 1), (0.60, 0.59, 0.57))
    orbit_camera(1.16, 5, 28, (0.015, 0.16, DESK_M + 0.03), 55)
    focus(1.08, 8)


def clipboard(things, path):
    """The airflow sheet on a clipboard that leans back on a stand of bent sheet steel."""
    root = empty("clipboard")
    tilted = empty("tilted", (0, 0, 0.004), (66, 0, 0))
    tilted.parent = root
    board = material("clipboard", "#6A4A31", 0.42, spec=0.4, bump=0.15, bscale=420)
    steel = material("clip steel", (0.62, 0.63, 0.65), 0.26, metal=1.0)
    rounded_block("board", 0.226, 0.318, 0.0034, 0.012, 0.001, board, (0, 0.159, -0.0036), tilted)
    sheet = printed_sheet(path, lifted=0.25)
    sheet.parent, sheet.location = tilted, (0, 0.1525, 0.0006)
    rounded_block("clip", 0.112, 0.030, 0.007, 0.006, 0.003, steel, (0, 0.306, 0.0), tilted)
    cylinder("clip roll", 0.0052, 0.060, steel, (-0.030, 0.322, 0.006), 0.001, 32, tilted, (0, 90, 0))
    block("ledge", (0.15, 0.0016, 0.020), (0, -0.003, 0.010), things["pencil"], 0.0004, 2, root)
    block("foot", (0.15, 0.15, 0.0016), (0, 0.075, 0.0008), things["pencil"], 0.0004, 2, root)
    block("back", (0.13, 0.0016, 0.20), (0, 0.085, 0.098), things["pencil"], 0.0004, 2, root, (-24, 0, 0))
    return root


def anemometer_stand(things, out, up):
    """A post with two clamps: the lower holds a frame of wires over the outlet, the upper the probe. `out` is how far the outlet's middle lies to the left, `up` how high."""
    root = empty("stand")
    steel = material("stand steel", (0.60, 0.61, 0.63), 0.22, metal=1.0)
    black, red = material("clamp", (0.016, 0.017, 0.019), 0.42, spec=0.45), material("clamp knob", "#A9502C", 0.4, spec=0.4)
    rounded_block("base", 0.15, 0.21, 0.014, 0.012, 0.003, black, (0, 0, 0), root)
    cylinder("post", 0.0062, up + 0.20, steel, (0, 0, 0.012), 0.001, 48, root)

    def clamp(z):
        rounded_block("clamp", 0.030, 0.044, 0.036, 0.006, 0.003, black, (0, -0.008, z - 0.018), root)
        cylinder("knob", 0.010, 0.014, red, (0.0, 0.016, z), 0.002, 32, root, (-90, 0, 0))
        cylinder("screw", 0.004, 0.030, steel, (0.012, -0.016, z), 0.001, 24, root, (0, 90, 0))

    grid, probe, half = up + 0.030, up + 0.060, 0.120
    clamp(grid)
    clamp(probe)
    cylinder("arm", 0.0030, out - half + 0.02, black, (0.02, -0.016, grid), 0.0006, 32, root, (0, -90, 0))
    for side in (-1, 1):
        for size, at in (((2 * half + 0.0036, 0.0036, 0.0036), (-out, side * half - 0.016, grid)), ((0.0036, 2 * half + 0.0036, 0.0036), (side * half - out, -0.016, grid))):
            block("frame", size, at, black, 0.0010, 2, root)
        for turn, at in (((0, 90, 0), (-out - half, side * half / 3 - 0.016, grid)), ((-90, 0, 0), (-out + side * half / 3, -half - 0.016, grid))):
            cylinder("wire", 0.0007, 2 * half, black, at, 0, 12, root, turn)
    for radius, start, end in ((0.0085, 0.10, -0.10), (0.0058, -0.10, -0.24), (0.0040, -0.24, 0.030 - out)):
        cylinder("probe", radius, start - end, black if radius > 0.008 else steel, (start, -0.016, probe), 0.0008, 40, root, (0, -90, 0))
    tip = 0.030 - out
    cylinder("collar", 0.0064, 0.012, black, (tip + 0.006, -0.016, probe), 0.001, 40, root, (0, -90, 0))
    for side in (-1, 1):
        block("guard", (0.026, 0.0022, 0.0056), (tip - 0.018, -0.016 + side * 0.0042, probe), steel, 0.0006, 2, root)
    cylinder("cap", 0.0056, 0.005, steel, (tip - 0.030, -0.016, probe), 0.0012, 40, root, (0, -90, 0))
    cylinder("hot wire", 0.0009, 0.010, red, (tip - 0.016, -0.021, probe), 0, 12, root, (-90, 0, 0))
    return root, (0.10, -0.016, probe)


def meter(materials):
    """The reading end of an anemometer: a dark case with a grey display, its keys and the socket of its lead."""
    root = empty("meter")
    tilted = empty("tilted", (0, 0, 0.006), (58, 0, 0))
    tilted.parent = root
    case, rim = material("meter case", (0.030, 0.034, 0.038), 0.45, spec=0.4, bump=0.2, bscale=900), material("meter rim", "#A9502C", 0.5, spec=0.35)
    rounded_block("case", 0.078, 0.172, 0.026, 0.012, 0.005, case, (0, 0.086, -0.026), tilted)
    rounded_block("rim", 0.081, 0.175, 0.010, 0.013, 0.004, rim, (0, 0.086, -0.020), tilted)
    rounded_block("display", 0.060, 0.050, 0.0006, 0.004, 0.0002, material("lcd", "#7E8A80", 0.14, spec=0.5), (0, 0.128, 0.0), tilted)
    for row in range(3):
        for column in range(3):
            rounded_block("key", 0.013, 0.009, 0.0022, 0.003, 0.0008, material("key", "#59626A", 0.6), (0.020 * (column - 1), 0.078 - 0.018 * row, 0), tilted)
    block("stay", (0.05, 0.002, 0.12), (0, 0.070, 0.056), case, 0.0004, 2, root, (-26, 0, 0))
    return root


def airflow_test():
    """A bench by a window: Generation Y at full speed, the probe of an anemometer over its outlet, and the sheet that the test ends in."""
    things = desk_things.desk_materials()
    block("bench", (2.6, 0.95, 0.030), (0, 0.10, -0.015), grained("bench ply", "#A98D66", "#C4AA84", (1.2, 20, 20), 2.4, 0.42, vary=0.05), 0.002)
    block("wall", (6, 0.05, 4), (0, 1.22, 0.9), rolled_paint("bench wall", "#C9CCC8", relief=0.5), 0)
    materials, turn = purifier_materials(), -18
    for name in ("ring", "ring2", "ringx", "dim", "glow", "uv"):
        materials[name].cycles.sample_as_light = False
    machine = generation_y.build(materials)
    machine.location, machine.rotation_euler = (-0.03, 0.12, 0), (0, 0, math.radians(turn))
    stand, plugged = anemometer_stand(things, 0.40, generation_y.HEIGHT)
    stand.location, stand.rotation_euler = (0.37, 0.136, 0), (0, 0, 0)
    board = clipboard(things, os.path.join(WORK, "airflow-sheet.png"))
    board.location, board.rotation_euler = (-0.49, -0.10, 0), (0, 0, math.radians(15))
    reads = meter(materials)
    reads.location, reads.rotation_euler = (0.47, -0.13, 0), (0, 0, math.radians(-24))
    x, y, z = (a + b for a, b in zip(plugged, stand.location))
    hang = [(x, y, z), (x + 0.05, y, z - 0.01), (x + 0.10, y - 0.06, z - 0.34), (0.540, -0.028, 0.32), (0.511, -0.0385, 0.143)]
    tube("probe lead", hang, 0.0021, material("probe lead", (0.02, 0.02, 0.022), 0.5), None, 16, 6)
    lying = pen()
    lying.location, lying.rotation_euler = (-0.30, -0.20, 0.001), (0, 0, math.radians(-152))
    lead({}, [(-0.02, 0.27, 0.03), (-0.03, 0.33, 0.020), (-0.10, 0.40, 0.0045), (-0.35, 0.46, 0.0045), (-0.60, 0.52, 0.0045), (-0.80, 0.56, 0.0045)], None, 0.0034)
    desk_things.window_light((-2.2, -1.3, 1.9), (0.10, 0.60, 0.62), size=(1.25, 1.15), panes=(2, 2), bar=0.05, strength=4.4, angle=0.8)
    area("window", (-1.7, -0.9, 1.5), (0, 0.1, 0.5), 1.1, 1.3, 40, (0.97, 0.985, 1))
    area("fill", (1.7, -1.3, 1.2), (0.1, 0.1, 0.5), 1.0, 1.2, 4, (1, 0.98, 0.95))
    world(0.26, (0.97, 0.98, 1), (0.60, 0.59, 0.57))
    orbit_camera(2.66, 8, 14, (0.005, 0.05, 0.495), 60)
    focus(2.52, 8)


def plate_bed(body, z, parent, width=0.102, height=0.064):
    """The flat piece of the shell that carries the rating plate across the louvres."""
    middle = Wrap(*body).L / 2
    ends = (middle - width / 2, middle + width / 2, z - height / 2, z + height / 2)
    bed = surface_strip("plate bed", body, *ends, purifier_materials()["ice"], parent, -0.0002)
    thickness = bed.modifiers.new("thickness", "SOLIDIFY")
    thickness.thickness, thickness.offset = 0.015, -1
    edge = bed.modifiers.new("edge", "BEVEL")
    edge.width, edge.segments, edge.limit_method = 0.0012, 3, "ANGLE"


def plate_close_up():
    """The rating plate at the back of Generation Y, above the mains lead, on the bench by the window."""
    block("bench", (2.6, 1.4, 0.030), (0, 0.30, -0.015), grained("bench ply", "#A98D66", "#C4AA84", (1.2, 20, 20), 2.4, 0.42, vary=0.05), 0.002)
    block("wall", (6, 0.05, 4), (0, 1.22, 0.9), rolled_paint("bench wall", "#C9CCC8", relief=0.5), 0)
    materials, back = purifier_materials(), generation_y.BODY[1] / 2
    root = generation_y.build(materials)
    plate_bed(generation_y.BODY, 0.112, root)
    path = [(-0.02, back - 0.02, 0.026), (-0.02, back + 0.02, 0.026), (-0.025, back + 0.05, 0.012)]
    path += [(-0.06, back + 0.09, 0.0036), (-0.16, back + 0.12, 0.0036), (-0.40, back + 0.10, 0.0036)]
    lead(materials, path, root)
    cylinder("grommet", 0.0075, 0.016, materials["rub"], (-0.02, back - 0.006, 0.026), 0.002, 32, root, (-90, 0, 0))
    root.rotation_euler.z = math.pi
    desk_things.window_light((-2.2, -1.5, 1.5), (0.24, -back, 0.30), size=(1.25, 1.15), panes=(2, 2), bar=0.05, strength=3.6, angle=0.8)
    area("window", (-1.5, -1.2, 1.1), (0, -back, 0.10), 1.0, 1.2, 26, (0.97, 0.985, 1))
    area("fill", (1.7, -1.3, 0.9), (0, 0, 0.10), 1.0, 1.2, 4, (1, 0.98, 0.95))
    world(0.26, (0.97, 0.98, 1), (0.60, 0.59, 0.57))
    orbit_camera(1.25, 17, 9, (0.036, -back, 0.092), 36 * 1.25 / 0.238, (-0.088, 0))
    focus(1.25, 16)


def proof(build, samples=16, exposure=0.25, **finish):
    look = dict(width=WIDTH, height=HEIGHT) | finish
    return Picture(build, samples=samples, exposure=exposure, bounces=4, bloom=0.02, **look)


PICTURES = {
    "proof-filters": proof(upright_pair, 5, width=1600, height=1120, exposure=0.9, grain=0.003, tone="punchy", contrast=0.34, vignette=0.20),
    "proof-filters-y": proof(partial(used_beside_new, filter_y), 5, width=1600, height=1120, supersampling=2, exposure=0.9, grain=0.003, tone="punchy", contrast=0.34, vignette=0.20),
    "proof-filters-s": proof(partial(used_beside_new, filter_s), 8, width=1600, height=1120, exposure=0.9, grain=0.003, tone="punchy", contrast=0.34, vignette=0.20),
    "proof-filters-z": proof(panels_side_by_side, 5, width=1600, height=1120, exposure=1.05, grain=0.003, tone="punchy", contrast=0.34, vignette=0.20),
    "proof-airflow-sheet": proof(sheet_on_desk, 5, width=1600, height=1120, supersampling=2, exposure=1.1, grain=0.003, tone="punchy", contrast=0.40, warmth=0.01, vignette=0.20),
    "proof-airflow-test": proof(airflow_test, 5, width=1600, height=1200, supersampling=2, exposure=1.25, grain=0.003, tone="punchy", contrast=0.44, warmth=0.01, vignette=0.24),
    "proof-rating-plate": proof(plate_close_up, 5, width=1360, height=1120, supersampling=2, exposure=0.8, grain=0.003, tone="punchy", contrast=0.34, vignette=0.20),
}
