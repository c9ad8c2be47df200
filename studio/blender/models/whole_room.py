"""A whole room seen by someone in it: three walls with windows on the left, machines in their places, furniture in rows. Metres.

The far wall stands at y = 0 and faces -y; x = 0 is the middle of the room. Without `ceiling` the room is open above: the picture
ends below its top, and the world's light comes in without noise.
"""
import math

import bpy
import numpy as np
from kit import aim, area, block as square, camera, clear_glass, lead, link, plug, world
from mathutils import Matrix, Vector

from .room_clay import block, light, place
from .room_interior import sheet
from .room_purifier import DEPTH_M, WALL_GAP_M, purifier

WIDTH_PX, HEIGHT_PX = 1920, 824
WALL_TOP_M = 9.0
REVEAL_M = 0.22


def stand(eye, towards, lens, lower=0.0, focus=None, stop=4.0, left=0.0):
    """Camera with upright verticals at `eye`; `lower` and `left` move the picture by that share of its width. At `stop` it is sharp at `focus`."""
    made = camera(eye, (*towards, eye[2]), lens, (-left, -lower))
    made.data.clip_end = 60
    if focus:
        ahead = Vector((towards[0] - eye[0], towards[1] - eye[1])).normalized()
        made.data.dof.use_dof, made.data.dof.aperture_fstop = True, stop
        made.data.dof.focus_distance = ahead.dot(Vector((focus[0] - eye[0], focus[1] - eye[1])))
    return made


def ceiling(P, width, length, height, panels=(), size=(0.6, 1.2), watts=30, colour=(1, 0.985, 0.96)):
    """Closes the room above and behind the camera; `panels` are (x, y, is lit) of flush lamps of `size`, `watts` each; with none
    they are bright and light nothing, by day: the rays go to the windows."""
    half = width / 2 + 0.01
    sheet("ceiling", [(-half, 0, height), (half, 0, height), (half, -length - 0.5, height), (-half, -length - 0.5, height)], P["ceiling"])
    behind = sheet("near wall", [(half, -length - 0.4, 0), (-half, -length - 0.4, 0), (-half, -length - 0.4, height), (half, -length - 0.4, height)], P["wall"])
    behind.visible_camera = False
    for x, y, is_lit in panels:
        for dx, dy, wide, deep in ((-1, 0, 0.022, size[1]), (1, 0, 0.022, size[1]), (0, -1, size[0], 0.022), (0, 1, size[0], 0.022)):
            square("panel frame", (wide + 0.02, deep + 0.02, 0.012), (x + dx * size[0] / 2, y + dy * size[1] / 2, height - 0.006), P["trim"], 0.002)
        if is_lit and watts:
            area("panel", (x, y, height - 0.008), (x, y, 0), *size, watts, colour, cam=True)
        else:
            sheet("panel", [(x + a * size[0] / 2, y + b * size[1] / 2, height - 0.004) for a, b in ((-1, -1), (-1, 1), (1, 1), (1, -1))], light("lit panel", colour, 5) if is_lit else P["white"]).visible_diffuse = not is_lit


def three_walls(P, width, length, far="wall", side="wall", skirting=0.12):
    """Far and right wall with their skirting; the left one comes with its windows."""
    half, top = width / 2, WALL_TOP_M
    sheet("far wall", [(-half, 0, 0), (half, 0, 0), (half, 0, top), (-half, 0, top)], P[far])
    sheet("right wall", [(half, 0, 0), (half, -length, 0), (half, -length, top), (half, 0, top)], P[side])
    block(P["trim"], (width, 0.018, skirting), (0, -0.009, 0), 0.006, 0.008)
    for x in (-half + 0.009, half - 0.009):
        block(P["trim"], (0.018, length, skirting), (x, -length / 2, 0), 0.006, 0.008)


def window_wall(P, x, length, windows, sill=0.95, head=2.55, sky=(0.93, 0.97, 1), sky_watt=190, wall="wall", sashes=2):
    """Left wall at `x` with windows from y0 to y1 in deep reveals; the light of the sky comes in through each."""
    edges, zs = [-length - 0.5], [0, sill, head, WALL_TOP_M]
    for y0, y1 in windows:
        edges += [y0, y1]
    edges.append(0)
    for i in range(len(edges) - 1):
        for k in range(3):
            if i % 2 and k == 1:
                continue
            y0, y1, z0, z1 = edges[i], edges[i + 1], zs[k], zs[k + 1]
            sheet("window wall", [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], P[wall])
    for y0, y1 in windows:
        back = x - REVEAL_M
        for one, other in (((y0, sill), (y0, head)), ((y1, head), (y1, sill)), ((y0, head), (y1, head)), ((y1, sill), (y0, sill))):
            sheet("reveal", [(x, *one), (x, *other), (back, *other), (back, *one)], P[wall])
        _window(P, back + 0.05, y0, y1, sill, head, sashes)
        middle, wide = (y0 + y1) / 2, y1 - y0
        block(P["trim"], (REVEAL_M + 0.04, wide + 0.12, 0.035), (x - REVEAL_M / 2 + 0.06, middle, sill - 0.034), 0.006, 0.01)
        lamp = area("sky", (x + 0.06, middle, (sill + head) / 2), (x + 3, middle, 0.6), wide, head - sill, sky_watt / len(windows), sky)
        lamp.visible_glossy = False


