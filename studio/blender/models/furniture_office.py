"""Office furniture. Metres; a person at a desk faces +y before `yaw`."""
import math

from kit import picture_sheet

from .furniture_school import laptop
from .room_clay import bar, block, pipe, place, rod
from .written import desktop


def office_chair(P, at, yaw=0, colour="sage", parent=None):
    root = place("office chair", at, yaw, parent)
    for k in range(5):
        turn = 2 * math.pi * k / 5 + 0.3
        end = (0.27 * math.cos(turn), 0.27 * math.sin(turn), 0.07)
        bar(P["graphite"], 0.022, (0, 0, 0.11), end, root)
        rod(P["graphite"], 0.032, 0.06, (end[0], end[1], 0), root, 0.012)
    rod(P["metal"], 0.028, 0.34, (0, 0, 0.09), root)
    block(P[colour], (0.48, 0.46, 0.09), (0, 0, 0.43), 0.04, 0.12, root)
    block(P[colour], (0.44, 0.08, 0.50), (0, -0.23, 0.56), 0.035, 0.038, root, (8, 0, 0))
    bar(P["graphite"], 0.022, (0, -0.18, 0.44), (0, -0.26, 0.66), root)
    for side in (-1, 1):
        block(P["graphite"], (0.06, 0.26, 0.035), (side * 0.27, -0.02, 0.64), 0.014, 0.025, root)
        bar(P["graphite"], 0.016, (side * 0.26, -0.02, 0.45), (side * 0.27, -0.02, 0.65), root)


def desk_bench(P, at, yaw=0, chairs=("sage", "sage", "sage", "sage"), depth=0.75, width=1.4, first=0):
    """Four desks, two by two, with a low screen between; chairs in the order near left, near right, far left, far right."""
    root = place("desk bench", at, yaw)
    for side in (-1, 1):
        for k in (-1, 1):
            _desk(
                P,
                place("desk", (k * width / 2, side * depth / 2, 0), 0 if side < 0 else 180, root),
                width,
                depth,
                first + (k > 0) + 2 * (side > 0),
            )
    block(P["sage"], (2 * width - 0.06, 0.035, 0.36), (0, 0, 0.70), 0.014, 0.017, root)
    places = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
    for number, ((k, side), colour) in enumerate(zip(places, chairs)):
        turn = (0 if side < 0 else 180) + (14, -9, -12, 7)[number]
        office_chair(P, (k * width / 2, side * (depth + 0.26), 0), turn, colour, root)
    return root


def _desk(P, root, width, depth, kind):
    """One desk with a monitor that shows work of that `kind`, keyboard, cup and papers; its user sits at -y."""
    block(P["wood"], (width - 0.01, depth - 0.02, 0.026), (0, 0, 0.714), 0.002, 0.006, root)
    for x in (-width / 2 + 0.08, width / 2 - 0.08):
        block(P["white"], (0.06, depth - 0.14, 0.05), (x, 0, 0), 0.015, 0.02, root)
        block(P["white"], (0.06, 0.08, 0.66), (x, 0.05, 0.04), 0.01, 0.02, root)
    rod(P["graphite"], 0.10, 0.015, (0, 0.20, 0.74), root, 0.005)
    block(P["graphite"], (0.05, 0.03, 0.24), (0, 0.23, 0.75), 0.008, 0.012, root)
    block(P["graphite"], (0.60, 0.035, 0.36), (0, 0.20, 0.87), 0.003, 0.005, root)
    for x in (-0.02, 0.03):
        pipe(P["graphite"], 0.0035, [(x, 0.235, 0.98), (x, 0.27, 0.93), (x * 2, 0.27, 0.80), (x * 3, 0.31, 0.745), (x * 4, 0.345, 0.735), (x * 4, 0.35, 0.60)], root)
    if kind == 1:  # off
        block(P["screen"], (0.57, 0.002, 0.32), (0, 0.1805, 0.895), 0.0005, 0.001, root)
    else:
        picture_sheet("desktop", [(-0.285, 0.1805, 0.895), (0.285, 0.1805, 0.895), (0.285, 0.1805, 1.215), (-0.285, 0.1805, 1.215)], desktop(kind), root)
    block(P["white"], (0.40, 0.14, 0.018), (0, -0.14, 0.74), 0.007, 0.015, root)
    block(P["white"], (0.06, 0.10, 0.025), (0.28, -0.14, 0.74), 0.01, 0.02, root)
    rod(P["sand"], 0.04, 0.09, (-0.50, 0.06, 0.74), root, 0.01)
    block(P["white"], (0.21, 0.29, 0.02), (0.50, 0.0, 0.74), 0.006, 0.01, root, (0, 0, 9))


def glass_wall(P, start, end, height=2.1, panes=3, is_joined=False):
    """Framed glass from one point of the floor plan to another; `is_joined` leaves the first post to the wall before."""
    turn = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    length = math.dist(start, end)
    root = place("glass wall", (*start, 0), turn)
    for z, depth in ((0, 0.05), (1.18, 0.02), (height - 0.05, 0.05)):
        block(P["white"], (length, depth, 0.05), (length / 2, 0, z), 0.01, 0.015, root)
    for k in range(1 if is_joined else 0, panes + 1):
        block(P["white"], (0.056, 0.056, height + 0.006), (length * k / panes, 0, 0), 0.01, 0.012, root)
    block(P["glass"], (length, 0.012, height - 0.06), (length / 2, 0, 0.03), 0.002, 0.004, root)


