"""Six rooms at eye level, one a sector, each with its own camera and hour and with as many machines as its answer has.

What people leave; in four of them someone walks past while the shutter is open.
"""
import math

from kit import Picture, area, block as square, material
from models import achilles
from models.bed_cloth import cellular, pressed
from models.dental_things import pedal_bin
from models.eye_room import finishes
from models.furniture_bar import banquette, bar_counter, bar_stool, bistro_chair, bottle_shelf, round_table
from models.furniture_care import armchair, bed_head_panel, curtain_rail, locker, patient_monitor, reading_lamp
from models.furniture_dental import cabinet_row, delivery_unit, dental_chair, dentist_stool, x_ray_screen
from models.furniture_gym import exercise_mat, kettlebell
from models.furniture_office import desk_bench, notes_board
from models.furniture_public import gel_dispenser, medicine_ball, waiting_chair
from models.furniture_school import board, book_shelf, bag_pegs, globe, pupil_table, teacher_desk
from models.furniture_strength import PLATES, bench, bumper_plate, dumbbell_shelves, foam_roller, half_rack, hanging_bands, jump_box, loaded_bar, platform, wall_mirrors
from models.left_behind import chalk_stand, kit_bag, rucksack, waste_bin
from models.outside import outside
from models.passer_by import passer_by, wear
from models.pinned_work import pin_board
from models.room_clay import block, light, place
from models.room_fittings import (
    call_point,
    ceiling_grille,
    exit_sign,
    extinguisher,
    light_switch,
    radiator,
    roller_blind,
    smoke_detector,
    spiral_duct,
    wall_clock,
)
from models.room_interior import board_floor, cloth, creased, grained, rolled_paint, sheet, smooth_floor, upholstery
from models.rubber_plant import rubber_plant
from models.traces_of_people import (
    draped,
    glass_of_water,
    open_book,
    pendant_lamp,
    slippers,
    terry,
    wall_lamp,
    warm_glow,
)
from models.wall_prints import framed, horizon, planner
from models.worn import mineral_tiles, painted_blocks, worn
from models.ward_bed import call_button, chart, hospital_bed
from models.whole_room import (
    HEIGHT_PX,
    WIDTH_PX,
    again,
    fill,
    ceiling,
    from_wall,
    height_at,
    machines,
    plugged_in,
    socket,
    stand,
    sunlight,
    three_walls,
    window_wall,
)


SURGERY_EYE = (0.58, -3.38, 1.38)


def surgery():
    """From the door late in the afternoon: the patient's chair before one, Generation Y at its foot, the basin at the right."""
    machine = surgery_room(SURGERY_EYE)
    stand(SURGERY_EYE, (-0.16, 0), 24.5, 0.130, machine, 1.8)


def surgery_room(eye, chair=(-0.72, -1.72, 78), tray=(-1.52, -1.30, 64), sun=15):
    """4.5 x 3.5 m as `eye` sees it, with its patient's `chair` and the `tray` at (x, y, yaw), in a `sun` of that strength; returns the place of its machine."""
    P, width, length = finishes(), 4.5, 3.5
    P["sage"], P["sage_dark"], P["leather_grey"] = (upholstery(*one) for one in (("seat leather", "#3E6A70"), ("head leather", "#46747A"), ("stool leather", "#6B7F90")))
    P["sage_cloth"] = P["grey_cloth"]
    P["wall"] = worn(rolled_paint("surgery wall", "#D3D6D3", relief=0.35), 0.04, 0.3, 0.04, below=1.1)
    P["sheet_vinyl"] = worn(grained("flecked vinyl", "#7F8C92", "#A3AEB2", (1, 1, 1), 230, 0.24, (0.40, 0.60), 0.00004), 0.045, 0.2, 0.08, tint="#566167")
    P["laminate"] = grained("flecked worktop", "#9A9D9B", "#D2D3CF", (1, 1, 1), 300, 0.24, (0.36, 0.46))
    three_walls(P, width, length, skirting=0.09)
    window_wall(P, -width / 2, length, ((-2.15, -0.45),), 0.95, 2.35, (0.95, 0.975, 1), 190)
    ceiling(P, width, length, 2.6, ((-0.9, -0.9, False), (0.9, -0.9, False)))
    outside("noon", eye, 6.5, blur=13)
    smooth_floor(P, "sheet_vinyl")
    near = from_wall("y")
    machine = (-0.12, -near)
    machines("y", [(*machine, 0)])
    plugged_in(P, (-0.50, -0.001, 0.32), 0, (*machine, 0), "y")
    cabinet_row(P, dict(at=(0.28 + 0.9825, 0, 0)), 3)
    glass_of_water((0.40, -0.44, 0.872))
    open_book(P, (0.98, -0.45, 0.872), -19, 0.21, 0.148, "teal_cloth")
    pedal_bin(P, (-1.86, -0.26, 0), 18)
    aside, ahead = math.sin(math.radians(chair[2])), math.cos(math.radians(chair[2]))
    draped(cloth("jacket", "#3A434C", "#5A646D", 520), (chair[0] + 0.345 * aside, chair[1] - 0.345 * ahead, 0.722), 0.46, 0.40, 0.16, 0.045, chair[2], 6, 0.44, 0.030, 0.03, material("jacket thread", "#2A3138", 0.8))
    dental_chair(P, (*chair[:2], 0), chair[2])
    delivery_unit(P, (*tray[:2], 0), tray[2])
    dentist_stool(P, (-1.42, -0.42, 0))
    x_ray_screen(P, dict(at=(-0.86, 0, 0)), 1.30)
    sunlight(sun, (1.9, 0.62, -0.74), (1, 0.86, 0.70), 0.8)
    fill(0.02, (1, 0.985, 0.97))
    return machine


