"""Near views of three sectors' rooms: a tray before Generation Y, a desk beside Generation X, a tape measure on a pupil's desk."""
import math
from dataclasses import replace

from kit import Picture, area, camera, material
from mathutils import Vector
from models.dental_things import paper_cup
from models.dental_tray import examination_tray
from models.eye_room import finishes
from models.furniture_office import office_chair, thin_laptop
from models.furniture_school import book_shelf, school_chair
from models.left_behind import mug, papers
from models.measured import pencil, rubber_crumbs, squared_note, tape_measure, used_desk
from models.room_clay import block, place, rod
from models.room_interior import back_wall, daylight, grained, rolled_paint, sheet
from models.traces_of_people import draped
from models.whole_room import fill, plugged_in, sunlight, window_wall
from models.worn import worn

from .eye_level import surgery_room
from .interiors import by_the_wall, photograph


def lens_on(eye, yaw, pitch, lens, lower, sharp_at, stop):
    """Camera at `eye`, turned `yaw` degrees to the left and `pitch` down; the picture is `lower` by a share of its width. At `stop` it is sharp at a place."""
    ahead = Vector((-math.sin(math.radians(yaw)), math.cos(math.radians(yaw)), -math.tan(math.radians(pitch)))).normalized()
    made = camera(eye, tuple(Vector(eye) + ahead), lens, (0, -lower))
    made.data.clip_end = 60
    depth = made.data.dof
    depth.use_dof, depth.aperture_fstop, depth.focus_distance = True, stop, ahead.dot(Vector(sharp_at) - Vector(eye))
    return made


def surgery_tray():
    """From the dentist's stool: the tray of an examination under the operating light, and beyond it, soft, chair and Generation Y."""
    eye, yaw = (0.55, -2.75, 1.135), 24.7
    surgery_room(eye, sun=9)
    x, y, top = 0.315, -2.305, 0.925
    table = place("bracket table", (x - 0.03, y + 0.02, 0), yaw - 4)
    enamel = material("bracket enamel", "#D4D7D6", 0.30, spec=0.45, bump=0.12, bscale=1100)
    block(enamel, (0.60, 0.40, 0.045), (0, 0, 0.866), 0.016, 0.07, table)
    block(material("bracket mat", "#5E6E76", 0.62, spec=0.3, bump=0.4, bscale=900), (0.50, 0.31, 0.014), (0, 0, 0.909), 0.004, 0.04, table)
    rod(enamel, 0.034, 0.84, (0, 0, 0.04), table)
    paper_cup((-0.225, 0.135, 0.924), table)
    examination_tray((x, y, top), yaw - 9)
    area("operating light", (-0.22, -1.92, 1.90), (x, y, top), 0.17, 0.10, 46, (1, 0.97, 0.93))
    lens_on(eye, yaw, 12, 36, 0.082, (x, y, top + 0.01), 6.3)


