"""Generation Z to turn and open: castors, cabinet whose door comes off, five panels, the photocatalyst's cassette, head."""
from kit import Wrap, deck, loft, mesh_object
from models import filter_z
from models import generation_z as source
from models.filter_parts import filter_materials

from . import plates
from .generation_z_panels import honeycomb, ion_panel, lamp_panel
from .interior import lining, tube_of, underside
from .profile import coarser
from .tree import children, into_part

WALL = 0.013
DOORWAY = (0.358, 0.126, 0.710)
"""Width, lower and upper edge of the opening behind the front door."""
PANELS = (  # what the holes look into, how it is built, where it stands behind the door and in front of it when open
    ("dark", filter_z.mesh_panel, -0.152, -0.92),
    ("grains", filter_z.carbon_panel, -0.118, -0.78),
    ("paper", filter_z.pleated_panel, -0.072, -0.64),
    ("dark", lamp_panel, -0.026, -0.50),
    ("dark", ion_panel, 0.012, -0.36),
)
PANEL_FOOT = 0.132
DOOR_OPEN, CASSETTE_OPEN, HEAD_OPEN = 1.06, 0.14, 0.34


def build():
    """Builds the parts in the present scene."""
    M = filter_materials()
    root = source.build(M)
    coat = material_of(root, "cabinet")
    low, high = source.CASSETTE
    body = source.BODY
    foot = into_part("foot", children(root, "castor", "chassis"))
    into_part("door", children(root, "front"), (0, 0, DOOR_OPEN))
    replaced = children(root, "cabinet")
    inside = into_part("body", children(root, "flank", "otherflank", "tab", "rating", "letter"))
    cassette = into_part("stage-6", children(root, "cassette"), (0, CASSETTE_OPEN, 0))
    head = into_part("head", [one for one in root.children if one not in replaced], (0, HEAD_OPEN, 0))
    cabinet(body, low - source.SEAM_GAP, coat, M, inside, replaced)
    loft("floor", body[0] - 0.02, body[1] - 0.02, 0.050, [(0, source.BASE + 0.001), (0, source.BASE + 0.002)], M["dark"], parent=foot)
    for number, (look, build_panel, place, opened) in enumerate(PANELS, 1):
        plates.SEEN_THROUGH[0] = look
        with coarser(3.5):
            panel = build_panel(M)
        panel.location = (0, place, PANEL_FOOT)
        into_part(f"stage-{number}", panel.children, (0, 0, place - opened))
    plates.SEEN_THROUGH[0] = "dark"
    honeycomb(body, low, high, M, cassette)
    lining(body, low + 0.008, high - 0.008, WALL, M, cassette)
    lining(body, high + source.SEAM_GAP, source.HEIGHT - 0.010, WALL, M, head)
    underside(body, high + 0.010, 0.010, 0.150, M, M, head)


def material_of(root, name):
    return children(root, name)[0].data.materials[0]


def cabinet(body, top, coat, M, parent, replaced):
    """The lower cabinet with a doorway, in place of the closed one."""
    import bpy

    for one in replaced:
        bpy.data.objects.remove(one)
    width, sill, lintel = DOORWAY
    wrap = Wrap(*body)
    start, end = width / 2, wrap.L - width / 2
    tube_of(body, [(0.008, source.BASE), (0, source.BASE, 0.003), (0, sill)], coat, parent, "cabinet")
    tube_of(body, [(0, lintel), (0, top, 0.0016), (0.010, top)], coat, parent, "cabinet")
    plates.strip("cabinet", wrap, start, end, sill, lintel, coat, parent)
    plates.strip("lining", wrap, start, end, source.BASE, top, M["dark"], parent, WALL)
    front = -body[1] / 2
    x = width / 2
    edge = [(-x, sill), (x, sill), (x, lintel), (-x, lintel)]
    vertices = [(a, front + depth, z) for depth in (0, WALL) for a, z in edge]
    mesh_object("jamb", vertices, [(k, (k + 1) % 4, (k + 1) % 4 + 4, k + 4) for k in range(4)], M["graph"], False, parent=parent)
    deck("top", body, 0.010, 0.150, top - 0.003, 0.020, M["graph"], parent=parent)
    loft("topdark", 0.30, 0.30, 0.15, [(0, top - 0.0231), (0, top - 0.0230)], M["dark"], parent=parent)
