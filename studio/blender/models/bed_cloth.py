"""Cloth of a bed: a cellular blanket, and linen that was folded in the laundry. Metres."""
import math

import numpy as np

from .worn import Nodes


def laid_flat(made, rest):
    """Gives a `cloth_sheet` the places (x, y) of its grid `rest` as its map, so that its weave follows its folds."""
    flat = np.asarray(rest)[..., :2].reshape(-1, 2)
    loops = np.array([loop.vertex_index for loop in made.data.loops])
    made.data.uv_layers.new(name="UVMap").data.foreach_set("uv", flat[loops].ravel())


def cellular(made, cell=0.011, depth=0.0022):
    """The cloth `made`, woven as hospital blankets are: ridges round square cells, `cell` wide. For a sheet that was `laid_flat`."""
    nodes = Nodes(made)
    part = nodes.add("SeparateXYZ", ((0, nodes.add("TexCoord").outputs["UV"]),)).outputs
    waves = [nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", part[axis], math.pi / cell))) for axis in ("X", "Y")]
    pit = nodes.math("MULTIPLY", *waves)
    before = nodes.now("Normal") if nodes.shader.inputs["Normal"].links else None
    height = nodes.math("MULTIPLY", pit, -1.0)
    bump = nodes.add("Bump", (("Height", height), ("Distance", depth), ("Strength", 0.9), *((("Normal", before),) if before else ())))
    nodes.feed("Normal", bump.outputs[0])
    dark = nodes.span(pit, 0.15, 1, 1.06, 0.74)
    grey = nodes.add("CombineXYZ", tuple((k, dark) for k in range(3))).outputs[0]
    nodes.feed("Base Color", nodes.add("MixRGB", ((0, 1.0), (1, nodes.now("Base Color")), (2, grey)), blend_type="MULTIPLY").outputs[0])
    return made


def pressed(made, pitch=(0.29, 0.36), depth=0.0035):
    """The linen `made` with the sharp creases of its folding, every `pitch` along x and y."""
    nodes = Nodes(made)
    part = nodes.add("SeparateXYZ", ((0, nodes.add("TexCoord").outputs["Object"]),)).outputs
    ridges = []
    for axis, step in zip(("X", "Y"), pitch):
        away = nodes.math("PINGPONG", nodes.math("ADD", part[axis], 0.31 * step), step / 2)
        ridges.append(nodes.span(away, 0, 0.007, 1, 0))
    before = nodes.now("Normal") if nodes.shader.inputs["Normal"].links else None
    bump = nodes.add("Bump", (("Height", nodes.math("MAXIMUM", *ridges)), ("Distance", depth), ("Strength", 0.8), *((("Normal", before),) if before else ())))
    nodes.feed("Normal", bump.outputs[0])
    return made
