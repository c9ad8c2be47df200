"""Cutaways: what stands in a wedge round the z axis is taken out, without booleans. Angles in degrees, counted as a camera's azimuth."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector

from .mesh import mesh_object, outline


def direction(angle):
    """Unit vector in the plane: 0 is the front (-y), 90 the right flank (+x)."""
    turn = math.radians(angle)
    return np.array([math.sin(turn), -math.cos(turn)])


def cut_out(objects, first, last, low=-1.0):
    """Removes what lies between the angles `first` and `last`, less than 180 degrees apart, and above the height `low`."""
    planes = [
        (Vector((0, 0, 0)), Vector((*direction(first + 90), 0))),
        (Vector((0, 0, 0)), Vector((*-direction(last + 90), 0))),
        (Vector((0, 0, low)), Vector((0, 0, 1))),
    ]
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for one in [o for o in objects if o.type in ("MESH", "FONT", "CURVE")]:
        mesh = bpy.data.meshes.new_from_object(one.evaluated_get(graph))
        place = one.matrix_world.copy()
        mesh.transform(place)
        cut = bmesh.new()
        cut.from_mesh(mesh)
        for where, inward in planes:
            everything = cut.verts[:] + cut.edges[:] + cut.faces[:]
            bmesh.ops.bisect_plane(cut, geom=everything, plane_co=where, plane_no=inward, dist=1e-7)
        gone = [
            face
            for face in cut.faces
            if all((face.calc_center_median() - where).dot(inward) > 0 for where, inward in planes)
        ]
        bmesh.ops.delete(cut, geom=gone, context="FACES")
        cut.to_mesh(mesh)
        cut.free()
        if not mesh.polygons:
            bpy.data.objects.remove(one)
            continue
        one.modifiers.clear()
        one.data = mesh
        one.parent = None
        one.matrix_world = Matrix.Identity(4)


def section(angle, inner, outer, low, high, surface, parent=None, name="section"):
    """Upright cut face at an angle: from radius `inner` to `outer`, from height `low` to `high`."""
    along = direction(angle)
    vertices = [(*(along * r), z) for r, z in ((inner, low), (outer, low), (outer, high), (inner, high))]
    return mesh_object(name, vertices, [(0, 1, 2, 3)], surface, False, parent=parent)


def reach(body, inset, angle):
    """Distance from the axis to the body's outline, less `inset`, in the direction of an angle."""
    points, normals, _ = outline(*body, 720)
    points = points - normals * inset
    along = direction(angle)
    ahead = points @ along
    aside = np.abs(points @ np.array([along[1], -along[0]]))
    aside[ahead < 0] = 9
    return float(ahead[np.argmin(aside)])
