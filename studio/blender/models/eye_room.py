"""A room seen by someone who stands in it: the camera, its places in the picture, and finishes for the sectors' furniture. Metres."""
import math

import bpy
from kit import aim, area, camera, link, material, world

from .room_clay import block, light
from .room_interior import grained, interior_materials, sheet

LENS_MM, SENSOR_MM = 30, 36
EYE_M = 1.5
ASPECT = 16 / 9


class View:
    """Camera at eye level with upright verticals, `distance` from the back wall (y = 0), turned `azimuth` degrees to the left.

    `share` counts across the picture from 0 (left) to 1; `centre_z` is what the middle of the picture shows at the wall.
    """

    def __init__(self, distance, azimuth=11, centre_z=1.12, lens=LENS_MM):
        self.turn, self.distance = math.radians(azimuth), distance
        self.x0, self.y0 = distance * math.tan(self.turn), -distance
        self.width_per_metre = SENSOR_MM / lens
        self.centre_z, self.lens = centre_z, lens

    def x(self, share, y):
        """The x that stands at `share` of the picture's width at depth y."""
        return self.x0 + (y - self.y0) * math.tan(math.atan((share - 0.5) * self.width_per_metre) - self.turn)

    def photograph(self):
        away = self.distance / math.cos(self.turn)
        eye = (self.x0, self.y0, EYE_M)
        shift = (self.centre_z - EYE_M) / (away * self.width_per_metre)
        camera(eye, (0, 0, EYE_M), self.lens, (0, shift))
        bpy.context.scene.camera.data.clip_end = 60


def finishes():
    """The finishes of the purifiers' room pictures under the names that the sectors' furniture asks for."""
    P = interior_materials()
    P.update(
        wood=P["oak"],
        metal=P["steel"],
        wall_shade=material("panel", "#DDE3E5", 0.45, spec=0.35),
        sage_dark=material("sage dark lacquer", "#4C757C", 0.5, spec=0.35),
        teal=material("teal lacquer", "#25505A", 0.5, spec=0.35),
        floor_dark=material("floor mat", "#8499A3", 0.6, spec=0.3),
        parquet=P["oak"],
        screen=material("dark screen", (0.010, 0.012, 0.015), 0.16, spec=0.5),
        pane=material("milk glass", "#DDEBF0", 0.2, spec=0.5),
        lamp=light("day lamp", (1, 0.96, 0.88), 3.0),
        signal=light("signal", (0.45, 0.85, 0.95), 0.7),
        leather=material("leather", "#3E6A70", 0.38, spec=0.4),
        welt=material("welt", "#2B4E54", 0.5, spec=0.35),
        leather_grey=material("grey leather", "#7A8B99", 0.42, spec=0.4, bump=0.3, bscale=500),
        cabinet=grained("cabinet laminate", "#E3E6E6", "#E7EAEA", (1, 1, 1), 500, 0.27, (0.4, 0.6)),
        sheet_vinyl=grained("sheet vinyl", "#8A979C", "#99A5A9", (1, 1, 1), 190, 0.24, (0.38, 0.64), 0.00004),
        ceiling=material("ceiling paint", "#ECEBE6", 0.9, spec=0.1),
        laminate=grained("laminate", "#C9CBC8", "#D6D7D3", (1, 1, 1), 700, 0.25, (0.4, 0.6)),
        rubber=grained("rubber floor", "#3F474D", "#565F66", (1, 1, 1), 380, 0.6, (0.42, 0.6)),
        navy_cloth=grained("navy cloth", "#26364A", "#3A4C63", (1, 1, 1), 420, 0.9, (0.35, 0.68)),
        camel_cloth=grained("camel cloth", "#A9845A", "#C6A176", (1, 1, 1), 420, 0.9, (0.35, 0.68)),
    )
    return P


def panelled_dado(P, m, height, half_width=4.5, cap="oak", groove=None):
    """Lower part of the back wall in another colour, in boards `groove` metres wide, with a rail on it."""
    if groove:
        for k in range(int(2 * half_width / groove)):
            x = -half_width + groove * (k + 0.5)
            block(P[m], (groove - 0.006, 0.022, height - 0.10), (x, -0.008, 0.10), 0.004, 0.006)
    block(P[m], (2 * half_width, 0.012, height), (0, -0.004, 0), 0.003, 0.004)
    block(P[cap], (2 * half_width, 0.040, 0.032), (0, -0.018, height), 0.006, 0.010)


def tall_windows(window_x, sky_watt, sun=3.3, towards=(1.9, 1.15, -0.72), panes=3, sill=0.95, head=2.75):
    """Sun through tall windows in a left wall outside the picture, the sky's light from there, and the room's own fill."""
    m = material("outer wall", "#C3CFD5", 0.9)
    edges = [-9.0]
    for k in range(panes):
        start = -0.55 - 1.0 * (panes - k)
        edges += [start, start + 0.86]
    edges += [0]
    heights = [0, sill, (sill + head) / 2 - 0.03, (sill + head) / 2 + 0.03, head, 7.0]
    for i in range(len(edges) - 1):
        for k in range(5):
            if i % 2 and k in (1, 3):
                continue
            (y0, y1), (z0, z1) = edges[i : i + 2], heights[k : k + 2]
            sheet(
                "outer wall",
                [(window_x, y0, z0), (window_x, y1, z0), (window_x, y1, z1), (window_x, y0, z1)],
                m,
            )
    lamp = bpy.data.lights.new("sun", "SUN")
    lamp.energy, lamp.angle, lamp.color = sun, math.radians(1.6), (1, 0.90, 0.78)
    aim(link(bpy.data.objects.new("sun", lamp)), towards)
    middle = -0.55 - panes / 2
    area(
        "sky",
        (window_x + 0.06, middle, (sill + head) / 2),
        (0.5, -0.5, 0.6),
        panes,
        head - sill,
        sky_watt,
        (0.93, 0.97, 1),
    )
    area("room", (0.9, -4.6, 3.3), (0.4, -0.4, 0.5), 3.4, 2.2, 46, (1, 0.97, 0.94))
    world(0.44, (1, 0.985, 0.97), (0.80, 0.82, 0.84))
