import { NodeIO, type Document, type Node } from '@gltf-transform/core';
import { KHRMaterialsClearcoat } from '@gltf-transform/extensions';
import { validateBytes } from 'gltf-validator';

/** What a model may weigh, and how far its size may lie off the product's, as a share. */
export const modelLimits = { glbBytes: 600 * 1024, usdzBytes: 2 * 1024 * 1024, triangles: 60_000, sizeShare: 0.02 };

/** Width, height and depth of a model in metres, as glTF counts them, and the height of its lowest point. */
type ModelSize = { widthM: number; heightM: number; depthM: number; floorM: number; middleM: [number, number] };

function eachMesh(model: Document, use: (node: Node) => void): void {
  for (const node of model.getRoot().listNodes()) if (node.getMesh()) use(node);
}

export function readModel(bytes: Uint8Array): Promise<Document> {
  return new NodeIO().registerExtensions([KHRMaterialsClearcoat]).readBinary(bytes);
}

/** How many triangles are drawn: a mesh that several nodes share counts as often. */
export function countTriangles(model: Document): number {
  let triangles = 0;
  eachMesh(model, (node) => {
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      triangles += (primitive.getIndices()?.getCount() ?? 0) / 3;
    }
  });
  return triangles;
}

/** The box round a model whose nodes only move their meshes. */
export function modelSize(model: Document): ModelSize {
  const low = [Infinity, Infinity, Infinity];
  const high = [-Infinity, -Infinity, -Infinity];
  eachMesh(model, (node) => {
    const offset = node.getWorldTranslation();
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const position = primitive.getAttribute('POSITION');
      const [least, most] = [position?.getMin([]) ?? [], position?.getMax([]) ?? []];
      for (const axis of [0, 1, 2]) {
        low[axis] = Math.min(low[axis] ?? 0, (least[axis] ?? 0) + (offset[axis] ?? 0));
        high[axis] = Math.max(high[axis] ?? 0, (most[axis] ?? 0) + (offset[axis] ?? 0));
      }
    }
  });
  const span = (axis: number) => (high[axis] ?? 0) - (low[axis] ?? 0);
  const middle = (axis: number) => ((high[axis] ?? 0) + (low[axis] ?? 0)) / 2;
  return { widthM: span(0), heightM: span(1), depthM: span(2), floorM: low[1] ?? 0, middleM: [middle(0), middle(2)] };
}

/** Names of the parts that a viewer moves. */
export function partNames(model: Document): string[] {
  const root = model.getRoot().getDefaultScene()?.listChildren()[0];
  return (root?.listChildren() ?? []).map((node) => node.getName());
}

/** The errors that the Khronos validator finds. */
export async function validationErrors(bytes: Uint8Array): Promise<string[]> {
  const report = await validateBytes(bytes);
  return report.issues.messages
    .filter(({ severity }) => severity === 0)
    .map(({ code, pointer }) => `${code} ${pointer}`);
}
