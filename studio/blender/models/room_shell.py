"""The cut-away shell of a model room, what hangs on its two walls, and its plants. Metres.

The room stands round the origin: length along x, width along y. The left wall faces +x, the right wall faces -y, and the
camera looks from (+x, -y). Things on a wall are built with their back at y = 0 and their front towards -y.
"""
import math
from dataclasses import dataclass

import bpy
from kit import lathe, mesh_object

from .room_clay import block, place, rod

WALL_M = 0.14
SLAB_M = 0.16


@dataclass(frozen=True)
class Room:
    length: float
    width: float
    height: float

    def on_left(self, along, z=0):
        """Keywords of `place` for a thing on the left wall; `along` counts towards the far corner."""
        return dict(at=(-self.length / 2, along, z), yaw=90)

    def on_right(self, along, z=0):
        """The same on the right wall; `along` counts towards the near corner."""
        return dict(at=(along, self.width / 2, z), yaw=0)


def shell(P, room, floor="floor"):
    """Floor slab, two walls and their skirting."""
    length, width, height = room.length, room.width, room.height
    half = WALL_M / 2
    block(P["slab"], (length + 2 * WALL_M, width + 2 * WALL_M, SLAB_M), (0, 0, -SLAB_M - 0.012), 0.06, 0.16)
    block(P[floor], (length + 0.02, width + 0.02, 0.03), (0, 0, -0.03), 0.005, 0.06)
    block(P["wall"], (WALL_M, width + 2 * WALL_M, height), (-length / 2 - half, 0, -0.03), 0.04, half - 0.001)
    block(
        P["wall_shade"],
        (length + 2 * WALL_M - 0.002, WALL_M, height - 0.004),
        (0, width / 2 + half, -0.03),
        0.04,
        half - 0.001,
    )
    block(P["white"], (0.03, width - 0.06, 0.10), (-length / 2 + 0.012, 0, 0), 0.012, 0.014)
    block(P["white"], (length - 0.06, 0.03, 0.10), (0, width / 2 - 0.012, 0), 0.012, 0.014)


def window(P, wall, width=1.3, height=1.0, sill=1.1, blind=0.38):
    """Window with a wooden sill and a slatted blind let down by `blind`."""
    root = place("window", **wall)
    block(P["white"], (width + 0.16, 0.10, height + 0.16), (0, -0.02, sill - 0.08), 0.035, 0.04, root)
    block(P["pane"], (width, 0.03, height), (0, -0.068, sill), 0.01, 0.012, root)
    block(P["white"], (0.05, 0.05, height), (0, -0.075, sill), 0.012, 0.02, root)
    for k in range(int(blind / 0.066)):
        z = sill + height - 0.02 - k * 0.066
        block(P["white"], (width + 0.06, 0.07, 0.016), (0, -0.11, z), 0.007, 0.02, root, (18, 0, 0))
    block(P["wood"], (width + 0.28, 0.20, 0.045), (0, -0.09, sill - 0.11), 0.02, 0.05, root)


def wall_clock(P, wall, z=2.3, radius=0.17):
    root = place("clock", **wall)
    rod(P["white"], radius, 0.05, (0, 0, z), root, 0.02, (90, 0, 0))
    rod(P["wall"], radius * 0.84, 0.01, (0, -0.046, z), root, 0.002, (90, 0, 0))
    block(P["graphite"], (0.014, 0.008, radius * 0.68), (0, -0.06, z), 0.003, 0.004, root)
    block(P["graphite"], (radius * 0.5, 0.008, 0.016), (radius * 0.22, -0.06, z), 0.003, 0.004, root)


def framed_picture(P, wall, z, size, ink="sage"):
    """Frame of wood with a disc for a motif."""
    root = place("picture", **wall)
    width, height = size
    block(P["wood"], (width, 0.035, height), (0, -0.015, z), 0.012, 0.015, root)
    block(P["white"], (width - 0.07, 0.012, height - 0.07), (0, -0.036, z + 0.035), 0.003, 0.006, root)
    rod(P[ink], width * 0.26, 0.008, (0, -0.042, z + height * 0.5), root, 0.002, (90, 0, 0))


def socket_with_flex(P, wall, reach):
    """Double socket at the skirting and a flex along it, `reach` metres towards the near corner."""
    root = place("socket", **wall)
    block(P["white"], (0.17, 0.02, 0.10), (0, -0.008, 0.22), 0.008, 0.01, root)
    block(P["graphite"], (0.05, 0.04, 0.05), (0.035, -0.03, 0.24), 0.01, 0.012, root)
    for x, z, size in (
        (0.035, 0.02, (0.014, 0.014, 0.22)),
        (0.035 + reach / 2, 0.008, (reach, 0.014, 0.014)),
    ):
        block(P["graphite"], size, (x, -0.045, z), 0.005, 0.006, root)


def plant(P, at, scale=1.0, pot="sand"):
    """Spiky plant in a pot, 0.9 m high at scale 1."""
    root = place("plant", at)
    root.scale = (scale,) * 3
    profile = [(0, 0), (0.13, 0, 0.03), (0.17, 0.30, 0.02), (0.148, 0.30, 0.01), (0.145, 0.26), (0, 0.26)]
    lathe("pot", profile, P[pot], 64, root)
    leaves = 17
    for k in range(leaves):
        turn, share = 2 * math.pi * k * 0.381966, k / leaves
        length = 0.66 - 0.20 * share
        half = [(0, 0), (0.022, length * 0.12), (0.075, length * 0.45), (0.062, length * 0.72), (0, length)]
        leaf = lathe("leaf", half, P["leaf" if k % 3 else "leaf_pale"], 24, root, angle=180, seg=1)
        smooth = leaf.modifiers.new("smooth", "SUBSURF")
        smooth.levels = smooth.render_levels = 1
        leaf.scale = (1, 0.16, 1)
        leaf.location = (0.03 * math.cos(turn), 0.03 * math.sin(turn), 0.27)
        leaf.rotation_euler = (-0.16 - 0.95 * share, 0, turn)


def rug(P, at, radius, colour="floor_dark"):
    """Round mat, 12 mm thick."""
    rod(P[colour], radius, 0.012, at, edge=0.005)


def ground(height, colour, shade):
    """Plane below the room that shows exactly `colour` (linear RGB) and darkens only where the room shuts out the sky.

    A lit plane would carry the sun's shadow to the edge of the picture, where the page's own ground goes on.
    """
    m = bpy.data.materials.new("ground")
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    occlusion = tree.nodes.new("ShaderNodeAmbientOcclusion")
    occlusion.inputs["Distance"].default_value = 0.7
    occlusion.samples = 2
    mix = tree.nodes.new("ShaderNodeMixRGB")
    mix.inputs["Color1"].default_value = (*shade, 1)
    mix.inputs["Color2"].default_value = (*colour, 1)
    emission = tree.nodes.new("ShaderNodeEmission")
    output = tree.nodes.new("ShaderNodeOutputMaterial")
    tree.links.new(occlusion.outputs["AO"], mix.inputs["Fac"])
    tree.links.new(mix.outputs[0], emission.inputs["Color"])
    tree.links.new(emission.outputs[0], output.inputs["Surface"])
    size = 40
    corners = [(-size, -size, height), (size, -size, height), (size, size, height), (-size, size, height)]
    return mesh_object("ground", corners, [(0, 1, 2, 3)], m, False)
