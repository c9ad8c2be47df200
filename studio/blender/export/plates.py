"""Perforated fields as one textured skin, and real holes where there are few."""
import bpy
import numpy as np

from kit import material
from kit import mesh as kit_mesh
from kit import purifier_parts

from .profile import segments_round
from .shapes import DENSE, sparse_outline, with_normals
from .textures import grains, holes

KIT_PLATE, KIT_WRAP = kit_mesh.perforated_plate, kit_mesh.Wrap
KIT_GRIPS = purifier_parts.shell_with_grips
FEW = 80
"""So many holes are cut; more are drawn."""
SEEN_THROUGH = ["dark"]
"""What the holes of the present part look into: dark, paper or grains."""


class SparseWrap(KIT_WRAP):
    """`kit.mesh.Wrap` that knows the points of its loft, so that neighbours meet without a gap."""

    def __init__(self, w, d, r, n=720):
        super().__init__(w, d, r, DENSE)
        self.corners = sparse_outline(w, d, r)

    def places(self, start, end):
        """Arc lengths from `start` to `end`: both ends and the loft's own points between."""
        own = np.concatenate([self.corners[2] + turn * self.L for turn in (-1, 0, 1, 2)])
        between = own[(own > start + 1e-4) & (own < end - 1e-4)]
        return np.concatenate([[start], between, [end]])


def places(surface, start, end):
    """Where a strip of `surface` needs points."""
    if hasattr(surface, "places"):
        return surface.places(start, end)
    if hasattr(surface, "radius"):
        return np.linspace(start, end, segments_round(surface.radius, 96) + 1)
    return np.array([start, end])


def strip(name, surface, start, end, low, high, material, parent, depth=0.0, tile=None):
    """Skin from arc length `start` to `end` and height `low` to `high`. `tile` (width, height) gives it a texture's places."""
    u = places(surface, start, end)
    count = len(u)
    rows = [surface(u, np.full(count, z), np.full(count, depth)) for z in (low, high)]
    i = np.arange(count - 1)
    faces = np.stack([i, i + 1, i + count + 1, i + count], 1)
    made = kit_mesh.mesh_object(name, np.concatenate(rows), faces.tolist(), material, True, 60, parent)
    with_normals(made, np.concatenate([surface.normal(u)] * 2)[faces.ravel()])
    if tile:
        across = np.tile((u - start) / tile[0], 2)[faces.ravel()]
        up = np.repeat([0, (high - low) / tile[1]], count)[faces.ravel()]
        layer = made.data.uv_layers.new(name="UVMap")
        layer.data.foreach_set("uv", np.stack([across, up], 1).ravel())
    return made


DARK = (0.012, 0.013, 0.015)


def surface_strip(name, body, s0, s1, z0, z1, m, parent, depth=0.0):
    """See `kit.purifier_parts.surface_strip`."""
    raised = depth - 0.0003 if depth < 0 else depth  # a viewer's depth has fewer steps than the renderer's
    return strip(name, purifier_parts.Wrap(*body), s0, s1, z0, z1, m, parent, raised)


def shell_with_grips(name, body, z0, z1, width, height, m, inner, parent, thick, centres=(0.25, 0.75)):
    """See `kit.purifier_parts.shell_with_grips`, with a skin just behind its edges, where finer and coarser pieces meet."""
    KIT_GRIPS(name, body, z0, z1, width, height, m, inner, parent, thick, centres)
    for z in (z0, z1):
        profile = [(0.0003, z - 0.0008), (0.0003, z + 0.0008)]
        kit_mesh.loft(f"{name}seam", *body, profile, m, 480, cap=(False, False), parent=parent)


def perforated_plate(
    name, W, s0, s1, z0, z1, nx, nz, hole, m, thick=0.003, ch=0.0005, K=8, stagger=False, parent=None, wall_material=None
):
    """See `kit.mesh.perforated_plate`."""
    opened = sum(
        hole((a + 0.5) / nx, (b + 0.5) / nz, a, b)[0] > 0 for a in range(nx) for b in range(nz)
    )
    if opened <= FEW:
        coarse = max(4, min(K, segments_round((s1 - s0) / nx / 2, 48) // 2))
        wall_material = wall_material or material("vent_wall", (0.10, 0.102, 0.106), 0.6)
        return KIT_PLATE(
            name, W, s0, s1, z0, z1, nx, nz, hole, m, thick, ch, coarse, stagger, parent, wall_material
        )
    cell = ((s1 - s0) / nx, (z1 - z0) / nz)
    is_even = all(hole(0.5, v, 0, 0) == hole(0.5, 0.5, 0, 0) for v in (0.02, 0.25, 0.75, 0.98))
    field = None if is_even else z1 - z0
    skin = drawn(name, m, hole, cell, field, stagger, ch, wall_material)
    tile = ((2 if stagger else 1) * cell[0], field or cell[1])
    return strip(name, W, s0, s1, z0, z1, skin, parent, tile=tile)


def drawn(name, base, hole, cell, field, is_staggered, chamfer, wall_material):
    """The material of a perforated skin, with its texture. Cells that differ by a millimetre share one."""
    sizes = [round(side * 500) * 2 for side in (*cell, field or 0)]
    title = "-".join([base.name, name, SEEN_THROUGH[0], *map(str, sizes)]).replace(" ", "-")
    if title in bpy.data.materials:
        return bpy.data.materials[title]
    inputs = base.node_tree.nodes["Principled BSDF"].inputs
    surface = inputs["Base Color"].default_value[:3]
    if SEEN_THROUGH[0] == "grains":
        inside = grains(64, 5)[0]
    elif SEEN_THROUGH[0] == "paper":
        inside = (0.30, 0.305, 0.31)
    elif wall_material:
        inside = wall_material.node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value[:3]
    else:
        inside = DARK
    holes(
        title,
        hole,
        cell,
        field,
        is_staggered,
        surface,
        inside,
        inputs["Roughness"].default_value,
        inputs["Metallic"].default_value,
        chamfer,
    )
    made = base.copy()
    made.name = title
    return made
