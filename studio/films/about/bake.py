"""Bakes the light of the surgery at night into its vertices: `npm run about-light`.

Writes two files into `work/about` for film.ts: `air.json`, the lines of air, and `room.bin`: the counts of vertices and triangles (uint32), places and light (linear RGB) as float32, triangles as uint32.
"""
import json
import os
import sys

import bmesh
import bpy
import numpy as np
from mathutils import Vector

STUDIO = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(STUDIO, "blender"))
sys.dont_write_bytecode = True

from kit import area  # noqa: E402
from kit.rendering import reset  # noqa: E402
from scenes.rooms import streamlines, surgery_at_night  # noqa: E402

# Metres between the vertices that hold the light of large faces; the purifier is seen from near.
SPACING_M, PURIFIER_SPACING_M = 0.03, 0.01
# Light of single samples is evened out over some SPREAD_M metres, in STEPS.
SAMPLES, SPREAD_M, STEPS = 16, 0.06, 40


def cut_large_faces(mesh, size, low, axes, spacing_m):
    """Cuts a mesh along a grid, on each axis that is longer than a few spacings."""
    for axis in axes:
        direction = Vector([float(k == axis) for k in range(3)])
        cuts = int(size[axis] / spacing_m)
        if cuts < 3:
            continue
        for k in range(1, cuts):
            place = direction * (low[axis] + size[axis] * k / cuts)
            everything = [*mesh.verts, *mesh.edges, *mesh.faces]
            bmesh.ops.bisect_plane(mesh, geom=everything, dist=1e-5, plane_co=place, plane_no=direction)


def split_hard_edges(mesh, data):
    """Gives each side of a hard edge vertices of its own, so that each keeps its own light."""
    smooth = data.auto_smooth_angle if data.use_auto_smooth else 3.2
    hard = [
        e
        for e in mesh.edges
        if len(e.link_faces) == 2 and (not e.link_faces[0].smooth or e.calc_face_angle(0) > smooth)
    ]
    bmesh.ops.split_edges(mesh, edges=hard)


def prepare(o):
    mesh = bmesh.new()
    mesh.from_mesh(o.data)
    low = [min(c[k] for c in o.bound_box) for k in range(3)]
    size = [max(c[k] for c in o.bound_box) - low[k] for k in range(3)]
    # The bake sees the outside of a surface; some lathes have it within.
    open_edges = sum(len(e.link_faces) != 2 for e in mesh.edges)
    if open_edges < 0.05 * len(mesh.edges) and mesh.calc_volume(signed=True) < 0:
        bmesh.ops.reverse_faces(mesh, faces=mesh.faces[:])
    # The purifier is fine all round already, but not upwards.
    if is_of_purifier(o):
        cut_large_faces(mesh, size, low, (2,), PURIFIER_SPACING_M)
    else:
        cut_large_faces(mesh, size, low, (0, 1, 2), SPACING_M)
    split_hard_edges(mesh, o.data)
    bmesh.ops.triangulate(mesh, faces=[f for f in mesh.faces if len(f.verts) > 4])
    for face in mesh.faces:
        face.smooth = True
    mesh.to_mesh(o.data)
    mesh.free()
    o.data.use_auto_smooth = False


def is_of_purifier(o):
    while o.parent:
        o = o.parent
    return o.name.startswith("generation")


def join_all():
    bpy.ops.object.select_all(action="DESELECT")
    for o in bpy.context.scene.objects:
        o.select_set(o.type in ("MESH", "CURVE", "FONT", "META"))
    bpy.context.view_layer.objects.active = bpy.context.selected_objects[0]
    bpy.ops.object.convert(target="MESH")
    parts = list(bpy.context.selected_objects)
    bpy.ops.object.make_single_user(object=True, obdata=True)
    for o in parts:
        prepare(o)
    whole = bpy.data.objects.new("room", bpy.data.meshes.new("room"))
    bpy.context.scene.collection.objects.link(whole)
    whole.select_set(True)
    bpy.context.view_layer.objects.active = whole
    bpy.ops.object.join()
    return whole


def bake(whole):
    whole.data.color_attributes.new("light", "FLOAT_COLOR", "POINT")
    whole.data.attributes.active_color = whole.data.color_attributes["light"]
    s = bpy.context.scene
    s.render.threads_mode, s.render.threads = "FIXED", int(os.environ.get("MARS_MEDIA_THREADS", 2))
    c = s.cycles
    c.samples, c.use_adaptive_sampling, c.use_denoising = SAMPLES, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 3, 2, 1
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 2
    c.blur_glossy = 1
    bpy.ops.object.bake(type="COMBINED", target="VERTEX_COLORS", margin=0)


def spread_light(places, light, triangles):
    """Evens the noise out along each surface, and keeps the edges of shadows."""
    ends = np.concatenate([triangles[:, [0, 1]], triangles[:, [1, 2]], triangles[:, [2, 0]]])
    ends = np.unique(np.sort(ends, 1), axis=0)
    a, b = ends[:, 0], ends[:, 1]
    conductance = np.minimum(0.25, SPREAD_M**2 / STEPS / np.maximum(((places[a] - places[b]) ** 2).sum(1), 1e-9))
    n = len(places)
    for step in range(STEPS):
        level = np.log(light.mean(1) + 0.01)
        # Early steps let all light through: single samples tell nothing of a shadow.
        weight = conductance * (1 if step < STEPS / 3 else np.exp(-(((level[a] - level[b]) / 0.5) ** 2)))
        total = 1 + np.bincount(a, weight, n) + np.bincount(b, weight, n)
        light = np.stack(
            [
                (light[:, k] + np.bincount(a, weight * light[b, k], n) + np.bincount(b, weight * light[a, k], n)) / total
                for k in range(3)
            ],
            1,
        )
    return light.astype(np.float32)


def write(whole, path):
    data = whole.data
    data.calc_loop_triangles()
    n, t = len(data.vertices), len(data.loop_triangles)
    places, light, triangles = np.empty(3 * n, np.float32), np.empty(4 * n, np.float32), np.empty(3 * t, np.int32)
    data.vertices.foreach_get("co", places)
    data.color_attributes["light"].data.foreach_get("color", light)
    data.loop_triangles.foreach_get("vertices", triangles)
    light = spread_light(places.reshape(-1, 3), light.reshape(-1, 4)[:, :3], triangles.reshape(-1, 3))
    with open(path, "wb") as f:
        f.write(np.array([n, t], np.uint32).tobytes())
        f.write(places.tobytes())
        f.write(light.tobytes())
        f.write(triangles.astype(np.uint32).tobytes())
    print("BAKED", n, "vertices", t, "triangles", flush=True)


folder = os.path.join(STUDIO, "work", "about")
os.makedirs(folder, exist_ok=True)
reset()
x, y, z = machine = surgery_at_night().location[:]
# The front of the machine, which the poster sees from far, has light of its own.
area("front", (x - 0.9, y - 1.9, 2.1), (x, y, 0.5), 0.9, 0.9, 15, (0.82, 0.92, 1))
room = join_all()
bake(room)
write(room, os.path.join(folder, "room.bin"))
with open(os.path.join(folder, "air.json"), "w") as f:
    into, out = streamlines(machine, 0.88)
    json.dump({"machine": machine, "into": into, "out": out}, f)
