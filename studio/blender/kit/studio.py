"""Cameras, lights, grounds. Everything turns with the camera, so each product gets the same light."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .materials import material
from .mesh import fillet, link, mesh_object


def aim(o, target):
    o.rotation_euler = (Vector(target) - o.location).to_track_quat("-Z", "Y").to_euler()


def area(name, loc, target, sx, sy, power, col=(1, 1, 1), spread=180, cam=False):
    l = bpy.data.lights.new(name, "AREA")
    l.shape = "RECTANGLE"
    l.size = sx
    l.size_y = sy
    l.energy = power
    l.color = col
    l.spread = math.radians(spread)
    o = bpy.data.objects.new(name, l)
    o.location = loc
    link(o)
    aim(o, target)
    o.visible_camera = cam
    return o


def soft_edged(light):
    """Lets an area light fade from its middle to its edge, as the cloth of a soft box does: its reflection has no outline."""
    light.data.use_nodes = True
    tree = light.data.node_tree
    place, away, fall = (tree.nodes.new(f"ShaderNode{kind}") for kind in ("NewGeometry", "VectorMath", "MapRange"))
    away.operation, away.inputs[1].default_value = "DISTANCE", (0.5, 0.5, 0)
    fall.interpolation_type = "SMOOTHERSTEP"
    for key, value in (("From Min", 0.5), ("From Max", 0.05), ("To Min", 0), ("To Max", 1)):
        fall.inputs[key].default_value = value
    tree.links.new(place.outputs["Parametric"], away.inputs[0])
    tree.links.new(away.outputs["Value"], fall.inputs["Value"])
    tree.links.new(fall.outputs[0], tree.nodes["Emission"].inputs["Strength"])


def camera(loc, target, lens=85, shift=(0, 0), ortho=0):
    c = bpy.data.cameras.new("cam")
    c.lens = lens
    c.sensor_width = 36
    c.shift_x, c.shift_y = shift
    c.clip_start = 0.01
    if ortho:
        c.type = "ORTHO"
        c.ortho_scale = ortho
    o = bpy.data.objects.new("cam", c)
    o.location = loc
    link(o)
    aim(o, target)
    bpy.context.scene.camera = o
    return o


def world(strength=0.35, top=(1, 1, 1), bot=(0.55, 0.57, 0.6)):
    w = bpy.data.worlds.new("w")
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    o = nt.nodes.new("ShaderNodeOutputWorld")
    b = nt.nodes.new("ShaderNodeBackground")
    r = nt.nodes.new("ShaderNodeValToRGB")
    tc = nt.nodes.new("ShaderNodeTexCoord")
    sp = nt.nodes.new("ShaderNodeSeparateXYZ")
    mr = nt.nodes.new("ShaderNodeMapRange")
    nt.links.new(tc.outputs["Generated"], sp.inputs[0])
    nt.links.new(sp.outputs["Z"], mr.inputs["Value"])
    mr.inputs["From Min"].default_value = -0.4
    mr.inputs["From Max"].default_value = 0.9
    nt.links.new(mr.outputs[0], r.inputs[0])
    r.color_ramp.elements[0].color = (*bot, 1)
    r.color_ramp.elements[1].color = (*top, 1)
    nt.links.new(r.outputs[0], b.inputs[0])
    b.inputs[1].default_value = strength
    nt.links.new(b.outputs[0], o.inputs[0])


def cove(m, size=6, depth=1.6, rad=0.9, height=4, yaw=0):
    """seamless: floor y from -size..depth, fillet rad, wall; rotated by yaw degrees about Z so it faces the camera."""
    pr = fillet([(-size, 0), (depth, 0, rad), (depth, height)], 24)
    V = []
    F = []
    for y, z in pr:
        V += [(-size, y, z), (size, y, z)]
    for i in range(len(pr) - 1):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    o = mesh_object("cove", V, F, m, True, 180)
    o.rotation_euler = (0, 0, math.radians(yaw))
    return o


def catcher(size=6, colour=(0.8, 0.8, 0.8)):
    m = material("floor", colour, 0.6)
    o = mesh_object(
        "catcher",
        [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)],
        [(0, 1, 2, 3)],
        m,
        False,
    )
    o.is_shadow_catcher = True
    return o


def flag_card(name, loc, target, sx, sy, m):
    o = mesh_object(
        name,
        [(-sx / 2, -sy / 2, 0), (sx / 2, -sy / 2, 0), (sx / 2, sy / 2, 0), (-sx / 2, sy / 2, 0)],
        [(0, 1, 2, 3)],
        m,
        False,
    )
    o.location = loc
    aim(o, target)
    o.visible_camera = False
    o.visible_shadow = False
    return o


def product_lights(S=1.0, az=27, c=0.40):
    """all positions relative to the camera azimuth so every product gets the same light. S = product scale (1 = 0.76 m tower)."""
    R = Matrix.Rotation(math.radians(az), 3, "Z")
    P = lambda x, y, z: tuple(R @ Vector((x * S, y * S, z * S)))
    T = (0, 0, c * S)
    area(
        "key", P(-1.75, -1.05, 1.5), T, 0.95 * S, 1.7 * S, 62 * S * S, (1, 0.985, 0.965)
    )  # big soft key from the left
    area(
        "rim", P(1.25, 1.15, 0.9), T, 0.28 * S, 1.9 * S, 26 * S * S, (0.90, 0.96, 1)
    )  # strip behind right: thin edge highlight
    area(
        "top", P(-0.1, 0.55, 2.2), (0, 0, 0.7 * S), 1.3 * S, 0.8 * S, 24 * S * S, (1, 1, 1)
    )  # hair light: top surface + floor
    area("fill", P(0.9, -2.6, 0.9), T, 1.0 * S, 1.4 * S, 6 * S * S, (1, 1, 1))
    blk = material("flag", (0.01, 0.01, 0.01), 1, spec=0)
    flag_card("flagR", P(0.82, -0.12, 0.45), T, 0.5 * S, 1.5 * S, blk)  # black flag: dark core on the right flank
    flag_card("flagF", P(0.15, -1.5, -0.25), T, 0.1 * S, 0.1 * S, blk)


def machine_lights(S, azimuth, width, depth, is_dark=False):
    """The one studio of the machines: a soft box upper left that draws the left edge dark, a soft panel that fills from the right,
    a strip before the front corner and one behind right, whose reflections fade to both sides, and a grey card on each side.

    The strips stand on the floor and light nothing: their reflections alone run down the lacquer, one along the upright front
    corner, one along the right edge. The cards are not seen and throw no shadow: they only take light off the edges.
    A dark machine gets two strips beside it instead, whose reflections draw its edges. S = height in 0.76 m.
    """
    turn = Matrix.Rotation(math.radians(azimuth), 3, "Z")
    place = lambda x, y, z: tuple(turn @ Vector((x * S, y * S, z * S)))
    middle = (0, 0, 0.42 * S)
    if is_dark:
        area("key", place(-1.70, -1.30, 1.40), middle, 1.2 * S, 1.5 * S, 56 * S * S, (1, 0.985, 0.965))
        area("top", place(0.1, 0.5, 2.3), (0, 0, 0.7 * S), 1.4 * S, 1.0 * S, 14 * S * S, (1, 1, 1))
        area("fill", place(1.9, -1.9, 0.7), middle, 1.0 * S, 1.6 * S, 6 * S * S, (0.95, 0.98, 1))
        for name, x, y, power in (("strip left", -1.1, 0.75, 16), ("strip right", 1.25, 0.35, 20)):
            area(name, place(x, y, 0.75), middle, 0.22 * S, 1.7 * S, power * S * S, (0.94, 0.975, 1)).data.cycles.cast_shadow = False
        return
    area("key", place(-0.92, -1.42, 1.50), (0, 0, 0.56 * S), 0.9 * S, 1.1 * S, 49 * S * S, (1, 0.985, 0.965))
    area("top", place(0.1, 0.5, 2.3), (0, 0, 0.7 * S), 1.4 * S, 1.0 * S, 14 * S * S, (1, 1, 1))
    fill = area("fill", place(1.35, -0.75, 0.85), middle, 1.3 * S, 1.7 * S, 15 * S * S, (0.95, 0.98, 1))
    soft_edged(fill)
    fill.data.cycles.cast_shadow = False
    for name, side, away, wide, power in (("strip", 34, 1.1, 0.20, 55), ("rim", 118, 1.2, 0.40, 12)):
        x, y = away * math.sin(math.radians(side)), -away * math.cos(math.radians(side))
        strip = area(name, place(x, y, 0.52), (0, 0, 0.52 * S), wide * S, 1.75 * S, power * S * S, (0.97, 0.985, 1))
        soft_edged(strip)
        strip.visible_diffuse = False
    reach = math.hypot(width, depth) / 2
    grey = material("flag", (0.12,) * 3, 1, spec=0)
    for side in (-1, 1):
        x, y = turn.to_2x2() @ Vector((side * (reach + 0.25 * S), 0.16 * S))
        inside = turn.to_2x2() @ Vector((side * reach * 0.4, -0.02 * S))
        flag_card("flag", (x, y, 0.50 * S), (*inside, 0.50 * S), 0.36 * S, 1.15 * S, grey)


def glass_sheen(S, azimuth, elevation, glass):
    """A dim panel where the display at `glass`, that faces -y, mirrors it to the camera: its edge lies across the glass as a veil."""
    turn, rise = math.radians(azimuth), math.radians(elevation)
    away = Vector((-math.sin(turn) * math.cos(rise), -math.cos(turn) * math.cos(rise), -math.sin(rise)))
    middle = Vector(glass) + away * 1.1 * S + Vector((-0.20 * math.cos(turn), 0, 0.16)) * S
    panel = area("sheen", tuple(middle), glass, 0.44 * S, 0.44 * S, 0.9 * S * S, (0.97, 0.985, 1))
    soft_edged(panel)
    panel.visible_diffuse = False
    panel.data.cycles.cast_shadow = False


def orbit_camera(dist, az, el, target, lens, shift=(0, 0)):
    a, e = math.radians(az), math.radians(el)
    t = np.array(target)
    return camera(
        tuple(t + dist * np.array([math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)])),
        target,
        lens,
        shift,
    )


def seen_extent(objects, view):
    """Left, bottom, right and top of all meshes in the picture of `view`, from its optical axis, in shares of the sensor's width."""
    bpy.context.view_layer.update()
    to_view = np.array(view.matrix_world.inverted())
    points = []
    for part in objects:
        if part.type == "MESH":
            local = np.empty(len(part.data.vertices) * 3)
            part.data.vertices.foreach_get("co", local)
            to_part = to_view @ np.array(part.matrix_world)
            points.append(local.reshape(-1, 3) @ to_part[:3, :3].T + to_part[:3, 3])
    points = np.concatenate(points)
    plane = points[:, :2] / -points[:, 2:] * view.data.lens / view.data.sensor_width
    return (*plane.min(0), *plane.max(0))


def render_within(extent, view, aspect=1):
    """Renders only what lies within `extent`, as `seen_extent` gives it: beside a cut-out there is nothing but its shadow, which
    has a pass of its own. `aspect` is the picture's height in its widths."""
    left, bottom, right, top = extent
    longer, margin = max(1, aspect), 0.012
    across, down = longer, longer / aspect
    render = bpy.context.scene.render
    render.use_border = True
    render.border_min_x, render.border_max_x = (0.5 + (edge - view.data.shift_x) * across + side for edge, side in ((left, -margin), (right, margin)))
    render.border_min_y, render.border_max_y = (0.5 + (edge - view.data.shift_y) * down + side for edge, side in ((bottom, -margin), (top, margin)))


def shadow_ground(scale, azimuth):
    """Shadow catcher no larger than the shadow, since each of its pixels costs as much as one of the machine."""
    ground = catcher(colour=(0.42, 0.43, 0.44))
    for vertex, (x, y) in zip(ground.data.vertices, ((-0.9, -0.45), (1.1, -0.45), (1.1, 1.9), (-0.9, 1.9))):
        vertex.co = (x * scale, y * scale, 0)
    ground.rotation_euler.z = math.radians(azimuth)
