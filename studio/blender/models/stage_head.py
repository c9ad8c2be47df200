"""Head of Generation X: upper shell with the display, fan outlet and ring light."""
from kit import cylinder, deck, display, empty, lathe, loft, swirl, torus

from .stage_sizes import BODY

HEIGHT = 0.178


def build(materials):
    """The head, its lower edge on z = 0."""
    root = empty("stage_head")
    width, depth, corner = BODY
    top = HEIGHT
    skin = [(0.007, 0.010), (0.007, 0, 0.002), (0, 0, 0.0025), (0, top, 0.016), (0.0205, top, 0.0022)]
    loft("shell", *BODY, [*skin, (0.0205, top - 0.012)], materials["ice"], 240, (False, False), root, 10)
    lining = [(0, 0), (0, top - 0.01)]
    loft(
        "lining",
        width - 0.014,
        depth - 0.014,
        corner - 0.007,
        lining,
        materials["dark"],
        240,
        (False, False),
        root,
    )
    light = [
        (0.0206, top - 0.0045),
        (0.0206, top - 0.0024, 0.0006),
        (0.0240, top - 0.0024, 0.0006),
        (0.0240, top - 0.0045),
    ]
    loft("ring light", *BODY, light, materials["ringx"], 240, (False, False), root)
    outlet(top, materials, root)
    display(materials, 0.0375, (0, -depth / 2 - 0.0001, 0.092), root)
    return root


def outlet(top, materials, parent):
    """Swirl vanes round a hub, sunk into the deck."""
    dark = materials["graph"]
    deck("deck", BODY, 0.0242, 0.112, top - 0.0036, 0.03, dark, parent=parent)
    swirl("vanes", 0.036, 0.1125, top - 0.0105, 0.011, 54, dark, parent=parent)
    for radius in (0.062, 0.088):
        torus("hoop", radius, 0.0011, dark, (0, 0, top - 0.0125), parent)
    hub = [
        (0.0385, top - 0.03),
        (0.0385, top - 0.0062, 0.0022),
        (0.0300, top - 0.0062, 0.002),
        (0.0290, top - 0.0076, 0.001),
        (0, top - 0.0076),
    ]
    lathe("hub", hub, dark, 128, parent)
    cylinder("hub glass", 0.0285, 0.0012, materials["black"], (0, 0, top - 0.0074), 0.0005, 96, parent)
    torus("hub line", 0.0300, 0.0006, materials["copper"], (0, 0, top - 0.0062), parent)
    cylinder("well", 0.113, 0.001, materials["dark"], (0, 0, top - 0.045), 0, 96, parent)