def office_desk():
    """Late in the afternoon: one Generation X at the end of a desk, a jacket left on its chair, the laptop still open."""
    P = finishes()
    P["wall"] = worn(rolled_paint("office wall", "#CACCC8", relief=0.35), 0.04, 0.4, 0.04, below=0.9)
    P["black_cloth"] = grained("black cloth", "#1E2123", "#2E3235", (1, 1, 1), 420, 0.9, (0.35, 0.68))
    back_wall(P, 0.10)
    tile = worn(grained("carpet tile", "#4B5053", "#7E8386", (1, 1, 1), 150, 0.95, (0.30, 0.70), 0.002, 0.06), 0.14, 0.35, 0.02, tint="#33373A")
    for row in range(9):
        for column in range(14):
            corners = [(-0.2495, -0.2495, 0), (0.2495, -0.2495, 0), (0.2495, 0.2495, 0), (-0.2495, 0.2495, 0)]
            sheet("tile", corners, tile).location = (-3.4 + 0.5 * column, -0.25 - 0.5 * row, 0)
    desk = place("desk", (-1.15, -0.42, 0))
    block(worn(grained("desk oak", "#8E6F4F", "#B39370", (1.2, 18, 18), 2.0, 0.36, vary=0.08), 0.08, 0.2, 0.08, tint="#4E3826"), (1.70, 0.76, 0.026), (0, 0, 0.714), 0.002, 0.006, desk)
    for side in (-0.78, 0.78):
        for along in (-0.30, 0.30):
            block(P["graphite"], (0.030, 0.060, 0.70), (side, along, 0.014), 0.002, 0.004, desk)
        block(P["graphite"], (0.030, 0.66, 0.034), (side, 0, 0.680), 0.002, 0.004, desk)
    thin_laptop(P, (-0.56, -0.38, 0.740), 8)
    mug(material("china", "#2C4A5A", 0.25, spec=0.5), (-0.38, -0.50, 0.740), 20)
    papers((-0.62, -0.64, 0.740), -14, None, 3, 2)
    chair, turn = (-0.66, -0.92), 30
    office_chair(P, (*chair, 0), turn, "black_cloth")
    back = Vector((math.sin(math.radians(turn)), -math.cos(math.radians(turn)))) * 0.285
    draped(P["navy_cloth"], (chair[0] + back.x, chair[1] + back.y, 1.052), 0.70, 0.48, 0.26, 0.042, turn, 9, 0.38, 0.03)
    plugged_in(P, (0.82, -0.001, 0.30), 0, by_the_wall("x", 0.42, -6), "x", 0.05)
    daylight(sill=0.42, sky_watt=120, sun=7.0, towards=(1.9, 0.95, -0.50), sun_colour=(1, 0.76, 0.52), sun_angle=0.8, room_watt=8, ambient=(0.17, (0.92, 0.96, 1), (0.60, 0.62, 0.66)))
    photograph((0.10, -0.37, 0.50), 1.92, 13, 7, 4)


def tape_on_desk():
    """Early, before the first lesson: somebody has measured the classroom, and left tape, pencil and note on a desk by the wall in a low sun."""
    P, x, y, top = finishes(), 0.0, -2.20, 0.71
    P["wall"] = worn(rolled_paint("classroom wall", "#D8D7D0"), 0.04, 0.3, 0.04, below=1.6)
    P["dado"] = worn(rolled_paint("classroom dado", "#98A8A4", 0.5), 0.06, 0.0, 0.08, below=1.2)
    back_wall(P)
    block(P["dado"], (9, 0.012, 0.80), (0, -0.004, 0.12), 0.003, 0.004)
    sheet("floor", [(-5, -6, 0), (5, -6, 0), (5, 0, 0), (-5, 0, 0)], P["beech"])
    window_wall(P, -1.75, 4.6, ((-3.02, -1.82), (-1.62, -0.42)), 0.80, 2.35, (0.93, 0.97, 1), 34)
    used_desk(P, (x, y, top))
    tape_measure((x + 0.130, y + 0.165, top), 27)
    squared_note((x + 0.076, y + 0.032, top), -6)
    pencil((x - 0.120, y - 0.030, top), 7)
    rubber_crumbs((x + 0.02, y - 0.005, top))
    plugged_in(P, (-0.60, -0.012, 0.40), 0, by_the_wall("x", -0.28, 4), "x")
    book_shelf(P, dict(at=(1.05, 0, 0)), 1.2)
    P["seat"] = material("seat", "#25505A", 0.42, spec=0.4)
    school_chair(P, (0.62, -1.05, 0), 196, "seat")
    sunlight(13, (1.9, 0.42, -0.40), (1, 0.80, 0.56), 0.7)
    fill(0.13, (0.90, 0.95, 1), (0.50, 0.54, 0.58))
    lens_on((x - 0.01, y - 0.380, top + 0.195), 0, 16, 30, 0, (x + 0.08, y + 0.07, top + 0.01), 5.6)


def near_view(build, exposure, contrast):
    return Picture(build, 1200, 800, samples=5, exposure=exposure, bounces=6, clamp=10, tone="punchy", bloom=0.04, grain=0.003, contrast=contrast, warmth=0.02, vignette=0.24, kept=0.15)


PICTURES = {
    "surgery-tray": replace(near_view(surgery_tray, -0.54, 0.62), width=1920, height=824, samples=16, kept=0.22, grain=0.007, black=0.035, warmth=0.045, vignette=0.22),
    "tape-measure": replace(near_view(tape_on_desk, 0.32, 0.40), width=1600, height=686, samples=12, kept=0.2, grain=0.006, black=0.03, warmth=0.03),
    "office-desk": near_view(office_desk, 0.55, 0.34),
}
