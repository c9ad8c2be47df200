"""Generation Z: 460 x 400 x 1180 mm. Graphite cabinet on castors: slotted doors, the photocatalyst's cassette, wide display.

From the floor up: castors, lower cabinet with the intake doors (stages 1 to 5), aluminium cassette (stage 6), head.
"""
from kit import *  # noqa: F401,F403

PROUD = 0.006  # the doors stand this far in front of the cabinet
LATCH_PROUD = 0.0012  # and their latches this far in front of the doors: the outermost parts
BODY = (0.460 - 2 * (PROUD + LATCH_PROUD), 0.400 - 2 * (PROUD + LATCH_PROUD), 0.060)
HEIGHT = 1.180
BASE = 0.094
CASSETTE = (0.742, 0.836)
DOOR_HEIGHT = 0.590
SEAM_GAP = 0.0018


def castor(M, x, y, has_brake, parent):
    """Twin-wheel swivel castor, 92 mm high; the front ones have a coral pedal for the brake."""
    swivel = empty("castor", (x, y, 0), (0, 0, 24 if x > 0 else -16))
    swivel.parent = parent
    for side in (-1, 1):
        cylinder(
            "wheel",
            0.038,
            0.022,
            M["rub"],
            (side * 0.0155 - 0.011, 0.012, 0.038),
            0.006,
            64,
            swivel,
            (0, 90, 0),
        )
        cylinder(
            "hubcap",
            0.022,
            0.0235,
            M["graph"],
            (side * 0.0158 - 0.01175, 0.012, 0.038),
            0.002,
            48,
            swivel,
            (0, 90, 0),
        )
    rounded_block("fork", 0.060, 0.068, 0.026, 0.016, 0.006, M["graph"], (0, 0.004, 0.054), swivel)
    cylinder("swivelplate", 0.029, 0.014, M["steel"], (0, 0, 0.079), 0.002, 64, swivel)
    if has_brake:
        rounded_block(
            "brake", 0.034, 0.028, 0.007, 0.006, 0.002, M["coral"], (0, -0.040, 0.046), swivel, rot=(14, 0, 0)
        )


def slot(u, v, column, row):
    """Half width and half height of the doors' slots: tall ones, shorter at the head of the door."""
    fade = min(1, max(0, (v - 0.62) / 0.38))
    return 0.0036, 0.0155 - 0.0119 * fade * fade * (3 - 2 * fade)


def intake_door(coat, M, width, side, latch_x):
    """Framed door with a slotted panel on the plane y = 0 of `side`; hinges on one edge, quarter-turn latches on the other."""
    height, border = DOOR_HEIGHT, 0.019
    middle = (CASSETTE[0] + BASE) / 2
    face = empty("door", (0, 0, middle), (90, 0, 0))
    face.parent = side
    loft("doorgap", width + 0.006, height + 0.006, 0.025, [(0, 0.0003), (0, 0.0006)], M["dark"], parent=face)
    frame("doorframe", width, height, 0.022, border, PROUD, 0.0018, coat, parent=face)
    slots = empty("slots", (0, 0, middle))
    slots.parent = side
    half = width / 2 - border * 0.8
    columns = 2 * round(half / 0.0155) + 1
    rows = [-height / 2 + border * 0.8, height / 2 - border * 0.8]
    perforated_plate(
        "slots",
        Flat(-PROUD * 0.62),
        -half,
        half,
        *rows,
        columns,
        13,
        slot,
        coat,
        thick=0.002,
        K=7,
        stagger=True,
        parent=slots,
        wall_material=M["dark"],
    )
    edge = width / 2 - border / 2
    for z in (-0.33 * height, 0.33 * height):
        cylinder(
            "hinge",
            0.0075,
            0.066,
            M["steel"],
            (-latch_x * (width / 2 + 0.004), z - 0.033, -0.0015),
            0.002,
            48,
            face,
            (-90, 0, 0),
        )
        cylinder("latch", 0.0085, 0.004, M["steel"], (latch_x * edge, z, PROUD - 0.0032), 0.0006, 48, face)
        block(
            "latchslot",
            (0.011, 0.0024, 0.001),
            (latch_x * edge, z, PROUD + 0.0007),
            M["dark"],
            0,
            parent=face,
        )


