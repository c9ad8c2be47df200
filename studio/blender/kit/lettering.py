"""Text as geometry: flat, or bent round a cylinder."""
import math

import bpy

from .mesh import link

FONTS = {}


def font(n="Inter-Regular"):
    if n not in FONTS:
        FONTS[n] = bpy.data.fonts.load(f"/usr/share/fonts/opentype/inter/{n}.otf")
    return FONTS[n]


def text(
    t, size, loc, m, rot=(90, 0, 0), fnt="Inter-Medium", ext=0.0001, align="CENTER", spacing=1.0, parent=None
):
    c = bpy.data.curves.new(t, "FONT")
    c.body = t
    c.size = size
    c.font = font(fnt)
    c.extrude = ext
    c.align_x = align
    c.align_y = "CENTER"
    c.space_character = spacing
    c.materials.append(m)
    o = bpy.data.objects.new(t, c)
    o.location = loc
    o.rotation_euler = [math.radians(a) for a in rot]
    return link(o, parent)


def wrap_text(
    t, size, R, z, mt, vertical=False, spacing=1.0, off=0.00012, ang=0, fnt="Inter-Medium", parent=None
):
    """print on a cylinder: text -> mesh -> slice into 0.6 mm strips -> bend. Without slicing the big ngons sink into the surface."""
    import bmesh

    o = text(t, size, (0, 0, 0), mt, (0, 0, 0), fnt, 0, spacing=spacing)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    bm = bmesh.new()
    bm.from_mesh(me)
    xs = [v.co.y if vertical else v.co.x for v in bm.verts]
    x = min(xs)
    while x < max(xs):
        bmesh.ops.bisect_plane(
            bm,
            geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
            plane_co=(0, x, 0) if vertical else (x, 0, 0),
            plane_no=(0, 1, 0) if vertical else (1, 0, 0),
        )
        x += R * 0.017
    for v in bm.verts:
        px, py = (-v.co.y, v.co.x) if vertical else (v.co.x, v.co.y)
        a = px / R - math.pi / 2 + math.radians(ang)
        v.co = ((R + off) * math.cos(a), (R + off) * math.sin(a), z + py)
    bm.to_mesh(me)
    bm.free()
    me.materials.clear()
    me.materials.append(mt)
    return link(bpy.data.objects.new(t, me), parent)
