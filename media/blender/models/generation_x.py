"""Generation X: 340 x 340 x 760 mm, white, perforated lower body, round display."""
import numpy as np

from kit import *  # noqa: F401,F403


def build(M, lit=True):
    root = empty("X")
    w, d, r, H = 0.340, 0.340, 0.118, 0.760
    n = 240
    W = Wrap(w, d, r)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cylinder("foot", 0.017, 0.014, M["rub"], (sx * 0.105, sy * 0.105, 0), 0.003, 48, root)
    loft(
        "plinth",
        w - 0.022,
        d - 0.022,
        r - 0.011,
        [(0.03, 0.009), (0.004, 0.009, 0.004), (0, 0.016, 0.004), (0, 0.040)],
        M["graph"],
        n,
        parent=root,
    )
    loft("core", w - 0.011, d - 0.011, r - 0.005, [(0, 0.036), (0, 0.70)], M["dark"], n, parent=root)
    z0, z1 = 0.062, 0.528
    loft(
        "bandA",
        w,
        d,
        r,
        [(0.006, 0.0425), (0.0, 0.0425, 0.0025), (0, z0)],
        M["ice"],
        n,
        cap=(False, False),
        parent=root,
        seg=6,
    )
    loft(
        "bandB",
        w,
        d,
        r,
        [(0, z1), (0, 0.538, 0.0016), (0.006, 0.538)],
        M["ice"],
        n,
        cap=(False, False),
        parent=root,
        seg=6,
    )
    nx = 2 * int(round(W.L / 0.0076 / 2))
    nz = 12

    def hole(u, v, a, b):
        f = min(1, max(0, (v - 0.46) / 0.54))
        f = f * f * (3 - 2 * f)  # slots shorten smoothly towards the top
        hh = 0.0150 * (1 - f) + 0.0020 * f
        return 0.00185, hh

    perforated_plate(
        "door",
        W,
        0,
        W.L,
        z0,
        z1,
        nx,
        nz,
        hole,
        M["ice"],
        thick=0.0028,
        ch=0.0005,
        K=7,
        stagger=True,
        parent=root,
    )
    loft(
        "seam",
        w - 0.004,
        d - 0.004,
        r - 0.002,
        [(0, 0.53), (0, 0.545)],
        M["dark"],
        n,
        cap=(False, False),
        parent=root,
    )
    # upper shell
    loft(
        "upper",
        w,
        d,
        r,
        [(0.006, 0.5398), (0, 0.5398, 0.0016), (0, H, 0.016), (0.0205, H, 0.0022), (0.0205, H - 0.012)],
        M["ice"],
        n,
        cap=(False, False),
        parent=root,
        seg=10,
    )
    loft(
        "ringlight",
        w,
        d,
        r,
        [
            (0.0206, H - 0.0045),
            (0.0206, H - 0.0024, 0.0006),
            (0.0240, H - 0.0024, 0.0006),
            (0.0240, H - 0.0045),
        ],
        M["ringx"] if lit else M["ice2"],
        n,
        cap=(False, False),
        parent=root,
    )
    deck("deck", (w, d, r), 0.0242, 0.112, H - 0.0036, 0.03, M["graph"], parent=root)
    swirl("vanes", 0.036, 0.1125, H - 0.0105, 0.011, 54, M["graph"], parent=root)
    for R in (0.062, 0.088):
        torus("hoop", R, 0.0011, M["graph"], (0, 0, H - 0.0125), root)
    lathe(
        "hub",
        [
            (0.0385, H - 0.03),
            (0.0385, H - 0.0062, 0.0022),
            (0.0300, H - 0.0062, 0.002),
            (0.0290, H - 0.0076, 0.001),
            (0, H - 0.0076),
        ],
        M["graph"],
        128,
        root,
    )
    cylinder("hubglass", 0.0285, 0.0012, M["black"], (0, 0, H - 0.0074), 0.0005, 96, root)
    torus("hubring", 0.0300, 0.0006, M["copper"], (0, 0, H - 0.0062), root)
    cylinder("well", 0.113, 0.001, M["dark"], (0, 0, H - 0.045), 0, 96, root)
    display(M, 0.0375, (0, -d / 2 - 0.0001, 0.652), root)
    # coral pull tab wrapped on the surface at the seam
    c = Wrap(w, d, r)
    s0 = 0.126
    hw = 0.0068
    V = []
    F = []
    na = 10
    prof = [
        (-0.0006, 0.5465),
        (0.0014, 0.5455),
        (0.0022, 0.5385),
        (0.0024, 0.520),
        (0.0021, 0.5145),
        (0.0012, 0.5130),
        (-0.0008, 0.5132),
    ]
    for i in range(na + 1):
        u = s0 - hw + 2 * hw * i / na
        e = min(i, na - i)
        sh = (0.0007, 0.0001, 0, 0, 0, 0)[e]
        tr = (0.0022, 0.0008, 0.0002, 0, 0, 0)[e]
        for off, z in prof:
            V.append(
                c(
                    np.array(u),
                    np.array(z + (tr if z < 0.53 else -tr if z > 0.545 else 0)),
                    np.array(-(off - sh)),
                )
            )
    k = len(prof)
    for i in range(na):
        for j in range(k - 1):
            F.append((i * k + j, (i + 1) * k + j, (i + 1) * k + j + 1, i * k + j + 1))
    F.append(tuple(range(k)))
    F.append(tuple(na * k + j for j in range(k - 1, -1, -1)))
    mesh_object("tab", V, F, M["coral"], True, 50, root)
    text(
        "GENERATION  X",
        0.0062,
        (0, -d / 2 - 0.00005, 0.5565),
        M["print"],
        (90, 0, 0),
        "Inter-Medium",
        0.00004,
        spacing=1.25,
        parent=root,
    )
    return root
