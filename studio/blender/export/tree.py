"""Named parts of a model, its flattened materials, and the export itself."""
import bpy

from kit import empty, material

BRIGHTEST = 1.0
"""glTF's own limit of emission; the pictures' stronger lights bloom, a viewer's do not."""


def into_part(name, objects, pull=(0, 0, 0)):
    """Hangs objects under the part `name`. `pull` says how far it moves when the model is fully open: metres, y up."""
    part = empty(f"part:{name}")
    part["pull"] = [round(float(x), 4) for x in pull]
    bpy.context.view_layer.update()
    for one in objects:
        place = one.matrix_world.copy()
        one.parent = part
        one.matrix_world = place
    return part


def children(root, *prefixes):
    """Children of `root` whose names start so."""
    return [one for one in root.children if one.name.startswith(prefixes)]


def flatten_materials():
    """Leaves what glTF's core knows: no noise, no sheen, no coat on glass that shines anyway, no emission above 1."""
    for one in bpy.data.materials:
        if not one.use_nodes:
            continue
        tree = one.node_tree
        shader = tree.nodes.get("Principled BSDF")
        if shader is None:
            continue
        for link in [link for link in tree.links if link.to_node == shader]:
            tree.links.remove(link)
        inputs = shader.inputs
        if one.name == "reflector":
            inputs["Emission"].default_value = (0.13, 0.08, 0.55, 1)  # what the lamps throw on it
            inputs["Emission Strength"].default_value = 1
        elif one.name == "uv_ring":
            inputs["Emission"].default_value = (0.50, 0.40, 1, 1)  # the picture's is brighter than white, and blooms
        inputs["Specular"].default_value = 0.5
        inputs["Sheen"].default_value = 0
        inputs["Emission Strength"].default_value = min(inputs["Emission Strength"].default_value, BRIGHTEST)
        if inputs["Clearcoat"].default_value < 0.3 or inputs["Roughness"].default_value < 0.1:
            inputs["Clearcoat"].default_value = 0


def repeat(objects):
    """Lets equal objects one above the other share the mesh of the lowest: the file then holds it once."""
    lowest, *others = sorted(objects, key=bottom)
    for one in others:
        one.location.z += bottom(one) - bottom(lowest)
        one.data = lowest.data


def bottom(one):
    return min(vertex.co.z for vertex in one.data.vertices)


def darken_well():
    """The outlet's blades stand in a well and grips are deep: what a viewer's light cannot know is told by darker colours."""
    for one in bpy.context.scene.objects:
        if one.name.split(".")[0] in ("vanes", "hoop", "hub") and one.type == "MESH":
            if one.data.materials[0].name == "graphite":
                one.data.materials[0] = material("graphite_well", (0.011, 0.012, 0.014), 0.55)
        elif "grip" in one.name and one.type == "MESH" and len(one.data.materials) > 1:
            one.data.materials[1] = material("grip_wall", (0.05, 0.052, 0.056), 0.6)


def as_meshes():
    """Turns lettering and tubes into meshes, with their place in the tree."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    for one in [o for o in bpy.context.scene.objects if o.type in ("FONT", "CURVE")]:
        mesh = bpy.data.meshes.new_from_object(one.evaluated_get(graph))
        made = bpy.data.objects.new(one.name, mesh)
        bpy.context.scene.collection.objects.link(made)
        made.parent = one.parent
        made.matrix_world = one.matrix_world.copy()
        bpy.data.objects.remove(one)


def export(path, slug):
    """Writes the scene as glTF: a root named `slug`, its parts below, y up."""
    darken_well()
    as_meshes()
    flatten_materials()
    for one in bpy.context.scene.objects:
        if not one.name.startswith("part:"):
            one.name = f"_{one.name}"
    root = empty(slug)
    root.name = slug
    for part in [o for o in bpy.context.scene.objects if o.name.startswith("part:")]:
        part.name = part.name.removeprefix("part:")
        part.parent = root
    for one in list(bpy.context.scene.objects):
        if one.type == "EMPTY" and one is not root and one.parent is None:
            bpy.data.objects.remove(one)  # the sources' own roots, emptied
    bpy.ops.export_scene.gltf(
        filepath=path,
        export_format="GLTF_SEPARATE",
        export_apply=True,
        export_extras=True,
        export_yup=True,
        export_animations=False,
        export_skins=False,
        export_morph=False,
        export_cameras=False,
        export_lights=False,
        export_colors=False,
        export_image_format="NONE",
    )
