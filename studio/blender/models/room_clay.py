"""Clay materials and the few solids that the model rooms are made of. Metres; `at` is the centre of a solid's base."""
import bpy
from kit import cylinder, empty, material, rounded_block, tube


def clay(name, colour, roughness=0.72):
    return material(f"clay {name}", colour, roughness, spec=0.22)


def light(name, colour, strength):
    made = material(f"clay {name}", (0, 0, 0), 0.5, emit=colour, estr=strength)
    made.cycles.sample_as_light = False
    return made


def tinted_glass(colour):
    """Glass that only tints what is behind it: no reflection and no mixing of rays, so no noise."""
    m = bpy.data.materials.new("clay glass")
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    clear, output = tree.nodes.new("ShaderNodeBsdfTransparent"), tree.nodes.new("ShaderNodeOutputMaterial")
    clear.inputs["Color"].default_value = (*colour, 1)
    tree.links.new(clear.outputs[0], output.inputs["Surface"])
    return m


def clay_materials():
    """The one palette of all model rooms: pale blue-greys, sage, wood, and coral for a single object a room."""
    return dict(
        wall=clay("wall", "#D0DDE2"),
        wall_shade=clay("wall shade", "#C2D0D7"),
        floor=clay("floor", "#AEBFC8"),
        floor_dark=clay("floor dark", "#94ABB5"),
        parquet=clay("parquet", "#D3BCA2"),
        slab=clay("slab", "#F2F5F6"),
        white=clay("white", "#F6F7F7", 0.55),
        sage=clay("sage", "#7BA3A8"),
        sage_dark=clay("sage dark", "#557F88"),
        welt=clay("sage dark", "#557F88"),
        teal=clay("teal", "#2C5A62"),
        graphite=clay("graphite", "#3A434A", 0.6),
        coral=clay("coral", "#E4663F", 0.6),
        sand=clay("sand", "#E7D3BF"),
        wood=clay("wood", "#D9B999", 0.65),
        leaf=clay("leaf", "#6FA08A"),
        leaf_pale=clay("leaf pale", "#86B39B"),
        metal=clay("metal", "#C9D0D4", 0.4),
        mirror=material("clay mirror", "#B4C9D3", 0.12, spec=0.7),
        screen=material("clay screen", "#2B343B", 0.25),
        pane=material("clay pane", "#DDEFF6", 0.35, emit=(0.85, 0.95, 1.0), estr=1.15),
        glass=tinted_glass((0.95, 0.975, 0.98)),
        laminate=clay("wood", "#D9B999", 0.65),
        cabinet=clay("wall", "#D0DDE2"),
        leather_grey=clay("coral", "#E4663F", 0.6),
        navy_cloth=clay("sage dark", "#557F88"),
        paper=clay("white", "#F6F7F7", 0.55),
        lamp=light("lamp", (1, 0.95, 0.85), 5),
        signal=light("signal", (0.45, 0.85, 0.95), 0.9),
    )


def place(name, at=(0, 0, 0), yaw=0, parent=None):
    """An empty to build a piece of furniture on; yaw in degrees, counter-clockwise from above."""
    root = empty(name, at, (0, 0, yaw))
    root.parent = parent
    return root


def block(m, size, at=(0, 0, 0), edge=0.02, corner=None, parent=None, rot=(0, 0, 0)):
    """Box with soft edges; `size` is (x, y, z), `edge` the radius of top and bottom, `corner` that of the uprights."""
    width, depth, height = size
    edge = min(edge, height * 0.48)
    corner = corner or min(width, depth) * 0.2
    corner = max(corner, min(edge * 1.7, min(width, depth) * 0.49))
    points = max(64, min(320, int(2.4 * (width + depth) / corner)))
    return rounded_block("block", width, depth, height, corner, edge, m, at, parent, points, 5, rot)


def rod(m, radius, height, at=(0, 0, 0), parent=None, edge=0.004, rot=(0, 0, 0)):
    """Upright cylinder, or one laid down by `rot`."""
    return cylinder("rod", radius, height, m, at, min(edge, height * 0.4, radius * 0.6), 40, parent, rot)


def bar(m, radius, start, end, parent=None):
    """Straight bar between two points."""
    middle = [(a + b) / 2 for a, b in zip(start, end)]
    return tube("bar", [start, middle, middle, end], radius, m, parent, 4, 4)


def pipe(m, radius, points, parent=None):
    """Bent pipe that follows its points without touching the inner ones."""
    return tube("pipe", points, radius, m, parent)
