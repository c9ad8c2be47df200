"""Parts that every purifier shares: top deck, swirl outlet, round display."""
import math

import bpy
import numpy as np

from .lettering import text
from .mesh import cylinder, lathe, link, mesh_object, outline


def deck(name, W, inset, R, z, drop, m, n=200, parent=None):
    """top deck: outline (inset) -> circular well of radius R, filleted down by drop."""
    w, d, r = W
    P, N, L = outline(w, d, r, n)
    P = P - N * inset
    n = len(P)
    a = np.arctan2(P[:, 1], P[:, 0])
    C = np.stack([np.cos(a), np.sin(a)], 1)
    V = []
    mid = [0, 0.5, 1]
    rings = []
    for t in (0, 0.5, 1.0):
        rings.append((P * (1 - t) + C * (R + 0.004) * t, z))
    for k in range(1, 6):
        th = k / 5 * np.pi / 2
        rings.append((C * (R + 0.004 - 0.004 * math.sin(th)), z - 0.004 * (1 - math.cos(th))))
    rings.append((C * R, z - drop))
    for q, h in rings:
        V.append(np.column_stack([q, np.full(n, h)]))
    i = np.arange(n)
    j = (i + 1) % n
    F = np.concatenate(
        [np.stack([k * n + i, k * n + j, (k + 1) * n + j, (k + 1) * n + i], 1) for k in range(len(rings) - 1)]
    )
    return mesh_object(name, np.concatenate(V), F, m, True, 50, parent)


def swirl(name, R0, R1, z, h, count, m, twist=38, t=0.0016, parent=None):
    """swirl outlet vanes: thin leaning blades, arrayed."""
    V = []
    F = []
    S = 10
    for b in range(count):
        a0 = 2 * np.pi * b / count
        o = len(V)
        for s in range(S + 1):
            u = s / S
            r = R0 + (R1 - R0) * u
            a = a0 + math.radians(twist) * u**1.25
            rad = np.array([math.cos(a), math.sin(a)])
            tan = np.array([-rad[1], rad[0]])
            for dt, dz in (
                (-t / 2, 0),
                (-t / 2 + 0.0003, 0.0007),
                (t / 2 - 0.0003, 0.0007),
                (t / 2, 0),
                (t / 2 + h * 0.5, -h),
                (-t / 2 + h * 0.5, -h),
            ):
                q = rad * r + tan * dt
                V.append((q[0], q[1], z + dz))
        for s in range(S):
            for k in range(6):
                F.append(
                    (
                        o + s * 6 + k,
                        o + s * 6 + (k + 1) % 6,
                        o + (s + 1) * 6 + (k + 1) % 6,
                        o + (s + 1) * 6 + k,
                    )
                )
        F.append(tuple(o + k for k in range(5, -1, -1)))
        F.append(tuple(o + S * 6 + k for k in range(6)))
    return mesh_object(name, V, F, m, True, 35, parent)


def display(M, R, loc, parent, val="03", unit="PM2.5  µg/m³", arc=0.72, yaw=0):
    e = bpy.data.objects.new("disp", None)
    e.location = loc
    e.rotation_euler = (math.radians(90), 0, math.radians(yaw))
    link(e, parent)  # local +z -> -y world
    lathe("dgap", [(R + 0.0012, -0.004), (R + 0.0012, 0.00025), (R - 0.001, 0.00025)], M["dark"], 160, e)
    lathe(
        "dglass",
        [(R - 0.0004, -0.004), (R - 0.0004, 0.0011, 0.0006), (R - 0.004, 0.0014, 0.003), (0, 0.0014)],
        M["black"],
        160,
        e,
    )
    # emissive arc as flat ribbon just above the glass
    a0, a1 = math.radians(90 + arc * 180), math.radians(90 - arc * 180)
    n = 120
    V = []
    F = []
    for i in range(n + 1):
        a = a0 + (a1 - a0) * i / n
        for r in (R * 0.80, R * 0.845):
            V.append((r * math.cos(a), r * math.sin(a), 0.00150))
    for i in range(n):
        F.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    mesh_object("arc", V, F, M["ring2"], False, parent=e)
    for i in range(60):
        pass
    text(
        val,
        R * 0.74,
        (0, R * 0.06, 0.0016),
        M["glow"],
        (0, 0, 0),
        "InterDisplay-Light" if False else "Inter-Light",
        0,
        parent=e,
    )
    text(unit, R * 0.145, (0, -R * 0.42, 0.0016), M["dim"], (0, 0, 0), "Inter-Medium", 0, parent=e)
    o = cylinder("led", R * 0.032, 0.0002, M["coralglow"], (0, -R * 0.80, 0.0014), e=0, n=24, parent=e)
    return e
