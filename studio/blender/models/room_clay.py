"""The few solids that rooms and their furniture are made of, and what glows. Metres; `at` is the centre of a solid's base."""
from kit import cylinder, empty, material, rounded_block, tube


def light(name, colour, strength):
    made = material(f"clay {name}", (0, 0, 0), 0.5, emit=colour, estr=strength)
    made.cycles.sample_as_light = False
    return made


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
