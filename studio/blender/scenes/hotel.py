"""A hotel's bedroom by its window, at dusk."""
from kit import Picture, area, block as square, clear_glass
from models.city import city
from models.furniture_care import gathered_curtain
from models.luggage import open_suitcase
from models.room_clay import block, place
from models.room_interior import cloth, grained, interior_materials, rolled_paint, sheet
from models.traces_of_people import slippers, wall_lamp
from models.whole_room import fill, plugged_in
from models.worn import worn

from .interiors import by_the_wall, photograph

LEFT, RIGHT, SILL, HEAD, REVEAL = -0.80, 0.20, 0.80, 2.25, 0.20


def wall_with_window(P):
    """The wall at y = 0 round its window, reveal and sill, and a window of two sashes, the lower one pushed up by a hand."""
    for x0, x1, z0, z1 in ((-4, LEFT, 0, 3.2), (RIGHT, 4, 0, 3.2), (LEFT, RIGHT, 0, SILL), (LEFT, RIGHT, HEAD, 3.2)):
        sheet("wall", [(x0, 0, z0), (x1, 0, z0), (x1, 0, z1), (x0, 0, z1)], P["wall"])
    for one, other in (((LEFT, SILL), (LEFT, HEAD)), ((RIGHT, HEAD), (RIGHT, SILL)), ((LEFT, HEAD), (RIGHT, HEAD))):
        sheet("reveal", [(one[0], 0, one[1]), (other[0], 0, other[1]), (other[0], REVEAL, other[1]), (one[0], REVEAL, one[1])], P["trim"])
    middle, wide = (LEFT + RIGHT) / 2, RIGHT - LEFT
    block(P["trim"], (wide + 0.12, REVEAL + 0.07, 0.034), (middle, REVEAL / 2 - 0.035, SILL - 0.034), 0.006, 0.010)
    block(P["trim"], (8, 0.018, 0.14), (0, -0.009, 0), 0.006, 0.008)
    meets, raised = SILL + 0.70, 0.16
    for low, high, y in ((SILL + raised, meets + raised, 0.10), (meets - 0.04, HEAD, 0.15)):
        for x in (LEFT + 0.024, RIGHT - 0.024):
            square("stile", (0.048, 0.042, high - low), (x, y, (low + high) / 2), P["trim"], 0.004)
        for z, thick in ((low + 0.033, 0.066), (high - 0.022, 0.044)):
            square("rail", (wide - 0.096, 0.042, thick), (middle, y, z), P["trim"], 0.004)
        pane = sheet("pane", [(LEFT, y, low), (RIGHT, y, low), (RIGHT, y, high), (LEFT, y, high)], clear_glass("window glass", 0.06, roughness=0))
        pane.visible_shadow = False
    for x in (middle - 0.25, middle + 0.25):
        block(P["brass"], (0.060, 0.016, 0.012), (x, 0.072, SILL + raised + 0.03), 0.004, 0.005)
    block(P["brass"], (0.05, 0.03, 0.02), (middle, 0.085, meets + raised - 0.004), 0.004, 0.005)


def by_the_window():
    """A guest has come: the case is open on its rack, the window a hand's breadth, the lamp is lit, and one Generation X stands between."""
    P = interior_materials()
    P["wall"] = rolled_paint("hotel wall", "#B6AFA3", relief=0.35)
    P["oak"] = grained("walnut", "#5A4030", "#7D5C45", roughness=0.32, vary=0.13)
    P["brass"] = P["metal"] = P["steel"]
    P["teal_cloth"] = cloth("curtain", "#7B8B8A", "#98A6A3", 420)
    wall_with_window(P)
    carpet = worn(grained("hotel carpet", "#3E4346", "#6B6F70", (1, 1, 1), 170, 0.96, (0.30, 0.70), 0.003), 0.14, 0.2, 0.0, tint="#2B2F32")
    sheet("floor", [(-4, -6, 0), (4, -6, 0), (4, 0, 0), (-4, 0, 0)], carpet)
    for x, length, yaw, seed in ((-1.10, 0.34, 90, 2), (0.155, 0.24, 90, 6)):
        hung = place("hung", (x, -0.10, 0), yaw)
        gathered_curtain(P, hung, (0, 0, 2.72), length, 2.64, seed)
    open_suitcase(P, (-0.43, -0.62, 0), -7)
    plugged_in(P, (0.90, -0.001, 0.30), 0, by_the_wall("x", 0.60, -8), "x")
    wall_lamp({**P, "graphite": P["steel"]}, dict(at=(0.70, 0, 0)), 1.36, 9)
    slippers(P, (0.12, -0.86, 0.002), -24)
    city(-0.2, 1.95, 13, 8, 1.15)
    sky = area("dusk", ((LEFT + RIGHT) / 2, 0.24, 1.55), ((LEFT + RIGHT) / 2, -3, 0.7), 0.95, 1.35, 26, (0.46, 0.62, 1))
    sky.visible_glossy = False
    area("bedside", (2.2, -3.0, 1.35), (-0.3, -0.5, 0.6), 0.5, 0.4, 30, (1, 0.72, 0.46))
    fill(0.05, (0.60, 0.72, 1), (0.40, 0.42, 0.48))
    photograph((0.00, -0.36, 0.71), 1.94, 12, 6, 4)


PICTURES = {
    "hotel-window": Picture(by_the_window, 1200, 1200, samples=10, exposure=1.65, bounces=6, clamp=10, tone="punchy", bloom=0.05, grain=0.004, contrast=0.3, warmth=0, vignette=0.2, kept=0.2, burn=0.4),
}