CLASSROOM_EYE = (2.55, -8.95, 1.50)


def classroom():
    """From the aisle of the back row in the morning: fifteen tables for thirty, and four Generation X along three walls."""
    beside_aisle, _ = classroom_room(CLASSROOM_EYE)
    stand(CLASSROOM_EYE, (-0.19, 0), 26, 0.085, beside_aisle, 1.8)


def classroom_room(eye, sun=(1.9, 0.85, -0.92), corner_yaw=0, on_shelf=lambda P: globe(P, (1.55, -0.20, 0.815), 0.15)):
    """The room as `eye` sees it, the `sun` shining that way, the machine in the corner turned by `corner_yaw`; returns the places of the machines beside the aisle and beside the bookshelf."""
    P, width, length, height = finishes(), 7.0, 9.4, 2.85
    P["wall"] = worn(rolled_paint("classroom wall", "#D8D7D0"), 0.04, 0.3, 0.04, below=1.6)
    P["dado"] = worn(rolled_paint("classroom dado", "#A9B4B3", 0.5), 0.06, 0.0, 0.08, below=1.2)
    P["ceiling"] = mineral_tiles()
    worn(P["laminate"], 0.03, 0.2, 0.06, tint="#6F757C")
    worn(P["beech"], 0.14, 0.55, 0.12, tint="#5B4430")
    for number, colour in enumerate(("#5E676D", "#7D868B", "#474F55", "#25505A")):
        P[f"seat {number}"] = material(f"seat {number}", colour, 0.42, spec=0.4, bump=0.3, bscale=700)
    three_walls(P, width, length)
    window_wall(P, -width / 2, length, ((-7.9, -6.3), (-5.6, -4.0), (-3.3, -1.7)), 0.95, 2.5, (0.95, 0.975, 1), 620)
    ceiling(P, width, length, height, [(x, y, False) for x in (-1.7, 1.7) for y in (-1.6, -4.2, -6.8)])
    for middle in (-7.1, -4.8, -2.5):
        radiator(P, dict(at=(-width / 2, middle, 0), yaw=90), 1.3)
        roller_blind(P, dict(at=(-width / 2, middle, 0), yaw=90), 1.74, 2.5, 0.30 if middle < -3 else 0.42)
    outside("morning", eye, 14.0, 0.07, blur=14)
    for x, y, size in ((0, -0.004, (width, 0.012, 0.92)), (width / 2 - 0.004, -length / 2, (0.012, length, 0.92))):
        square("dado", size, (x, y, 0.46), P["dado"], 0.002)
    square("rail", (width, 0.034, 0.030), (0, -0.017, 0.935), P["oak"], 0.003)
    square("rail", (0.034, length, 0.030), (width / 2 - 0.017, -length / 2, 0.935), P["oak"], 0.003)
    board_floor(P, "beech", 0.12, length, 3.5)
    sheet("last boards", [(3.1, -length, -0.001), (3.6, -length, -0.001), (3.6, 0, -0.001), (3.1, 0, -0.001)], P["beech"])
    board(P, dict(at=(-0.35, -0.02, 0.02)), 3.0)
    book_shelf(P, dict(at=(1.75, 0, 0)), 1.2)
    on_shelf(P)
    pin_board(P, dict(at=(width / 2, -4.25, 0), yaw=-90), 2.85, 1.12, 1.22, "#5C727B", 3)
    pin_board(P, dict(at=(2.62, 0, 0)), 1.08, 1.12, 1.22, "#A39068", 7)
    pin_board(P, dict(at=(-2.72, 0, 0)), 1.08, 1.12, 1.22, "#7B615B", 9)
    wall_clock(P, dict(at=(1.62, 0, 0)), 2.28, 0.15)
    waste_bin(P, (0.72, -0.30, 0))
    for number, (cloth_, x, y, turn) in enumerate((("navy_cloth", 2.58, -5.05, 64), ("teal_cloth", 0.74, -5.30, 80), ("grey_cloth", -1.12, -6.75, 100), ("camel_cloth", 1.10, -3.70, -70))):
        rucksack(P[cloth_], (x, y, 0), turn)
    teacher_desk(P, (-1.65, -1.05, 0), 180)
    near = from_wall("x")
    wall = width / 2 - near
    places = [(2.92, -near, corner_yaw), (-2.92, -near, 0), (wall, -4.05, -90), (-wall, -3.65, 90)]
    machines("x", places)
    plugged_in(P, (2.55, -0.012, 0.40), 0, places[0], "x")
    socket(P, (-2.55, -0.012, 0.40))
    plugged_in(P, (width / 2 - 0.012, -3.60, 0.40), -90, places[2], "x")
    bag_pegs(P, dict(at=(width / 2 - 0.02, -1.75, 0), yaw=-90), ("sage_cloth", "linen", None, "teal_cloth", "grey_cloth"), 1.32)
    for row in range(4):
        for column, x in enumerate((-1.85, 0.0, 1.85)):
            number = 3 * row + column
            shades = [f"seat {(number * 5 + k * 3 + row) % 4}" for k in range(2)]
            pupil_table(P, (x + 0.03 * ((row * 5 + column) % 3 - 1), -2.5 - 1.36 * row, 0), shades, number, 1.5 * ((row + column) % 3 - 1))
    for x, y, cloth_, seed in ((-1.55, -6.58 - 0.645, "navy_cloth", 5), (-0.29, -5.22 - 0.645, "coral_cloth", 4), (0.31, -3.86 - 0.645, "camel_cloth", 7)):
        draped(P[cloth_], (x, y, 0.772), 0.56, 0.42, 0.28, 0.035, 0, seed, 0.38)
    glass_of_water((1.45, -6.44, 0.70))
    open_book(P, (0.22, -6.74, 0.707), 9)
    open_book(P, (-1.95, -6.72, 0.707), -6, cover="sand")
    sunlight(17, sun, (1, 0.90, 0.78), 1.2)
    fill(0.05)
    return (wall, -4.05), (2.92, -near)


