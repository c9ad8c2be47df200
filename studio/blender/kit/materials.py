"""Principled materials of the family. Colours are linear RGB or sRGB hex."""
import bpy


def linear_colour(h):
    if not isinstance(h, str):
        return tuple(h)
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in c)


def material(
    name,
    col,
    rough=0.4,
    metal=0.0,
    spec=0.5,
    coat=0.0,
    coat_r=0.05,
    sheen=0.0,
    emit=None,
    estr=0.0,
    trans=0.0,
    ior=1.45,
    bump=0.0,
    bscale=900.0,
    alpha=1.0,
    sss=0.0,
    noise_rough=0.0,
    aniso=0.0,
    sag=0.0,
):
    """`sag` is how far, in metres, a moulded wall is out of true over some 8 cm: it bends reflections a little."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"] if "Principled BSDF" in nt.nodes else None
    if b is None:
        nt.nodes.clear()
        o = nt.nodes.new("ShaderNodeOutputMaterial")
        b = nt.nodes.new("ShaderNodeBsdfPrincipled")
        nt.links.new(b.outputs[0], o.inputs[0])
    I = b.inputs
    I["Base Color"].default_value = (*linear_colour(col), 1)
    I["Roughness"].default_value = rough
    I["Metallic"].default_value = metal
    I["Specular"].default_value = spec
    I["Clearcoat"].default_value = coat
    I["Clearcoat Roughness"].default_value = coat_r
    I["Sheen"].default_value = sheen
    I["Transmission"].default_value = trans
    I["IOR"].default_value = ior
    I["Alpha"].default_value = alpha
    I["Anisotropic"].default_value = aniso
    if sss:
        I["Subsurface"].default_value = sss
        I["Subsurface Radius"].default_value = (0.004, 0.003, 0.0025)
        I["Subsurface Color"].default_value = (*linear_colour(col), 1)
    if emit is not None:
        I["Emission"].default_value = (*linear_colour(emit), 1)
        I["Emission Strength"].default_value = estr
    if sag:
        where, wide, bent = (nt.nodes.new(f"ShaderNode{kind}") for kind in ("TexCoord", "TexNoise", "Bump"))
        wide.inputs["Scale"].default_value, wide.inputs["Detail"].default_value = 11, 0.5
        bent.inputs["Strength"].default_value, bent.inputs["Distance"].default_value = 1, sag
        nt.links.new(where.outputs["Object"], wide.inputs["Vector"])
        nt.links.new(wide.outputs["Fac"], bent.inputs["Height"])
        nt.links.new(bent.outputs[0], I["Normal"])
    if bump or noise_rough:
        tc = nt.nodes.new("ShaderNodeTexCoord")
        n = nt.nodes.new("ShaderNodeTexNoise")
        n.inputs["Scale"].default_value = bscale
        n.inputs["Detail"].default_value = 2
        nt.links.new(tc.outputs["Object"], n.inputs["Vector"])
        if bump:
            bp = nt.nodes.new("ShaderNodeBump")
            bp.inputs["Strength"].default_value = bump
            bp.inputs["Distance"].default_value = 0.0004
            nt.links.new(n.outputs["Fac"], bp.inputs["Height"])
            if sag:
                nt.links.new(bent.outputs[0], bp.inputs["Normal"])
            nt.links.new(bp.outputs[0], I["Normal"])
        if noise_rough:
            mr = nt.nodes.new("ShaderNodeMapRange")
            mr.inputs["To Min"].default_value = rough - noise_rough
            mr.inputs["To Max"].default_value = rough + noise_rough
            nt.links.new(n.outputs["Fac"], mr.inputs["Value"])
            nt.links.new(mr.outputs[0], I["Roughness"])
    return m


def palette():
    return dict(
        ice=material("ice", (0.80, 0.815, 0.83), 0.36, spec=0.5, coat=0.35, coat_r=0.10, bump=0.2, bscale=1400, noise_rough=0.05, sag=0.0008),
        ice2=material("ice2", (0.74, 0.76, 0.78), 0.5, spec=0.35),
        graph=material("graphite", (0.030, 0.033, 0.038), 0.40, spec=0.45, bump=0.08, bscale=1400),
        dark=material("dark", (0.012, 0.013, 0.015), 0.6, spec=0.3),
        black=material("blackglass", (0.004, 0.004, 0.005), 0.06, spec=0.5, coat=1.0, coat_r=0.02),
        rub=material("rubber", (0.02, 0.02, 0.022), 0.7, spec=0.25),
        coral=material("coral", "#E0512F", 0.38, spec=0.45, coat=0.25, coat_r=0.2),
        copper=material("copper", (0.86, 0.36, 0.24), 0.24, metal=1.0),
        steel=material("steel", (0.62, 0.63, 0.65), 0.28, metal=1.0),
        plinth_print=material("plinth_print", (0.42, 0.44, 0.46), 0.5),
        parting=material("parting", (0.36, 0.37, 0.385), 0.55),
        print=material("print", (0.20, 0.215, 0.24), 0.5),
        ring=material("ring", (1, 1, 1), 0.5, emit=(0.78, 0.92, 1.0), estr=3.2),
        uv=material("uv", (0.2, 0.1, 0.6), 0.2, emit=(0.30, 0.20, 1.0), estr=16),
    )


def under_glass(name, colour, strength):
    """A lit sign behind the display's black glass: it shines a little, and the glass reflects over it."""
    return material(name, (0.004, 0.004, 0.005), 0.06, spec=0.5, coat=1.0, coat_r=0.02, emit=colour, estr=strength)


def clear_glass(name, rim, tint=(1, 1, 1), roughness=0.04):
    """Clear where one looks through it, bright towards its rim: neither refraction nor mixing of rays, so no noise."""
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    add, join = tree.nodes.new, tree.links.new
    clear, shine, mix = add("ShaderNodeBsdfTransparent"), add("ShaderNodeBsdfGlossy"), add("ShaderNodeMixShader")
    facing, output = add("ShaderNodeLayerWeight"), add("ShaderNodeOutputMaterial")
    facing.inputs["Blend"].default_value = rim
    clear.inputs["Color"].default_value = (*tint, 1)
    shine.inputs["Roughness"].default_value = roughness
    join(facing.outputs["Facing"], mix.inputs[0])
    join(clear.outputs[0], mix.inputs[1])
    join(shine.outputs[0], mix.inputs[2])
    join(mix.outputs[0], output.inputs["Surface"])
    return m


def purifier_materials():
    M = palette()
    M["ringx"] = material("ringx", (0.02, 0.02, 0.02), 0.3, emit=(0.62, 0.93, 1.0), estr=1.1)
    M["ring2"] = under_glass("ring2", (0.45, 0.90, 1.0), 0.30)
    M["dim"] = under_glass("dim", (0.72, 0.82, 0.9), 0.30)
    M["glow"] = under_glass("glow", (0.86, 0.95, 1.0), 0.50)
    return M
