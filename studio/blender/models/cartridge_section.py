"""A cartridge of the shop with a wedge of its pleats and a narrower one of its carbon taken out. Metres."""
import bpy
import numpy as np

from kit import cut_out, direction, lathe, section

from .filter_parts import granule_wall, granules, perforated_sleeve, ring_section

# Angles of the cuts, from the camera's.
PLEATS_CUT = (8, 62)
CARBON_CUT = (34, 58)
GRAIN = 0.0042


def build_section(cartridge, build, stand, azimuth, materials, pleats_cut=PLEATS_CUT, carbon_cut=CARBON_CUT):
    """The cartridge standing on z = `stand`, cut; angles from the camera's."""
    root = build(materials)
    root.location.z = stand
    bpy.context.view_layer.update()
    outside = ("pleats", "bead", "cap", "gasket", "GENERATION", "MARS", "flange", "band")
    parts = list(root.children_recursive)
    for one in [one for one in parts if one.name.startswith(("dark", "sleeve"))]:
        bpy.data.objects.remove(one)
    parts = list(root.children_recursive)
    pleats = [one for one in parts if one.name.startswith(outside)]
    core = [one for one in parts if one.name.startswith(("granules", "bed", "bars", "retainer"))]
    pleats_cut, carbon_cut = ([azimuth + angle for angle in cut] for cut in (pleats_cut, carbon_cut))
    cut_out(pleats, *pleats_cut)
    core += carbon(cartridge, stand, materials)
    cut_out(core, *carbon_cut)
    faces(cartridge, stand, pleats_cut, carbon_cut, materials)
    return root


def carbon(cartridge, stand, materials):
    """The core at its full height: granules between two perforated sleeves, a rim at each end."""
    inner, outer = cartridge.bore_radius, cartridge.core_radius
    low, high = stand + 0.004, stand + cartridge.height - 0.006
    before = set(bpy.context.scene.objects)
    edge = 0.010
    for z0, z1 in ((low, low + edge), (high - edge, high)):
        ring_section("rim", outer - 0.004, outer, z0, z1, 0.0012, materials["ice2"], None)
        ring_section("rim", inner, inner + 0.003, z0, z1, 0.0010, materials["ice2"], None)
    for radius, behind in ((outer - 0.0008, -0.0040), (inner + 0.0008, 0.0040)):
        perforated_sleeve(radius, low + edge * 0.9, high - edge * 0.9, 0.0098, 0.0037, materials["sleeve"], None)
        granule_wall(radius + behind, low + edge * 0.9, high - edge * 0.9, GRAIN, materials, None)
    return [one for one in bpy.context.scene.objects if one not in before]


def faces(cartridge, stand, pleats_cut, carbon_cut, materials):
    """What the cuts show: grains of carbon, the ends of folds, the pierced sheet and the caps."""
    inner, outer = cartridge.bore_radius, cartridge.core_radius
    low, high = stand + 0.005, stand + cartridge.height - 0.007
    for number, angle in enumerate(carbon_cut):
        grain_face(inner + 0.0015, outer - 0.0015, low, high, angle, 31 + number, materials)
    cap = materials[cartridge.cap]
    for angle in pleats_cut:
        for z0, z1 in (
            (stand, stand + cartridge.cap_height * 0.72),
            (stand + cartridge.height - cartridge.cap_height, stand + cartridge.height),
        ):
            section(angle, outer, cartridge.radius - 0.0008, z0 + 0.0008, z1 - 0.0008, cap)


def grain_face(inner, outer, low, high, angle, seed, materials):
    """Grains scattered over an upright cut, before a black sheet."""
    generator = np.random.default_rng(seed)
    along, normal = direction(angle), direction(angle + 90)
    count = int(2.6 * (outer - inner) * (high - low) / GRAIN**2)
    r = generator.uniform(inner + GRAIN / 2, outer - GRAIN / 2, count)
    off = generator.uniform(-0.4, 0.4, count) * GRAIN
    flat = along * r[:, None] + normal * off[:, None]
    granules(np.column_stack([flat, generator.uniform(low, high, count)]), GRAIN, materials, None)
    section(angle, inner, outer, low, high, materials["bed"])