WARD_EYE = (2.16, -5.5, 1.40)


def ward():
    """A bay of four at night from the aisle: one reading lamp is lit; one Generation Y stands near, the other beyond the bed."""
    P, width, length = finishes(), 7.2, 6.2
    P["wall"] = worn(rolled_paint("ward wall", "#CBD0CD", 0.75, relief=0.3), 0.05, 0.4, 0.05, below=1.1)
    P["board"] = material("bed board", "#8E9FA0", 0.38, spec=0.45)
    P["bed_rail"] = material("brushed steel", (0.56, 0.57, 0.57), 0.30, metal=1.0)
    P["wood"], P["teal_cloth"], P["sage_cloth"] = P["white"], cloth("curtain", "#6C858A", "#7D959A"), P["grey_cloth"]
    P["duvet"], P["blanket_thick"] = cellular(creased(cloth("blanket", "#7F9AA3", "#9DB3BA"), 0.004, 5)), 0.014
    P["linen"] = pressed(creased(creased(cloth("ward linen", "#D6D6D1", "#EBEAE6"), 0.007, 4), 0.0022, 13))
    three_walls(P, width, length, skirting=0.10)
    ceiling(P, width, length, 2.75, ((-1.6, -1.6, False), (1.6, -1.6, False), (-1.6, -4.2, False), (1.6, -4.2, False)))
    smooth_floor(P, "sheet_vinyl")
    window_wall(P, -width / 2, length, ((-4.3, -2.5),), 0.95, 2.3, (0.35, 0.55, 1.0), 80)
    near = from_wall("y")
    places = [(0.44, -near, 0), (2.93, -1.55, -22)]
    machines("y", places)
    plugged_in(P, (0.08, -0.001, 0.34), 0, places[0], "y")
    plugged_in(P, (2.74, -0.001, 0.34), 0, places[1], "y")
    for x in (-1.75, 1.95):
        bed_head_panel({**P, "lamp": P["white"]}, dict(at=(x, 0, 0)), 1.7)
        bed = hospital_bed(P, dict(at=(x, 0, 0)))
        chart(P, bed, (-0.13, -2.176, 0.36))
        locker(P, (x - 0.80, 0, 0))
        curtain_rail(P, dict(at=(x - 0.02, 0, 0)), 2.30, 2.5, 2.62, 0.17 if x > 0 else 0.34)
    patient_monitor(P, dict(at=(2.42, 0, 0)))
    call_button(P, None, (2.42, -0.08, 1.30), (2.24, -0.52, height_at(2.24, -0.52, 0.01) + 0.016))
    gel_dispenser(P, (3.20, 0, 1.12))
    reading_lamp(P, dict(at=(1.42, 0, 1.40)), 40)
    armchair(P, (-0.62, -0.58, 0), 8, "sage_cloth")
    slippers(P, (1.20, -1.35, 0), 96)
    open_book(P, (2.10, -1.66, height_at(2.10, -1.66)), 22, cover="sand")
    night = area("night", (0, -3.1, 2.70), (0, -3.1, 0), 6.6, 5.6, 5.5, (0.62, 0.76, 1.0))
    night.visible_glossy = False
    area("corridor", (2.4, -6.0, 1.6), (1.6, -1.2, 0.6), 2.6, 2.2, 42, (1, 0.84, 0.66))
    fill(0)
    stand(WARD_EYE, (2.16, 0), 26, 0.112, (2.2, -1.6), 2.8, left=0.199)