def _window(P, x, y0, y1, z0, z1, sashes):
    """Frame with `sashes` side by side, each of two panes one over the other, and their glass."""

    def framed(near, far, low, high, depth, thick, at):
        for y in (near + thick / 2, far - thick / 2):
            square("stile", (depth, thick, high - low), (at, y, (low + high) / 2), P["trim"], 0.004)
        for z in (low + thick / 2, high - thick / 2):
            square("rail", (depth, far - near - 2 * thick, thick), (at, (near + far) / 2, z), P["trim"], 0.004)

    framed(y0, y1, z0, z1, 0.10, 0.045, x)
    wide, meets = (y1 - y0 - 0.09) / sashes, z0 + (z1 - z0) * 0.60
    for k in range(sashes):
        near = y0 + 0.045 + wide * k
        for low, high, at in ((z0 + 0.045, meets + 0.02, x + 0.012), (meets - 0.02, z1 - 0.045, x - 0.012)):
            framed(near, near + wide, low, high, 0.045, 0.042, at)
    pane = sheet("window glass", [(x, y0, z0), (x, y1, z0), (x, y1, z1), (x, y0, z1)], clear_glass("window glass", 0.06, roughness=0))
    pane.visible_shadow = False


def sunlight(strength, towards, colour=(1, 0.90, 0.78), angle=1.6):
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = strength, math.radians(angle), colour
    aim(link(bpy.data.objects.new("sun", lamp)), towards)


def fill(strength, colour=(1, 0.985, 0.97), ground=(0.80, 0.82, 0.84)):
    world(strength, colour, ground)


def again(root, at, yaw=None):
    """The same furniture at another place: its meshes are shared."""
    copies = {}
    for one in [root, *root.children_recursive]:
        made = one.copy()
        link(made)
        copies[one] = made
    for one, made in copies.items():
        if one.parent in copies:
            made.parent = copies[one.parent]
    top = copies[root]
    top.location = at
    if yaw is not None:
        top.rotation_euler.z = math.radians(yaw)
    return top


def height_at(x, y, reach=0.10):
    """Highest point of what lies round (x, y), such as a duvet, for a thing that is laid on it."""
    seen, scene = bpy.context.evaluated_depsgraph_get(), bpy.context.scene
    hits = [scene.ray_cast(seen, (x + dx, y + dy, 1.2), (0, 0, -1)) for dx in (-reach, 0, reach) for dy in (-reach, 0, reach)]
    return float(np.median([hit[1].z for hit in hits]))


def machines(generation, places):
    """Machines at (x, y, yaw); the first is built and the others share its meshes."""
    (x, y, yaw), *others = places
    first = purifier(generation, (x, y, 0), yaw)
    for x, y, yaw in others:
        again(first, (x, y, 0), yaw)


def from_wall(generation):
    """Distance of a machine's middle from the wall behind it."""
    return WALL_GAP_M + DEPTH_M[generation] / 2


def socket(P, at, yaw=0, is_used=False, parent=None, plugs=(0.035,)):
    """Double socket, 86 x 146 mm, with its switches; its back at `at`, its front towards -y before `yaw`, as of a machine. A plug is in the right one, or at each of `plugs`, if `is_used`."""
    root = place("socket", at, yaw, parent)
    plate = block(P["white"], (0.146, 0.010, 0.086), (0, 0, 0), 0.002, 0.004, root)
    for x in (-0.036, 0.036):
        rocker = x + (0.022 if x > 0 else -0.022)
        square("rocker", (0.014, 0.004, 0.022), (rocker, -0.0065, 0.066), P["white"], 0.001, parent=root, rot=(9, 0, 0))
        square("rocker gap", (0.0165, 0.001, 0.0245), (rocker, -0.0053, 0.066), P["graphite"], 0, parent=root)
        square("earth", (0.0045, 0.001, 0.0085), (x - 0.001, -0.0054, 0.052), P["graphite"], 0, parent=root)
        for pin in (-0.0111, 0.0111):
            square("pin", (0.0070, 0.001, 0.0045), (x - 0.001 + pin, -0.0054, 0.030), P["graphite"], 0, parent=root)
    for x in plugs if is_used else ():
        pushed_in = plug({}, (x, -0.0295, 0.0395), 0, root)
        pushed_in.rotation_euler = (math.radians(-90), math.radians(180), 0)
    return plate


def plugged_in(P, at, yaw, machine, generation, slack=0.10):
    """Socket at `at` with the mains lead of the machine at (x, y, yaw): down the wall, along the floor, into its foot."""
    socket(P, at, yaw, True)
    turn = lambda x, y, angle: Matrix.Rotation(math.radians(angle), 2) @ Vector((x, y))
    plug_at = turn(0.035, -0.028, yaw) + Vector(at[:2])
    out = turn(0, -1, yaw)
    back = turn(0.02, DEPTH_M[generation] / 2 - 0.02, machine[2]) + Vector(machine[:2])
    away = turn(0, 1, machine[2])
    on_floor = lambda p, z=0.0045: (p.x, p.y, z)
    near_wall, near_back = plug_at + out * 0.045, back + away * 0.07
    bow = (near_wall + near_back) / 2 + out * slack
    z = at[2] + 0.04 - 0.05
    points = [(*plug_at, z + 0.02), (*(plug_at + out * 0.004), z - 0.03), (*(plug_at + out * 0.028), z * 0.45), (*(plug_at + out * 0.03), 0.03)]
    points += [on_floor(near_wall), on_floor(near_wall * 0.6 + bow * 0.4), on_floor(bow), on_floor(near_back * 0.7 + bow * 0.3), on_floor(near_back), (*back, 0.03), (*(back - away * 0.03), 0.035)]
    lead({}, points, None, 0.0034)