def control_panel(M, parent):
    """Rectangular glass, 260 x 122 mm: the round reading on the left, on the right the speed, 3 of the five bars lit."""
    face = empty("controls", (0, -BODY[1] / 2, 1.004), (90, 0, 0))
    face.parent = parent
    rounded_block("controlgap", 0.264, 0.126, 0.0006, 0.026, 0.0002, M["dark"], parent=face)
    rounded_block("controlglass", 0.260, 0.122, 0.0040, 0.024, 0.0014, M["black"], parent=face)
    dial = empty("dial", (-0.064, 0, 0.0026))
    dial.parent = face
    display_arc(M, 0.052, 0.72, dial)
    reading(M, 0.052, "07", dial)
    text("SPEED", 0.0135, (0.058, 0.036, 0.0042), M["dim"], (0, 0, 0), "Inter-Medium", 0, parent=face)
    text("3", 0.036, (0.058, 0.009, 0.0042), M["glow"], (0, 0, 0), "Inter-Light", 0, parent=face)
    unlit = material("unlit bar", (0, 0, 0), 0.5, emit=(0.30, 0.55, 0.60), estr=0.05)
    for speed in range(5):
        bar = M["ring2"] if speed < 3 else unlit
        block(
            "speedbar", (0.0095, 0.0036, 0.0004), (0.030 + speed * 0.014, -0.024, 0.0042), bar, 0, parent=face
        )
    for kind, x in (("power", 0.036), ("speed", 0.058), ("night", 0.080)):
        for line in legend_lines(kind, 0.0074):
            vertices, faces = ribbon(line, 0.0008)
            vertices += (x, -0.045, 0.0042)
            mesh_object(f"legend {kind}", vertices, faces, M["dim"], False, parent=face)


def marks(M, root):
    """Maker's name, model letter, sensor and rating plate."""
    ink = M["plinth_print"]
    printed("MARS", 0.0110, BODY, 0, 0.902, ink, root, 1.28, "Inter-SemiBold")
    model_letter("Z", 0.0115, BODY, 0.1080, M, root)
    sensor_slot(BODY, 0.25 * Wrap(*BODY).L, 0.925, M, root, M["graph"])
    lines = ("Generation Z air purifier", "220–240 V ~  50 Hz  120 W", "Serial no. GZ-000000 (sample)")
    rating_plate(BODY, lines, 0.190, M, root, 0.096, 0.056)


def cabinet_materials():
    """Powder coat of the cabinet and anodised aluminium of the cassette."""
    coat = material("powdercoat", (0.042, 0.046, 0.053), 0.46, spec=0.45, bump=0.16, bscale=1100)
    return coat, material("anodised", (0.36, 0.38, 0.41), 0.50, metal=1.0)


def cassette(M, aluminium, root):
    """Aluminium band with the photocatalyst behind it, and its grip in front."""
    (low, high), edge = CASSETTE, 0.004
    purifier_band("cassettefoot", BODY, [(0.010, low), (0, low, 0.0014), (0, low + edge)], aluminium, root, 5)
    shell_with_grips(
        "cassette", BODY, low + edge, high - edge, 0.150, 0.026, aluminium, M["dark"], root, 0.012, (0.0,)
    )
    purifier_band(
        "cassettehead", BODY, [(0, high - edge), (0, high, 0.0014), (0.010, high)], aluminium, root, 5
    )


def head(M, coat, root, lit=True):
    """Head with the grips, the outlet and the wide display."""
    start, grips = CASSETTE[1] + SEAM_GAP, (1.030, 1.096)
    purifier_band("headfoot", BODY, [(0.010, start), (0, start, 0.0016), (0, grips[0])], coat, root, 6)
    shell_with_grips("head", BODY, *grips, 0.120, 0.030, coat, M["dark"], root, 0.012)
    rim = [(0, grips[1]), (0, HEIGHT, 0.016), (0.0205, HEIGHT, 0.0022), (0.0205, HEIGHT - 0.012)]
    purifier_band("upper", BODY, rim, coat, root)
    outlet(M, BODY, HEIGHT, 0.0206, 0.150, 0.050, 72, (0.082, 0.116), root, lit)
    control_panel(M, root)


def build(M, lit=True):
    coat, aluminium = cabinet_materials()
    root = empty("generation-z")
    width, depth, _ = BODY
    for x in (-0.160, 0.160):
        for y in (-0.128, 0.128):
            castor(M, x, y, y < 0, root)
    core(BODY, BASE - 0.004, 1.10, M, root, 0.012)
    low, _ = CASSETTE
    chassis = [(0.03, BASE - 0.010), (0.006, BASE - 0.010, 0.004), (0.006, BASE)]
    purifier_band("chassis", BODY, chassis, M["dark"], root)
    cabinet = [(0.008, BASE), (0, BASE, 0.003), (0, low - SEAM_GAP, 0.0016), (0.010, low - SEAM_GAP)]
    purifier_band("cabinet", BODY, cabinet, coat, root, 6)

    front = empty("front", (0, -depth / 2, 0))
    flank = empty("flank", (width / 2, 0, 0), (0, 0, 90))
    other = empty("otherflank", (-width / 2, 0, 0), (0, 0, -90))
    for side, door_width, latch_x in ((front, 0.372, 1), (flank, 0.300, 1), (other, 0.300, -1)):
        side.parent = root
        intake_door(coat, M, door_width, side, latch_x)

    cassette(M, aluminium, root)
    head(M, coat, root, lit)
    pull_tab(BODY, 0.200, low - SEAM_GAP / 2, M, root, 0.010, 0.038)
    marks(M, root)
    return root