def past_the_bed():
    """A nurse on the way to the lit bed."""
    scrubs = ("#2E4560", "#3D5673")
    passer_by((1.24, -1.80, 0), 24, 0.82, 0.95, wear(scrubs, scrubs, "#8E8E8C", "#7A7A78"), short_sleeves=True, hurry=1.2)


OFFICE_EYE = (1.30, -9.4, 1.32)
OFFICE_M = (8.0, 10.0)


def office():
    """From the aisle on a winter morning: ten desks, five Generation X at the ends of two banks and at two walls, each on its socket."""
    P, wall = office_room(OFFICE_EYE), OFFICE_M[0] / 2
    near = from_wall("x")
    places = [(0.36, -near, 0), (wall - near, -3.40, -90), (-0.13, -3.0, -4), (wall - near, -5.00, -90), (-0.53, -5.45, 6)]
    machines("x", places)
    plugged_in(P, (-0.02, -0.012, 0.40), 0, places[0], "x")
    plugged_in(P, (-0.58, -2.972, 0.40), 0, places[2], "x")
    for place_ in (places[1], places[3]):
        plugged_in(P, (wall - 0.012, place_[1] - 0.29, 0.40), -90, place_, "x")
    plugged_in(P, (-0.98, -5.522, 0.40), 0, places[4], "x")
    rubber_plant(P, (-0.40, -0.42, 0), 1.45)
    stand(OFFICE_EYE, (1.20, 0), 26, 0.085, (wall - near, -4.4), 2.8)


def past_the_desks():
    passer_by((1.68, -4.6, 0), 180, 0.70, 0.95, wear(("#9E9280", "#B9AE9C"), ("#23272C", "#33383E")), hurry=1.35)


