"""Six rooms at eye level, one a sector: the machine in its place, 20 cm from the wall, daylight from the left, one lamp left on.

The left third stays calm for words. No people, but what they leave.
"""
from kit import Picture, material
from models import achilles
from models.eye_room import View, finishes, panelled_dado, tall_windows
from models.furniture_bar import banquette, bar_counter, bar_stool, bistro_chair, bottle_shelf, round_table
from models.furniture_care import bed_head_panel, hospital_bed, locker
from models.furniture_dental import cabinet_row, dental_chair, dentist_stool, wall_cupboards
from models.furniture_gym import dumbbell_rack, kettlebell, weight_bench
from models.furniture_home import wall_art
from models.furniture_office import desk_bench, filing_cabinet
from models.furniture_public import medicine_ball, waiting_chair
from models.furniture_school import board, book_shelf, globe, pupil_table
from models.room_clay import block
from models.room_interior import back_wall, board_floor, smooth_floor
from models.room_purifier import DEPTH_M, WALL_GAP_M, purifier
from models.room_shell import plant
from models.traces_of_people import (
    coat_on_hook,
    desk_lamp,
    draped,
    glass_of_water,
    open_book,
    pendant_lamp,
    shaded_lamp,
    terry,
    wall_sconce,
)

WIDTH, HEIGHT = 2400, 1350


def by_the_wall(generation, view, share):
    """The machine at a share of the picture's width, its back 20 cm from the wall. Returns its x."""
    y = -WALL_GAP_M - DEPTH_M[generation] / 2
    x = view.x(share, y)
    purifier(generation, (x, y, 0))
    return x


def surgery():
    P, view = finishes(), View(3.8, 11, 0.97)
    P["sage"] = P["leather"]
    back_wall(P, 0.10)
    smooth_floor(P)
    x = by_the_wall("y", view, 0.615)
    cabinet_row(P, dict(at=(x + 0.36 + 1.31, 0, 0)))
    wall_cupboards(P, dict(at=(x + 0.36 + 1.62, 0, 0)), 3, 1.50)
    desk_lamp(P, (x + 1.36, -0.22, 0.89), -12, 11)
    glass_of_water((x + 0.50, -0.44, 0.89))
    coat_on_hook(P, (x - 0.50, 0, 1.62), P["linen"])
    dental_chair(P, (view.x(0.24, -0.95), -0.95, 0), -12)
    dentist_stool(P, (view.x(0.735, -0.95), -0.95, 0))
    tall_windows(-3.3, 175)
    view.photograph()


def classroom():
    P, view = finishes(), View(4.9, 11, 1.20)
    back_wall(P)
    panelled_dado(P, "sage", 0.92)
    board_floor(P, "beech", 0.09)
    x = by_the_wall("z", view, 0.635)
    chalk = board(P, dict(at=(x - 1.18, -0.02, 0.46)), 2.2)
    chalk.scale = (0.70, 1, 0.70)
    book_shelf(P, dict(at=(x + 1.30, 0, 0)), 1.6)
    globe(P, (x + 0.86, -0.20, 0.815), 0.15)
    shaded_lamp(P, (x + 1.62, -0.19, 0.815), 0.95)
    wall_art(P, (x + 1.22, 0, 1.42), (0.52, 0.66))
    near = view.x(0.365, -2.15)
    pupil_table(P, (near - 1.62, -1.95, 0), ("sage_dark", "sage_dark"))
    pupil_table(P, (near, -2.15, 0), ("sage_dark", "coral"))
    draped(P["navy_cloth"], (near - 0.31, -2.772, 0.775), 0.43, 0.36, 0.26, 0.030, -5, 4, 0.012, 0.022)
    glass_of_water((near - 0.05, -2.02, 0.70))
    open_book(P, (near + 0.30, -2.24, 0.707), 7)
    tall_windows(-4.1, 210, 3.0)
    view.photograph()


def ward():
    P, view = finishes(), View(3.7, 11, 0.96)
    back_wall(P, 0.10)
    smooth_floor(P)
    x = by_the_wall("y", view, 0.575)
    locker(P, (x + 0.60, 0, 0), jug=False)
    shaded_lamp(P, (x + 0.50, -0.20, 0.82), 0.8, 6)
    glass_of_water((x + 0.72, -0.36, 0.82))
    bed_head_panel(P, dict(at=(x + 1.60, 0, 0)), 1.9)
    hospital_bed(P, dict(at=(x + 1.45, 0, 0)))
    chair = view.x(0.385, -0.40)
    waiting_chair(P, (chair, -0.12, 0), "sage_cloth")
    draped(P["coral_cloth"], (chair + 0.03, -0.135, 0.905), 0.40, 0.36, 0.30, 0.062, 0, 2, 0.012, 0.045, -9)
    open_book(P, (chair + 0.02, -0.46, 0.472), 14, cover="sand")
    tall_windows(-3.2, 170)
    view.photograph()


