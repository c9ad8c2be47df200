"""A whole room seen by someone in it: three walls with windows on the left, machines in their places, furniture in rows. Metres.

The far wall stands at y = 0 and faces -y; x = 0 is the middle of the room. There is no ceiling: the picture ends below it, and
the world's light comes in from above without noise.
"""
import math

import bpy
from kit import aim, area, camera, link, material, world

from .room_clay import block
from .room_interior import sheet
from .room_purifier import DEPTH_M, WALL_GAP_M, purifier

WIDTH_PX, HEIGHT_PX = 1920, 824
SENSOR_MM = 36
WALL_TOP_M = 9.0


def stand(eye, towards, lens, lower=0.0):
    """Camera with upright verticals at `eye`; `lower` moves the picture down by that share of its width."""
    made = camera(eye, (*towards, eye[2]), lens, (0, -lower))
    made.data.clip_end = 60
    return made


def three_walls(P, width, length, far="wall", side="wall", skirting=0.12):
    """Far and right wall with their skirting; the left one comes with its windows."""
    half, top = width / 2, WALL_TOP_M
    sheet("far wall", [(-half, 0, 0), (half, 0, 0), (half, 0, top), (-half, 0, top)], P[far])
    sheet("right wall", [(half, 0, 0), (half, -length, 0), (half, -length, top), (half, 0, top)], P[side])
    block(P["trim"], (width, 0.018, skirting), (0, -0.009, 0), 0.006, 0.008)
    for x in (-half + 0.009, half - 0.009):
        block(P["trim"], (0.018, length, skirting), (x, -length / 2, 0), 0.006, 0.008)


def window_wall(P, x, length, windows, sill=0.95, head=2.55, sky=(0.93, 0.97, 1), sky_watt=190, glow=0.0, wall="wall", lets_sun_in=False):
    """Left wall at `x` with windows from y0 to y1; behind them the world, or a sky of its own
    that shines with `glow` and keeps the sun out unless it `lets_sun_in`."""
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
    if glow:
        outside = material("outside", (0, 0, 0), 1, emit=sky, estr=glow)
        far = x - 0.5
        seen = sheet("outside", [(far, -length - 2, -0.5), (far, 2, -0.5), (far, 2, 5), (far, -length - 2, 5)], outside)
        if lets_sun_in:
            seen.visible_shadow = seen.visible_diffuse = False
    for y0, y1 in windows:
        middle, wide = (y0 + y1) / 2, y1 - y0
        for z, tall in ((sill - 0.03, 0.06), (head - 0.03, 0.06), ((sill + head) / 2 + 0.25, 0.035)):
            block(P["trim"], (0.09, wide, tall), (x - 0.01, middle, z), 0.004, 0.006)
        for y in (y0, middle, y1):
            block(P["trim"], (0.09, 0.055, head - sill), (x - 0.01, y, sill), 0.004, 0.006)
        block(P["trim"], (0.22, wide + 0.12, 0.035), (x + 0.08, middle, sill - 0.055), 0.006, 0.01)
        lamp = area("sky", (x + 0.06, middle, (sill + head) / 2), (x + 3, middle, 0.6), wide, head - sill, sky_watt / len(windows), sky)
        lamp.visible_glossy = False


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


def machines(generation, places):
    """Machines at (x, y, yaw); the first is built and the others share its meshes."""
    (x, y, yaw), *others = places
    first = purifier(generation, (x, y, 0), yaw)
    for x, y, yaw in others:
        again(first, (x, y, 0), yaw)


def from_wall(generation):
    """Distance of a machine's middle from the wall behind it."""
    return WALL_GAP_M + DEPTH_M[generation] / 2


def socket(P, at, yaw=0):
    """Double socket, 86 x 146 mm; its back at `at`, its front towards -y before `yaw`."""
    plate = block(P["white"], (0.146, 0.010, 0.086), at, 0.003, 0.004)
    plate.rotation_euler.z = math.radians(yaw)
    return plate