def office_room(eye):
    """8 x 10 m with its ten desks as `eye` sees it, without machines; returns its materials."""
    P, (width, length), height = finishes(), OFFICE_M, 2.7
    P["wood"], P["wall"] = worn(P["laminate"], 0.04, 0.15, 0.10, tint="#6F757C"), worn(rolled_paint("office wall", "#D2D3CF"), 0.04, 0.5, 0.04, below=1.2)
    P["accent"] = worn(rolled_paint("office accent wall", "#9CA8A7"), 0.05, 0.4, 0.04, below=1.2)
    P["ceiling"] = mineral_tiles()
    P["sage"], P["black_cloth"] = P["grey_cloth"], cloth("black cloth", "#1E2123", "#2E3235")
    P["sage_cloth"] = P["teal_cloth"]
    three_walls(P, width, length, far="accent")
    window_wall(P, -width / 2, length, ((-8.6, -6.4), (-5.6, -3.4), (-2.6, -0.6)), 0.75, 2.4, (0.96, 0.98, 1), 640)
    ceiling(P, width, length, height, ((-1.5, -2.1, True), (2.1, -2.1, True), (-1.5, -5.7, True), (2.1, -5.7, True)), (0.6, 0.6), 0)
    for x, y in ((0.9, -1.5), (-2.7, -1.5), (3.3, -3.3)):
        ceiling_grille(P, (x, y, height))
    smoke_detector(P, (0.3, -2.7, height))
    for k in range(14):
        square("grid", (0.024, length, 0.006), (-4.2 + 0.6 * k, -length / 2, height - 0.001), P["trim"], 0)
    for k in range(17):
        square("grid", (width, 0.024, 0.006), (0, -0.6 * k, height - 0.001), P["trim"], 0)
    outside("noon", eye, 9.0, blur=13)
    tile = worn(grained("carpet tile", "#4B5053", "#7E8386", (1, 1, 1), 150, 0.95, (0.30, 0.70), 0.002, 0.06), 0.14, 0.35, 0.02, tint="#33373A")
    for row in range(20):
        for column in range(17):
            corners = [(-0.2495, -0.2495, 0), (0.2495, -0.2495, 0), (0.2495, 0.2495, 0), (-0.2495, 0.2495, 0)]
            sheet("tile", corners, tile).location = (-4 + 0.5 * column, -0.25 - 0.5 * row, 0)
    sheet("joint", [(-5, -length, -0.002), (5, -length, -0.002), (5, 0, -0.002), (-5, 0, -0.002)], P["soil"])
    chairs = ("black_cloth", "black_cloth", "black_cloth", "black_cloth")
    bench = desk_bench(P, (-1.9, -2.6, 0), 0, chairs)
    desk_bench(P, (2.15, -2.4, 0), 0, ("black_cloth", "teal_cloth", "black_cloth", "black_cloth"), first=2)
    again(bench, (-2.3, -5.8, 0), 0)
    notes_board({**P, "coral": P["sand"]}, dict(at=(width / 2, -1.75, 0), yaw=-90))
    framed(P, dict(at=(-2.25, 0, 0)), 1.22, (0.84, 0.60), "horizon print", horizon(), "graphite", 0.06)
    framed(P, dict(at=(0.95, 0, 0)), 1.18, (1.16, 0.80), "year planner", planner(12, 16, 0.34, 6), "steel")
    draped(P["navy_cloth"], (1.52, -3.70, 1.052), 0.70, 0.48, 0.26, 0.042, 14, 9, 0.38, 0.03)
    radiator(P, dict(at=(-2.25, 0, 0)), 1.8)
    light_switch(P, dict(at=(width / 2, -3.20, 0), yaw=-90))
    call_point(dict(at=(width / 2, -3.20, 0), yaw=-90))
    rucksack(P["black_cloth"], (0.96, -3.35, 0), -24)
    fill(0.05, (1, 1, 1))
    sunlight(9, (1.9, 0.55, -0.86), (1, 0.93, 0.84), 1.4)
    return P


BAR_EYE = (0.90, -8.0, 1.52)