def office():
    P, view = finishes(), View(5.0, 11, 1.20)
    P["signal"] = material("lines of text", "#7E8C94", 0.5)
    P["sage_cloth"] = P["teal_cloth"]
    back_wall(P)
    board_floor(P)
    x = by_the_wall("z", view, 0.635)
    filing_cabinet(P, dict(at=(x + 1.28, 0, 0)), 2)
    shaded_lamp(P, (x + 1.64, -0.22, 0.80), 1.0)
    plant(P, (x - 0.60, -0.36, 0), 1.05)
    coat_on_hook(P, (x - 1.12, 0, 1.64), P["camel_cloth"], 1.02)
    near = view.x(0.11, -2.0)
    desk_bench(P, (near, -1.95, 0), 3, ("teal_cloth", "grey_cloth", "teal_cloth", "teal_cloth"))
    glass_of_water((view.x(0.385, -2.2), -2.2, 0.74))
    tall_windows(-4.2, 190, 2.8)
    view.photograph()


def bar_room():
    P, view = finishes(), View(4.9, 11, 1.20)
    P["sage"] = P["teal_cloth"]
    back_wall(P)
    panelled_dado(P, "oak_upright", 1.05, groove=0.14)
    board_floor(P)
    x = by_the_wall("z", view, 0.615)
    banquette(P, dict(at=(x - 2.30, -0.03, 0)), 2.9)
    bottle_shelf(P, dict(at=(x + 1.60, 0, 0)), 2.0, 2, 1.42)
    bar_counter(P, (x + 1.78, -1.05, 0), 2.4)
    bar_stool(P, (x + 0.98, -1.75, 0))
    for share, y in ((0.20, -1.05), (0.42, -1.20)):
        round_table(P, (view.x(share, y), y, 0), 0.36)
        bistro_chair(P, (view.x(share, y) + 0.16, y - 0.62, 0), -12)
    pendant_lamp(P, (view.x(0.42, -1.20), -1.20, 1.74), 1.6, 24)
    coat_on_hook(P, (x - 0.58, -0.01, 1.66), P["navy_cloth"], 0.95)
    tall_windows(-4.0, 205)
    view.photograph()


def oak_boards(P, start, length, height=2.35, board_width=0.13):
    """Upright boards on the back wall from x = `start` on."""
    for k in range(round(length / board_width)):
        x = start + board_width * (k + 0.5)
        block(P["oak_upright"], (board_width - 0.008, 0.024, height), (x, -0.014, 0), 0.003, 0.004)


def gym():
    P, view = finishes(), View(4.9, 11, 1.20)
    back_wall(P, 0.10)
    smooth_floor(P, "rubber")
    x = by_the_wall("z", view, 0.60)
    oak_boards(P, x + 0.50, 2.6)
    dumbbell_rack(P, dict(at=(x + 1.62, -0.06, 0)), 1.9)
    wall_sconce(P, (x + 1.62, -0.02, 1.78), 3)
    bench = view.x(0.335, -1.45)
    weight_bench(P, (bench, -1.45, 0), 76)
    draped(terry(), (bench + 0.26, -1.39, 0.452), 0.44, 0.30, 0.34, 0.162, -14, 5, 0.014, 0.010)
    bottle = achilles.build(achilles.achilles_materials(), "black")
    bottle.location = (view.x(0.505, -1.15), -1.15, 0)
    kettlebell(P, (x - 0.58, -0.42, 0), 1.1)
    kettlebell(P, (x - 0.88, -0.36, 0), 0.9, "sage_dark")
    box = view.x(0.075, -0.55)
    block(P["beech"], (0.62, 0.50, 0.50), (box, -0.50, 0), 0.004, 0.006)
    medicine_ball(P, (view.x(0.185, -0.62), -0.62, 0), 0.19)
    tall_windows(-4.1, 220, 3.2)
    view.photograph()


def eye_picture(build):
    return Picture(build, WIDTH, HEIGHT, samples=8, exposure=0.36, bounces=3)


PICTURES = {
    "eye-surgery": eye_picture(surgery),
    "eye-classroom": eye_picture(classroom),
    "eye-ward": eye_picture(ward),
    "eye-office": eye_picture(office),
    "eye-bar": eye_picture(bar_room),
    "eye-gym": eye_picture(gym),
}
