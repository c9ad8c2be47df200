import {
  Document,
  NodeIO,
  type Material,
  type Mesh,
  type Node,
  type Primitive,
  type TypedArray,
} from '@gltf-transform/core';
import { KHRMaterialsClearcoat, type Clearcoat } from '@gltf-transform/extensions';
import { mergePart, repeatedNodes, type MergedGeometry } from './merge-part';
import { readTextures, type MaterialTextures } from './read-textures';

/** Copies what the site's models use of a material, and gives it its textures, which then say all by themselves. */
function copyMaterial(target: Document, source: Material, textures: MaterialTextures): Material {
  const material = target
    .createMaterial(source.getName())
    .setBaseColorFactor(source.getBaseColorFactor())
    .setRoughnessFactor(source.getRoughnessFactor())
    .setMetallicFactor(source.getMetallicFactor())
    .setEmissiveFactor(source.getEmissiveFactor())
    .setDoubleSided(true);
  const coat = source.getExtension<Clearcoat>('KHR_materials_clearcoat');
  if (coat && coat.getClearcoatFactor() > 0) {
    const copy = target.createExtension(KHRMaterialsClearcoat).createClearcoat();
    copy.setClearcoatFactor(coat.getClearcoatFactor()).setClearcoatRoughnessFactor(coat.getClearcoatRoughnessFactor());
    material.setExtension('KHR_materials_clearcoat', copy);
  }
  const texture = (kind: keyof MaterialTextures) => {
    const image = textures[kind];
    const name = `${source.getName()}-${kind}`;
    return image ? target.createTexture(name).setImage(image).setMimeType('image/png') : null;
  };
  if (textures.colour) material.setBaseColorTexture(texture('colour')).setBaseColorFactor([1, 1, 1, 1]);
  if (textures.normal) material.setNormalTexture(texture('normal'));
  if (textures.orm) {
    const orm = texture('orm');
    material.setOcclusionTexture(orm).setMetallicRoughnessTexture(orm).setRoughnessFactor(1).setMetallicFactor(1);
  }
  return material;
}

function writePrimitive(model: Document, geometry: MergedGeometry): Primitive {
  const buffer = model.getRoot().listBuffers()[0] ?? null;
  const accessor = (type: 'VEC3' | 'VEC2' | 'SCALAR', array: TypedArray) =>
    model.createAccessor().setType(type).setArray(array).setBuffer(buffer);
  const isSmall = geometry.positions.length / 3 <= 65_535;
  const indices = isSmall ? new Uint16Array(geometry.indices) : new Uint32Array(geometry.indices);
  const primitive = model
    .createPrimitive()
    .setIndices(accessor('SCALAR', indices))
    .setAttribute('POSITION', accessor('VEC3', new Float32Array(geometry.positions)))
    .setAttribute('NORMAL', accessor('VEC3', new Float32Array(geometry.normals)));
  if (geometry.textureCoordinates.length > 0) {
    primitive.setAttribute('TEXCOORD_0', accessor('VEC2', new Float32Array(geometry.textureCoordinates)));
  }
  return primitive;
}

/**
 * Makes the site's model from Blender's export: one mesh a part, one primitive a material, textures joined.
 * @param folder Holds `model.gltf` and the textures.
 * @throws Error when the export has no root of the product's name.
 */
export async function finishModel(folder: string, slug: string): Promise<Document> {
  const raw = await new NodeIO().registerExtensions([KHRMaterialsClearcoat]).read(`${folder}/model.gltf`);
  const textures = await readTextures(folder);
  const rawRoot = raw
    .getRoot()
    .listNodes()
    .find((node) => node.getName() === slug);
  if (!rawRoot) throw new Error(`${folder}: no node ${slug}`);

  const model = new Document();
  model.getRoot().getAsset().generator = 'Blender and glTF Transform';
  model.createBuffer();
  const root = model.createNode(slug);
  model.getRoot().setDefaultScene(model.createScene(slug).addChild(root));
  const materials = new Map<string, Material>();
  const stepM = slug.startsWith('generation') ? 2 ** -15 : 2 ** -17;

  const meshOf = (name: string, rawPart: Node, skipped: readonly Node[]): Mesh => {
    const mesh = model.createMesh(name);
    for (const [material, geometry] of mergePart(rawPart, skipped, (one) => textures.has(one), stepM)) {
      const source = raw
        .getRoot()
        .listMaterials()
        .find((one) => one.getName() === material);
      if (!source) throw new Error(`${slug}, ${name}: a mesh without a material`);
      const copy = materials.get(material) ?? copyMaterial(model, source, textures.get(material) ?? {});
      materials.set(material, copy);
      mesh.addPrimitive(writePrimitive(model, geometry).setMaterial(copy));
    }
    return mesh;
  };

  for (const rawPart of rawRoot.listChildren()) {
    const name = rawPart.getName();
    const repeated = repeatedNodes(rawPart);
    const part = model.createNode(name).setMesh(meshOf(name, rawPart, repeated));
    part.setExtras({ pull: rawPart.getExtras()['pull'] ?? [0, 0, 0] });
    const [first] = repeated;
    if (first) {
      const start = first.getWorldTranslation();
      const shared = meshOf(`${name}-repeated`, first, []);
      for (const [index, node] of repeated.entries()) {
        const offset = node.getWorldTranslation().map((metres, axis) => metres - (start[axis] ?? 0));
        const copy = model.createNode(`${name}-repeated-${index + 1}`).setMesh(shared);
        part.addChild(copy.setTranslation([offset[0] ?? 0, offset[1] ?? 0, offset[2] ?? 0]));
      }
    }
    root.addChild(part);
  }
  return model;
}
