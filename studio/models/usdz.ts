import type { Document, Primitive } from '@gltf-transform/core';
import { storedZip } from './stored-zip';
import { primName, usdMaterial } from './usd-material';

/** Places are written as whole numbers of this many metres, under a transform that scales them back: half the text. */
const unitM = 0.00002;

function tuples(values: ArrayLike<number>, size: number, write: (value: number) => string): string {
  const all: string[] = [];
  for (let first = 0; first < values.length; first += size) {
    const tuple = Array.from({ length: size }, (_, next) => write(values[first + next] ?? 0));
    all.push(`(${tuple.join(',')})`);
  }
  return all.join(',');
}

const attribute = (primitive: Primitive, name: string): number[] =>
  Array.from(primitive.getAttribute(name)?.getArray() ?? []);
const inUnits = (metres: number) => String(Math.round(metres / unitM));
const short = (digits: number) => (value: number) => String(Number(value.toFixed(digits)));

/** A mesh prim, its places moved by `offsetM`. */
function mesh(primitive: Primitive, name: string, scope: string, offsetM: readonly number[]): string {
  const positions = attribute(primitive, 'POSITION').map((metres, index) => metres + (offsetM[index % 3] ?? 0));
  const indices = primitive.getIndices()?.getArray() ?? [];
  const places = attribute(primitive, 'TEXCOORD_0');
  const bounds = [Math.min, Math.max].map((pick) =>
    [0, 1, 2].map((axis) => {
      let most = positions[axis] ?? 0;
      for (let index = axis; index < positions.length; index += 3) most = pick(most, positions[index] ?? 0);
      return most;
    }),
  );
  // USD's texture places count from the bottom, glTF's from the top.
  const upwards = places.map((value, index) => (index % 2 === 1 ? 1 - value : value));
  const texture =
    places.length === 0
      ? ''
      : `            texCoord2f[] primvars:st = [${tuples(upwards, 2, short(3))}] (interpolation = "vertex")\n`;
  const material = primName(primitive.getMaterial()?.getName() ?? '');
  return `
        def Mesh "${name}" (prepend apiSchemas = ["MaterialBindingAPI"])
        {
            uniform bool doubleSided = 1
            float3[] extent = [${tuples(bounds.flat(), 3, inUnits)}]
            int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => '3').join(',')}]
            int[] faceVertexIndices = [${Array.from(indices).join(',')}]
            point3f[] points = [${tuples(positions, 3, inUnits)}]
            normal3f[] normals = [${tuples(attribute(primitive, 'NORMAL'), 3, short(3))}] (interpolation = "vertex")
${texture}            uniform token subdivisionScheme = "none"
            rel material:binding = <${scope}/${material}>
        }
`;
}

/** The model for Apple's Quick Look: one USD layer as text, then its textures. */
export function usdzOf(model: Document, slug: string): Buffer {
  const root = primName(slug);
  const scope = `/${root}/materials`;
  const parts = (model.getRoot().getDefaultScene()?.listChildren()[0]?.listChildren() ?? []).map((node) => {
    const written = [node, ...node.listChildren()].flatMap((one, copy) =>
      (one.getMesh()?.listPrimitives() ?? []).map((primitive, index) =>
        mesh(primitive, `mesh_${copy}_${index}`, scope, one.getWorldTranslation()),
      ),
    );
    return `
    def Xform "${primName(node.getName())}"
    {
        double3 xformOp:scale = (${unitM.toFixed(5)}, ${unitM.toFixed(5)}, ${unitM.toFixed(5)})
        uniform token[] xformOpOrder = ["xformOp:scale"]
${written.join('')}    }
`;
  });
  const materials = model
    .getRoot()
    .listMaterials()
    .map((material) => usdMaterial(material, scope));
  const layer = `#usda 1.0
(
    defaultPrim = "${root}"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "${root}" (kind = "component")
{
${parts.join('')}
    def Scope "materials"
    {
${materials.join('')}    }
}
`;
  const textures = model
    .getRoot()
    .listTextures()
    .map((texture) => ({
      name: `textures/${primName(texture.getName())}.png`,
      content: Buffer.from(texture.getImage() ?? []),
    }));
  return storedZip([{ name: `${root}.usda`, content: Buffer.from(layer) }, ...textures]);
}