def bar_room():
    """At nine in the evening: lamps over the tables, glasses half full, the street blue outside; three Generation X at the walls."""
    P, width, length = finishes(), 8.0, 8.4
    P["sage"] = P["teal_cloth"]
    P["wall"] = worn(rolled_paint("bar wall", "#C9C3B8", relief=0.35), 0.06, 0.3, 0.04, below=1.4)
    P["dark oak"] = worn(grained("dark oak", "#6A4930", "#8C6645", roughness=0.30, vary=0.12), 0.22, 0.7, 0.12, tint="#2E2118")
    worn(P["oak"], 0.12, 0.5, 0.12, tint="#4E3826")
    worn(P["teal"], 0.10, 0.5, 0.10, below=1.3, tint="#7E8C8C")
    three_walls(P, width, length)
    for x, y, size in ((0, -0.004, (width, 0.012, 1.05)), (width / 2 - 0.004, -length / 2, (0.012, length, 1.05))):
        block(P["teal"], size, (x, y, 0), 0.003, 0.004)
    block(P["oak"], (width, 0.040, 0.032), (0, -0.018, 1.05), 0.006, 0.010)
    block(P["oak"], (0.040, length, 0.032), (width / 2 - 0.018, -length / 2, 1.05), 0.006, 0.010)
    window_wall(P, -width / 2, length, ((-6.0, -3.9), (-3.0, -0.9)), 0.75, 2.5, (0.30, 0.42, 0.75), 40)
    outside("evening", BAR_EYE, 4.0)
    board_floor(P, "dark oak", 0.15, length, 4.0)
    near = from_wall("x")
    places = [(-0.55, -near, 0), (width / 2 - near, -2.30, -90), (-width / 2 + near, -2.40, 90)]
    machines("x", places)
    plugged_in(P, (-0.20, -0.012, 0.40), 0, places[0], "x")
    plugged_in(P, (width / 2 - 0.012, -2.72, 0.40), -90, places[1], "x")
    plugged_in(P, (-width / 2 + 0.012, -2.72, 0.40), 90, places[2], "x")
    banquette(P, dict(at=(-2.35, -0.03, 0)), 2.9)
    bottle_shelf(P, dict(at=(2.1, 0, 0)), 2.4, 3, 1.32)
    bar_counter(P, (2.05, -1.10, 0), 3.0)
    stool = bar_stool(P, (1.05, -1.85, 0))
    for x in (1.75, 2.5):
        again(stool, (x, -1.83, 0))
    tables = ((-3.0, -1.05), (-1.75, -1.05), (-1.75, -3.15), (0.95, -4.15), (2.05, -5.65), (-0.80, -5.60))
    table = round_table(P, (*tables[0], 0), 0.36)
    chair = bistro_chair(P, (tables[0][0] + 0.1, tables[0][1] - 0.62, 0), -12)
    for number, (x, y) in enumerate(tables):
        if number:
            again(table, (x, y, 0), 40 * number)
            again(chair, (x + 0.12, y - 0.63, 0), -14 + 9 * number)
        if number > 1:
            again(chair, (x - 0.16, y + 0.62, 0), 172 + 11 * number)
    for x, y in (tables[1], tables[2], tables[3], tables[4]):
        pendant_lamp(P, (x, y, 1.66), 2.4, 44)
    for x in (1.2, 2.1, 3.0):
        pendant_lamp(P, (x, -1.10, 1.95), 2.4, 24, 0.12)
    for x in (1.5, 2.1, 2.7):
        warm_glow((x, -0.22, 1.40), 9, 0.04)
    for x in (-3.45, -2.35, -1.25):
        wall_lamp(P, dict(at=(x, 0, 0)), 1.55, 30)
    wall_lamp(P, dict(at=(width / 2, -3.55, 0), yaw=-90), 1.62, 24)
    wall_lamp(P, dict(at=(width / 2, -1.95, 0), yaw=-90), 1.62, 24)
    framed(P, dict(at=(width / 2, -2.65, 0), yaw=-90), 1.42, (0.62, 0.78), "horizon print", horizon(), "oak", 0.05)
    exit_sign(dict(at=(0.36, 0, 0)), 2.20)
    call_point(dict(at=(0.36, 0, 0)), 1.40)
    fill(0.05, (0.75, 0.82, 1.0), (0.4, 0.42, 0.5))
    stand(BAR_EYE, (0.03, 0), 23, 0.060, (0.95, -4.15), 9)


def past_the_counter():
    """A waiter in black, on the way to the tables."""
    passer_by((0.17, -1.7, 0), -14, 0.87, 0.99, wear(("#2B2E33", "#3A3E44"), ("#1E2125", "#2B2F34"), "#1B1715", "#3A3632"), hurry=1.2)


GYM_EYE = (0.4, -10.2, 1.40)


