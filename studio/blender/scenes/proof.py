"""What proves the machine: its rating plate, the paper that comes with it, and a filter that has done its work beside a new one."""
import math
import os
from functools import partial

import bpy
import numpy as np

from kit import *  # noqa: F401,F403
from kit.rendering import WORK
from models import desk_things, filter_x, filter_y, generation_y
from models.filter_dust import dust_on_table, lint, used_filter_materials
from models.filter_parts import filter_materials

WIDTH, HEIGHT = 1200, 840
DESK_M = 0.740


def focus(distance, f_stop):
    lens = bpy.context.scene.camera.data.dof
    lens.use_dof, lens.focus_distance, lens.aperture_fstop = True, distance, f_stop


def used_beside_new(filter_, foot_radius):
    """Two cartridges on a bench, the used one in front and to the right, with what has fallen off it."""
    radius, height = filter_.CARTRIDGE.radius, filter_.CARTRIDGE.height
    things = desk_things.desk_materials()
    block("bench", (3.0, 1.3, 0.03), (0, 0.25, -0.015), things["pale_wood"], 0.003)
    block("wall", (5, 0.05, 3), (0, 1.10, 0.9), things["cool_plaster"], 0)
    new = filter_.build(filter_materials())
    new.location, new.rotation_euler = (-0.150, 0.05, 0), (0, 0, math.radians(-6))
    used = filter_.build(used_filter_materials())
    used.location, used.rotation_euler = (0.150, 0, 0), (0, 0, math.radians(7))
    lint(radius - 0.0035, 0.025, height - 0.028, 190, used)
    dust_on_table((0.150, 0.0), foot_radius, 34)
    area("window", (-1.5, -0.9, 1.1), (0, 0, 0.2), 1.1, 1.2, 46, (1, 0.97, 0.93))
    area("rim", (1.1, 0.7, 0.7), (0.1, 0, 0.2), 0.25, 1.0, 9, (0.9, 0.96, 1))
    area("wall wash", (-0.9, 0.5, 1.6), (0.3, 1.1, 0.2), 1.2, 0.3, 12, (1, 0.98, 0.95))
    world(0.30, (0.97, 0.98, 1), (0.55, 0.55, 0.56))
    away = 1.76 * height / 0.4
    orbit_camera(away, 2, 11, (0.004, 0, 0.48 * height), 85)
    focus(away - 0.14, 8)


def printed_sheet(path, width=0.210, height=0.297):
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
    vertices = np.stack([(u - 0.5) * width, (v - 0.5) * height, lift], -1).reshape(-1, 3)
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
    block("desk", (2.6, 0.80, 0.028), (-0.35, -0.195, DESK_M - 0.014), things["pale_wood"], 0.003)
    block("wall", (5, 0.05, 3), (0, 1.5, 1.2), things["cool_plaster"], 0)
    sheet = printed_sheet(os.path.join(WORK, "airflow-sheet.png"))
    sheet.location, sheet.rotation_euler = (-0.06, -0.02, DESK_M), (0, 0, math.radians(-9))
    lying = pen()
    lying.location, lying.rotation_euler = (-0.020, -0.138, DESK_M + 0.0030), (0, 0, math.radians(24))
    book = desk_things.notebook(things, 0.148, 0.21, "slate_cloth")
    book.location, book.rotation_euler = (-0.285, 0.030, DESK_M), (0, 0, math.radians(7))
    machine = generation_y.build(purifier_materials())
    machine.location, machine.rotation_euler = (0.150, 0.400, 0), (0, 0, math.radians(-16))
    area("window", (-1.6, 0.2, 2.0), (0, 0, DESK_M), 1.0, 1.2, 58, (1, 0.97, 0.92))
    area("fill", (1.4, -1.0, 1.9), (0.2, 0.4, DESK_M), 0.9, 0.9, 7, (0.93, 0.97, 1))
    area("wall wash", (-0.6, 1.0, 2.4), (0.2, 1.5, 0.9), 1.4, 0.3, 12, (1, 0.98, 0.95))
    world(0.34, (0.97, 0.98, 1), (0.55, 0.55, 0.56))
    orbit_camera(1.10, 5, 30, (0.035, 0.14, DESK_M + 0.02), 55)
    focus(0.98, 11)


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
    """The rating plate at the back of Generation Y, above the mains lead."""
    azimuth = 180 + 17
    root = generation_y.build(purifier_materials())
    plate_bed(generation_y.BODY, 0.112, root)
    machine_lights(generation_y.HEIGHT / 0.76, azimuth, *generation_y.BODY[:2])
    world(0.16, (1, 1, 1), (0.42, 0.44, 0.47))
    cove(material("cove", (0.585, 0.60, 0.617), 0.7, spec=0.25), yaw=azimuth)
    back = generation_y.BODY[1] / 2
    materials = purifier_materials()
    path = [(-0.02, back - 0.02, 0.026), (-0.02, back + 0.02, 0.026), (-0.025, back + 0.05, 0.012)]
    path += [(-0.06, back + 0.09, 0.0036), (-0.16, back + 0.12, 0.0036), (-0.40, back + 0.10, 0.0036)]
    lead(materials, path, None)
    cylinder("grommet", 0.0075, 0.016, materials["rub"], (-0.02, back - 0.006, 0.026), 0.002, 32, None, (-90, 0, 0))
    orbit_camera(1.25, azimuth, 9, (0.004, back, 0.099), 36 * 1.25 / 0.235)
    focus(1.25, 5)


def proof(build, samples=16, exposure=0.25, **finish):
    return Picture(build, WIDTH, HEIGHT, samples=samples, exposure=exposure, bounces=4, bloom=0.02, **{"strength": 0.85, **finish})


PICTURES = {
    "proof-filters": proof(partial(used_beside_new, filter_x, 0.125), 8, supersampling=2, contrast=0.12, vignette=0.15),
    "proof-filters-y": proof(partial(used_beside_new, filter_y, filter_y.FLANGE_RADIUS), 8, supersampling=2, contrast=0.12, vignette=0.15),
    "proof-airflow-sheet": proof(sheet_on_desk, exposure=0.05),
    "proof-rating-plate": proof(plate_close_up, exposure=-0.12),
}
