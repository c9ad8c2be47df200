"""The carton of an order in three states, and the machine that was in it: cut-outs of one size, in the light of `proof-carton`."""
import math

import bmesh
import bpy
import numpy as np
from kit import Picture, material, purifier_materials
from mathutils import Vector
from models import generation_x
from models.room_interior import back_wall, board_floor, daylight, grained, interior_materials, rolled_paint
from scenes.carton import DEPTH_M, HEIGHT_M, WIDTH_M, carton, pulp_cap
from scenes.interiors import photograph

PLACE, YAW = (0.05, -0.55, 0), -14
CELL_M = 0.010
"""Longest edge of the board where it is crushed."""


def lit_room():
    """The room of `proof-carton`, which only throws its light; returns its materials."""
    P = interior_materials()
    P["wall"], P["soil"] = rolled_paint("waiting room paint", "#C6CBCA", relief=0.3), material("floor joint", "#7A5B3E", 0.8)
    back_wall(P)
    board_floor(P)
    for one in bpy.data.objects:
        one.visible_camera = False
    daylight(sky_watt=120, sun=2.4, towards=(1.9, 1.1, -0.78), room_watt=26)
    for one in bpy.data.objects:
        if one.name.startswith("outer wall"):
            one.visible_camera = False
    photograph((PLACE[0], PLACE[1], 0.482), 1.12, 14, 10)
    return P


def sent(is_sealed=True):
    kraft = grained("kraft", "#957F62", "#A58F71", (1, 1, 1), 420, 0.88, (0.3, 0.72))
    return carton(kraft, material("carton ink", "#20303A", 0.8, spec=0.1), PLACE, YAW, is_sealed)


def sealed():
    """As the courier brings it."""
    lit_room()
    sent()


def opened():
    """Its tape cut, the upper cap of pulp lifted."""
    lit_room()
    sent(is_sealed=False)
    pulp = grained("pulp", "#A29C92", "#BDB7AC", (1, 1, 1), 320, 0.95, (0.3, 0.7))
    pulp_cap(pulp, (PLACE[0], PLACE[1], HEIGHT_M - 0.03), (3, -4, YAW + 3))


def folded_in(points):
    """Where board at `points` (metres in the carton) is after it fell on its upper right corner and against an edge."""
    corner = np.array([WIDTH_M / 2, -DEPTH_M / 2, HEIGHT_M])
    away = np.array([0.62, -0.42, 0.66]) / np.linalg.norm([0.62, -0.42, 0.66])
    beyond = (points - corner) @ away + 0.115
    beyond = beyond + 0.007 * np.sin(points @ np.array([61, 23, -47])) + 0.003 * np.sin(points @ np.array([-113, 71, 140]))
    points = points - np.maximum(beyond, 0)[:, None] * 1.35 * away
    points = points + (0.007 * np.exp(-(((beyond + 0.012) / 0.016) ** 2)))[:, None] * away
    knock = np.linalg.norm((points - [WIDTH_M / 2, -DEPTH_M / 2, 0.27]) * [1, 1, 0.8], axis=1) / 0.13
    pressed = np.clip(1 - knock, 0, 1)
    return points + (0.05 * pressed ** 1.3)[:, None] * np.array([-0.70, 0.70, 0.1])


def crush(root):
    """Bends each board of the carton by `folded_in`; its print lies below."""
    seen = bpy.context.evaluated_depsgraph_get()
    for one in [child for child in root.children if child.type == "MESH"]:
        shape = bmesh.new()
        shape.from_object(one, seen)
        for _ in range(6):
            long = [edge for edge in shape.edges if edge.calc_length() > CELL_M and touched(one, edge)]
            if long:
                bmesh.ops.subdivide_edges(shape, edges=long, cuts=1, use_grid_fill=True)
        places = np.array([one.matrix_local @ corner.co for corner in shape.verts])
        back = one.matrix_local.inverted()
        for corner, place in zip(shape.verts, folded_in(places)):
            corner.co = back @ Vector(place)
        bmesh.ops.triangulate(shape, faces=shape.faces)
        one.modifiers.clear()
        shape.to_mesh(one.data)
        shape.free()
        one.data.update()


def touched(one, edge):
    """Whether an edge lies where the carton is crushed."""
    middle = one.matrix_local @ ((edge.verts[0].co + edge.verts[1].co) / 2)
    reach = edge.calc_length() / 2
    upper = (middle - Vector((WIDTH_M / 2, -DEPTH_M / 2, HEIGHT_M))).length < 0.27 + reach
    return upper or (middle - Vector((WIDTH_M / 2, -DEPTH_M / 2, 0.27))).length < 0.19 + reach


def dented():
    """As no one should take it: a corner crushed, an edge knocked in."""
    lit_room()
    root = sent()
    bpy.context.view_layer.update()
    crush(root)


def standing():
    """The machine out of it, on."""
    lit_room()
    root = generation_x.build(purifier_materials())
    root.location, root.rotation_euler = PLACE, (0, 0, math.radians(20))
    bpy.context.scene.camera.data.shift_y = 0.0375  # its foot as low in the picture as the carton's


PICTURES = {
    f"order-{name}": Picture(build, 640, 640, samples=8, is_cutout=True, exposure=0.35, bounces=4, bloom=0.03, grain=0.004)
    for name, build in (("sealed", sealed), ("open", opened), ("dented", dented), ("standing", standing))
}
