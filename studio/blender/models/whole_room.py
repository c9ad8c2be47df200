"""A whole room seen by someone in it: three walls with windows on the left, machines in their places, furniture in rows. Metres.

The far wall stands at y = 0 and faces -y; x = 0 is the middle of the room. There is no ceiling: the picture ends below it, and
the world's light comes in from above without noise.
"""
import math

import bpy
from kit import aim, area, block as square, camera, clear_glass, link, world

from .room_clay import block
from .room_interior import sheet
from .room_purifier import DEPTH_M, WALL_GAP_M, purifier

WIDTH_PX, HEIGHT_PX = 1920, 824
SENSOR_MM = 36
WALL_TOP_M = 9.0
REVEAL_M = 0.22


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