def gym():
    """A weights floor at seven in the morning: two racks before the mirrors, a low sun, a towel left behind, and five Generation X round it."""
    P, width, length, height = finishes(), 10.0, 13.0, 3.1
    P["wall"], P["sage"] = worn(painted_blocks("gym wall", "#D3D3CF"), 0.05, 0.5, 0.05, below=1.2), material("mat", "#5F7376", 0.7, spec=0.25, bump=0.4, bscale=500)
    P["frame"] = material("powder coat on steel", "#2B3034", 0.38, spec=0.5, bump=0.15, bscale=900)
    P["hook"], P["hole"] = material("hook", "#A9502C", 0.4, spec=0.5), material("black nylon", "#0E1011", 0.5, spec=0.4)
    P["plate"] = grained("plate rubber", "#191B1D", "#2B2E31", (1, 1, 1), 60, 0.48, relief=0.0002)
    P["plate accent"] = grained("accent rubber", "#2A4A55", "#365A66", (1, 1, 1), 60, 0.48, relief=0.0002)
    P["mat rubber"] = worn(grained("mat rubber", "#232629", "#34383B", (1, 1, 1), 90, 0.6), 0.25, 0.5, 0.12, tint="#8C8B86")
    P["pad"] = material("bench leather", "#1B1D1F", 0.45, spec=0.45, bump=0.35, bscale=420)
    P["platform oak"] = grained("platform oak", "#8E6F4D", "#AC8B66", (16, 1.2, 16), 1.0, 0.32, vary=0.09)
    worn(P["platform oak"], 0.12, 0.6, 0.12, tint="#4A3826")
    for rubber in ("plate", "plate accent"):
        worn(P[rubber], 0.22, 0.4, 0.12, tint="#9A9892")
    P["ply"], P["ply edge"] = grained("birch ply", "#C4A57C", "#D6BC96", (3, 12, 1), 2.0, 0.5, vary=0.05), material("ply edge", "#8C6A45", 0.6)
    P["roller"] = material("roller", "#2E3B40", 0.75, spec=0.2, bump=0.5, bscale=260)
    P["mirror"], P["pane edge"] = material("mirror", (0.84, 0.87, 0.86), 0.012, metal=1.0), material("ground glass", "#6E8C86", 0.15, spec=0.6)
    three_walls(P, width, length, skirting=0.10)
    flecks = grained("speckled rubber", "#4A5054", "#98A1A5", (1, 1, 1), 210, 0.50, (0.58, 0.66))
    worn(flecks, 0.18, 0.8, 0.14, tint="#1F2326")
    sheet("floor", [(-6, -length - 2, 0), (6, -length - 2, 0), (6, 0, 0), (-6, 0, 0)], flecks)
    for k in range(-5, 6):
        square("seam", (0.004, length, 0.001), (k + 0.3, -length / 2, 0), P["soil"], 0)
    for k in range(1, 13):
        square("seam", (width, 0.004, 0.001), (0, -k, 0), P["soil"], 0)
    windows = ((-11.6, -9.2), (-8.6, -6.2), (-5.6, -3.2), (-2.6, -0.4))
    window_wall(P, -width / 2, length, windows, 0.6, 2.75, (0.96, 0.98, 1), 640)
    ceiling(P, width, length, height, [(x, -4.6, True) for x in (-2.6, 0.4, 3.4)], (0.14, 6.0), 0)
    spiral_duct(material("galvanised", (0.50, 0.52, 0.54), 0.34, metal=1.0, noise_rough=0.10, bscale=3), (2.0, -length, height - 0.33), length, 0.21, ceiling=height)
    square("collar", (0.52, 0.012, 0.52), (2.0, -0.006, height - 0.33), P["trim"], 0.003)
    smoke_detector(P, (-1.1, -3.6, height))
    outside("morning", GYM_EYE, 7.0, blur=9)
    near, wall = from_wall("x"), width / 2 - from_wall("x")
    places = [(-3.95, -near, 0), (1.45, -near, 0), (wall, -0.80, -90), (wall, -2.60, -90), (-wall, -1.90, 90)]
    machines("x", places)
    plugged_in(P, (-4.36, -0.012, 0.40), 0, places[0], "x")
    plugged_in(P, (1.77, -0.012, 0.40), 0, places[1], "x")
    for machine, along, side in ((places[2], -1.28, 1), (places[3], -3.06, 1), (places[4], -2.42, -1)):
        plugged_in(P, (side * (width / 2 - 0.012), along, 0.40), -90 * side, machine, "x")
    wall_mirrors(P, dict(at=(-1.35, 0, 0)), 3, 1.20, 2.1)
    dumbbell_shelves(P, dict(at=(3.05, -0.10, 0)), 2.2)
    for x in (-2.30, 0.20):
        platform(P, (x, -2.75, 0))
        root = half_rack(P, (x, -2.15, 0.030))
        loaded_bar(P, root, 1.385, PLATES if x < -1 else PLATES[1:], -0.385)
    lifted = place("bar on the floor", (-1.20, -5.05, 0), 4)
    loaded_bar(P, lifted, 0.225, PLATES[:2])
    bench(P, (0.22, -3.10, 0.030), 2)
    bench(P, (2.25, -4.1, 0), 68)
    draped(cloth("towel", "#3A4046", "#565D63"), (2.52, -4.22, 0.449), 0.52, 0.36, 0.30, 0.150, -22, 3, 0.40, 0.05)
    draped(terry(), (0.50, -2.535, 1.432), 0.30, 0.46, 0.30, 0.018, 0, 5, 0.17)
    jump_box(P, (-4.60, -3.30, 0), 90)
    jump_box(P, (-4.62, -3.26, 0.61), 84, (0.61, 0.46, 0.41))
    medicine_ball({**P, "coral": P["plate"]}, (-3.10, -4.40, 0), 0.165)
    for x, y, size in ((3.30, -3.55, 1.1), (3.56, -3.85, 0.9)):
        kettlebell({**P, "graphite": P["plate"]}, (x, y, 0), size)
    exercise_mat(P, (1.05, -5.85, 0), 82)
    foam_roller(P, (0.42, -5.60, 0.014), 74)
    hanging_bands(P, dict(at=(3.05, 0, 0)))
    wall_clock(P, dict(at=(1.45, 0, 0)), 2.05, 0.15)
    extinguisher(P, dict(at=(width / 2, -3.42, 0), yaw=-90))
    framed(P, dict(at=(width / 2, -1.75, 0), yaw=-90), 1.30, (0.84, 0.60), "timetable", planner(7, 12, 0.6, 8), "steel", 0.02)
    exit_sign(dict(at=(4.45, 0, 0)), 2.30, is_left=False)
    call_point(dict(at=(4.45, 0, 0)))
    chalk_stand(P, (-1.02, -3.72, 0))
    kit_bag(cloth("bag cloth", "#1B2024", "#2C3338"), P["hole"], (3.95, -4.35, 0), 24)
    spare = place("plate on the floor", (0.62, -4.72, 0.036))
    spare.rotation_euler = (0, math.radians(90), 0)
    bumper_plate(P, spare, 0, 0, 0.225, 0.072, "plate")
    bottle = achilles.build(achilles.achilles_materials(), "black")
    bottle.location = (2.18, -5.68, 0)
    sunlight(30, (1.9, 0.75, -0.56), (1, 0.86, 0.70), 1.0)
    fill(0.05, (1, 0.98, 0.96))
    stand(GYM_EYE, (0.36, 0), 25, 0.042, (wall, -2.60), 2.8)


