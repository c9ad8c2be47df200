"""What use does to surfaces: patches, marks of shoes and chairs, dirt above the skirting; and walls of painted blocks. Metres, in the room's own places."""
import bpy
import numpy as np
from kit import linear_colour, material, smooth_noise

from .room_interior import grained
from .written import curve, draw_line

MAP_M, MAP_PX = 14.0, 2048
"""The map of wear is laid once over a floor from (-7, -14) on, and along the walls."""


def _wear_map():
    """Image of three greys: clouds, marks on a floor, marks along a wall."""
    if "wear" in bpy.data.images:
        return bpy.data.images["wear"]
    random = np.random.default_rng(12)
    picture = np.zeros((MAP_PX, MAP_PX, 3))
    fine = smooth_noise(random, MAP_PX, MAP_PX, 12)
    cloud = 0.75 * smooth_noise(random, MAP_PX, MAP_PX, 170) + 0.25 * fine
    for _ in range(900):
        x, y = random.uniform(0, MAP_PX, 2)
        turn, long, bend = random.uniform(0, 2 * np.pi), random.exponential(34) + 8, random.normal(0, 0.35)
        points = [(x + t * long * np.cos(turn + bend * t), y + t * long * np.sin(turn + bend * t)) for t in np.linspace(-0.5, 0.5, 4)]
        draw_line(picture, curve(points, 3), random.uniform(0.8, 2.4), (0, 1, 0), random.uniform(0.15, 0.8))
    for _ in range(900):
        x, y, long = *random.uniform(0, MAP_PX, 2), random.exponential(26) + 5
        draw_line(picture, curve([(x - long / 2, y), (x, y + random.normal(0, 2)), (x + long / 2, y + random.normal(0, 5))], 3), random.uniform(0.7, 2.2), (0, 0, 1), random.uniform(0.15, 0.8))
    picture[..., 0] = np.clip((cloud - 0.5) * 2.2 + 0.5, 0, 1)
    picture[..., 1:] *= (0.4 + 0.6 * fine)[..., None]
    image = bpy.data.images.new("wear", MAP_PX, MAP_PX)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.ones((MAP_PX, MAP_PX, 4), np.float32)
    pixels[..., :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    image.pack()
    return image


class Nodes:
    """Nodes of one material that are added and joined in a line each."""

    def __init__(self, made):
        self.tree = made.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]

    def add(self, kind, inputs=(), **settings):
        """Node of `kind`; `inputs` are (name or number, value or output of another)."""
        node = self.tree.nodes.new(f"ShaderNode{kind}")
        for name, value in settings.items():
            setattr(node, name, value)
        for name, value in inputs:
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, node.inputs[name])
            else:
                node.inputs[name].default_value = value
        return node

    def math(self, operation, first, second=0.0):
        return self.add("Math", ((0, first), (1, second)), operation=operation).outputs[0]

    def span(self, value, low, high, to_low, to_high):
        inputs = (("Value", value), ("From Min", low), ("From Max", high), ("To Min", to_low), ("To Max", to_high))
        return self.add("MapRange", inputs).outputs[0]

    def flat(self, is_wall):
        """(x, y) of a floor, or along a wall and up."""
        where = self.add("NewGeometry").outputs["Position"]
        if not is_wall:
            return where
        part = self.add("SeparateXYZ", ((0, where),)).outputs
        return self.add("CombineXYZ", ((0, self.math("SUBTRACT", part["X"], part["Y"])), (1, part["Z"]))).outputs[0]

    def now(self, name):
        """What feeds the shader's input `name`."""
        socket = self.shader.inputs[name]
        return socket.links[0].from_socket if socket.links else socket.default_value

    def feed(self, name, output):
        self.tree.links.new(output, self.shader.inputs[name])


def worn(made, patches=0.08, marks=0.0, dull=0.08, below=None, tint="#3A3834"):
    """The material `made`, used: clouds lighter and darker by `patches` and as much duller or glossier as `dull`, and marks in the colour
    `tint`. Of a wall, the part `below` that height is dirty, most above the skirting. One look-up of a map, so that it costs little."""
    if made.get("is worn"):
        return made
    made["is worn"] = True
    nodes = Nodes(made)
    flat = nodes.flat(below is not None)
    where = nodes.add("Mapping", (("Vector", flat), ("Location", (0.5, 0, 0)), ("Scale", (1 / MAP_M, 1 / MAP_M, 1)))).outputs[0]
    texture = nodes.add("TexImage", (("Vector", where),), image=_wear_map())
    part = nodes.add("SeparateColor", ((0, texture.outputs["Color"]),)).outputs
    cloud, colour, roughness = part[0], nodes.now("Base Color"), nodes.now("Roughness")
    scrape = nodes.math("MULTIPLY", part[1 if below is None else 2], marks)
    dark = nodes.span(cloud, 0, 1, 1 - patches, 1 + 0.5 * patches)
    if below is not None:
        height = nodes.add("SeparateXYZ", ((0, flat),)).outputs["Y"]
        low = nodes.span(height, 0.06, below, 1, 0)
        dirt = nodes.math("MULTIPLY", nodes.math("POWER", low, 2.5), nodes.span(cloud, 0.3, 0.9, 0.06, 0.22))
        dark, scrape = nodes.math("SUBTRACT", dark, dirt), nodes.math("MULTIPLY", scrape, low)
    grey = nodes.add("CombineXYZ", tuple((k, dark) for k in range(3))).outputs[0]
    multiplied = nodes.add("MixRGB", ((0, 1.0), (1, colour), (2, grey)), blend_type="MULTIPLY").outputs[0]
    nodes.feed("Base Color", nodes.add("MixRGB", ((0, scrape), (1, multiplied), (2, (*linear_colour(tint), 1)))).outputs[0])
    nodes.feed("Roughness", nodes.math("ADD", nodes.span(cloud, 0, 1, dull, -dull), roughness))
    return made


def painted_blocks(name, colour, size=(0.44, 0.215), joint=0.010, roughness=0.6):
    """Concrete blocks under thick paint, their joints struck in, no two quite alike. For walls along x and along y."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    made = material(name, colour, roughness, spec=0.35)
    nodes = Nodes(made)
    tones = [tuple(min(1, value * share) for value in linear_colour(colour)) + (1,) for share in (0.94, 1.03, 0.88)]
    inputs = (("Vector", nodes.flat(True)), ("Color1", tones[0]), ("Color2", tones[1]), ("Mortar", tones[2]), ("Scale", 1.0), ("Mortar Size", joint / 2))
    inputs += (("Mortar Smooth", 0.35), ("Brick Width", size[0]), ("Row Height", size[1]))
    bricks = nodes.add("TexBrick", inputs)
    nodes.feed("Base Color", bricks.outputs["Color"])
    struck = nodes.math("MULTIPLY", bricks.outputs["Fac"], -1.0)
    nodes.feed("Normal", nodes.add("Bump", (("Height", struck), ("Distance", 0.0035), ("Strength", 0.9))).outputs[0])
    return made


def mineral_tiles(name="mineral fibre"):
    """Ceiling tiles of pressed fibre: pale, pitted and a little uneven."""
    made = grained(name, "#CFCDC6", "#ECEAE4", (1, 1, 1), 85, 0.95, (0.36, 0.50))
    return worn(made, 0.05, 0.0, 0.0)