def meeting_table(P, at, yaw=0, size=(1.5, 0.9)):
    """Table for four with chairs and a laptop."""
    root = place("meeting table", at, yaw)
    block(P["wood"], (*size, 0.04), (0, 0, 0.70), 0.014, 0.22, root)
    rod(P["white"], 0.30, 0.03, (0, 0, 0), root, 0.012)
    rod(P["white"], 0.06, 0.68, (0, 0, 0.02), root)
    for x in (-0.38, 0.38):
        for side in (-1, 1):
            _meeting_chair(
                P, place("chair", (x, side * (size[1] / 2 + 0.12), 0), 0 if side < 0 else 180, root)
            )
    laptop(P, root, (-0.25, -0.10, 0.74))
    for k in range(2):
        block(
            P["white"],
            (0.21, 0.29, 0.008),
            (0.30 + 0.05 * k, 0.05, 0.74 + 0.009 * k),
            0.003,
            0.006,
            root,
            (0, 0, 12 * k),
        )


def _meeting_chair(P, root):
    block(P["sage_dark"], (0.44, 0.42, 0.07), (0, 0, 0.41), 0.03, 0.10, root)
    block(P["sage_dark"], (0.44, 0.06, 0.34), (0, -0.20, 0.50), 0.028, 0.03, root, (9, 0, 0))
    for x in (-0.17, 0.17):
        for y in (-0.16, 0.16):
            bar(P["graphite"], 0.014, (x, y, 0.42), (x * 1.15, y * 1.2, 0), root)


def wall_screen(P, wall, z=1.15):
    """Meeting screen with a chart of four bars and a line of text."""
    root = place("wall screen", **wall)
    block(P["graphite"], (1.25, 0.05, 0.74), (0, -0.03, z), 0.015, 0.02, root)
    block(P["screen"], (1.19, 0.01, 0.68), (0, -0.057, z + 0.03), 0.003, 0.004, root)
    for k, height in enumerate((0.16, 0.26, 0.22, 0.36)):
        block(P["signal"], (0.10, 0.006, height), (-0.42 + 0.17 * k, -0.064, z + 0.12), 0.002, 0.003, root)
    for k in range(3):
        block(
            P["wall"],
            (0.30 - 0.05 * k, 0.006, 0.03),
            (0.36 - 0.025 * k, -0.064, z + 0.46 - 0.09 * k),
            0.002,
            0.003,
            root,
        )


def notes_board(P, wall, width=2.2, height=1.15, z=1.0):
    """White board with three columns of notes under their headings, and a pen tray."""
    root = place("notes board", **wall)
    block(P["metal"], (width + 0.04, 0.025, height + 0.04), (0, -0.012, z - 0.02), 0.006, 0.008, root)
    block(P["white"], (width, 0.006, height), (0, -0.026, z), 0.002, 0.003, root)
    block(P["metal"], (0.5, 0.06, 0.015), (-0.2, -0.05, z - 0.02), 0.004, 0.006, root)
    for column, notes in enumerate((("sand", "sand", "sage", "sand"), ("coral", "sand"), ("sage", "sage", "coral"))):
        x = (column - 1) * width / 3
        block(P["graphite"], (0.34, 0.004, 0.03), (x, -0.030, z + height - 0.14), 0.001, 0.002, root)
        for k, colour in enumerate(notes):
            at = (x - 0.11 + 0.24 * (k % 2), -0.031, z + height - 0.42 - 0.26 * (k // 2) + 0.01 * (k % 3))
            block(P[colour], (0.17, 0.003, 0.17), at, 0.001, 0.002, root, (0, 3 * ((column + 2 * k) % 3 - 1), 0))
    return root


def filing_cabinet(P, wall, count=2):
    """Low cabinets under one wooden top with a printer on it."""
    root = place("filing cabinet", **wall)
    width = 0.8 * count
    for k in range(count):
        x = 0.8 * (k - (count - 1) / 2)
        block(P["white"], (0.79, 0.45, 0.74), (x, -0.23, 0.02), 0.002, 0.003, root)
        for n in range(2):
            block(P["wall"], (0.74, 0.025, 0.33), (x, -0.455, 0.05 + 0.35 * n), 0.002, 0.003, root)
            block(P["graphite"], (0.20, 0.022, 0.02), (x, -0.475, 0.30 + 0.35 * n), 0.008, 0.01, root)
    block(P["wood"], (width + 0.04, 0.50, 0.04), (0, -0.24, 0.76), 0.002, 0.006, root)
    block(P["white"], (0.52, 0.40, 0.28), (-width / 4, -0.24, 0.80), 0.012, 0.03, root)
    block(P["graphite"], (0.42, 0.30, 0.03), (-width / 4, -0.26, 1.08), 0.012, 0.03, root)
    block(P["white"], (0.30, 0.16, 0.012), (-width / 4, -0.50, 0.88), 0.004, 0.008, root)