def past_the_dumbbells():
    passer_by((2.15, -2.3, 0), 180, 0.82, 0.98, wear(("#2B4F57", "#365F68"), ("#1B1E22", "#2A2E33"), "#2A2C2E", "#4A4A48"), short_sleeves=True, hurry=1.2)


def closed_room_picture(build, exposure, samples=5, bounces=6, **finish):
    """A room with its ceiling: more light is thrown back, and the curve is that of film."""
    look = dict(width=WIDTH_PX, height=HEIGHT_PX, supersampling=2, grain=0.003, bloom=0.04, tone="punchy", contrast=0.22, warmth=0.01, vignette=0.22, softness=0.14) | finish
    return Picture(build, samples=samples, exposure=exposure, bounces=bounces, clamp=10, **look)


PICTURES = {
    "eye-surgery": closed_room_picture(surgery, -0.1, 5, kept=0.2, warmth=0.03, contrast=0.55, vignette=0.28),
    "eye-classroom": closed_room_picture(classroom, 0.62, 5, kept=0.2, warmth=0, contrast=0.32),
    "eye-ward": closed_room_picture(ward, 1.15, 16, bounces=4, supersampling=1, kept=0.1, grain=0.005, softness=0, bloom=0.06, burn=0.3, contrast=0.4, warmth=0.02, vignette=0.25, passing=past_the_bed),
    "eye-office": closed_room_picture(office, 1.35, 5, kept=0.2, warmth=0.03, contrast=0.32, passing=past_the_desks),
    "eye-bar": closed_room_picture(bar_room, 1.3, 10, tone="neutral", contrast=0.18, passing=past_the_counter),
    "eye-gym": closed_room_picture(gym, 1.1, 4, contrast=0.34, warmth=0.02, passing=past_the_dumbbells),
}
