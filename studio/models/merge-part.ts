import type { Node } from '@gltf-transform/core';

/** Geometry of one material within one part, ready to be written: places in metres, unit normals, texture places. */
export type MergedGeometry = {
  positions: number[];
  normals: number[];
  textureCoordinates: number[];
  indices: number[];
};

/** Powers of two: what is left of a float after rounding compresses well, while the file stays plain glTF. */
const normalStep = 2 ** -8;
const textureStep = 2 ** -10;

const rounded = (value: number, step: number) => Math.round(value / step) * step + 0;

/** Place of a vector under a matrix of columns; `w` is 1 for a place and 0 for a direction. */
function transformed(matrix: readonly number[], vector: readonly number[], w: 0 | 1): number[] {
  const [x = 0, y = 0, z = 0] = vector;
  return [0, 1, 2].map(
    (row) =>
      (matrix[row] ?? 0) * x + (matrix[row + 4] ?? 0) * y + (matrix[row + 8] ?? 0) * z + (matrix[row + 12] ?? 0) * w,
  );
}

function unit(vector: number[]): number[] {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}

/** A mesh that so many nodes share stays one mesh. */
const manyNodes = 6;

/** Nodes below `part` that share their mesh with many others, such as louvres. */
export function repeatedNodes(part: Node): Node[] {
  const uses = new Map<unknown, Node[]>();
  part.traverse((node) => {
    const mesh = node.getMesh();
    if (mesh) uses.set(mesh, [...(uses.get(mesh) ?? []), node]);
  });
  return [...uses.values()].filter((nodes) => nodes.length >= manyNodes).flat();
}

/**
 * Joins all meshes below `part` into one geometry a material, and vertices that agree into one.
 * @param skipped Nodes to leave out.
 * @param isTextured Whether the material of this name needs texture places.
 * @param stepM Grid of the places, in metres.
 */
export function mergePart(
  part: Node,
  skipped: readonly Node[],
  isTextured: (material: string) => boolean,
  stepM: number,
): Map<string, MergedGeometry> {
  const merged = new Map<string, MergedGeometry & { known: Map<string, number> }>();
  part.traverse((node) => {
    if (skipped.includes(node)) return;
    const matrix = node.getWorldMatrix();
    for (const primitive of node.getMesh()?.listPrimitives() ?? []) {
      const material = primitive.getMaterial()?.getName() ?? '';
      const target = merged.get(material) ?? {
        ...{ positions: [], normals: [], textureCoordinates: [], indices: [] },
        known: new Map<string, number>(),
      };
      merged.set(material, target);
      const position = primitive.getAttribute('POSITION');
      const normal = primitive.getAttribute('NORMAL');
      const texture = isTextured(material) ? primitive.getAttribute('TEXCOORD_0') : null;
      if (!position || !normal) throw new Error(`${part.getName()}: a mesh without places or normals`);
      if (isTextured(material) && !texture) throw new Error(`${material}: a textured mesh without texture places`);
      const places = Array.from({ length: position.getCount() }, (_, index) => {
        const place = transformed(matrix, position.getElement(index, []), 1).map((value) => rounded(value, stepM));
        const direction = unit(transformed(matrix, normal.getElement(index, []), 0)).map((value) =>
          rounded(value, normalStep),
        );
        const onTexture = texture?.getElement(index, []).map((value) => rounded(value, textureStep)) ?? [];
        const key = [...place, ...direction, ...onTexture].join();
        const known = target.known.get(key);
        if (known !== undefined) return known;
        target.known.set(key, target.positions.length / 3);
        target.positions.push(...place);
        target.normals.push(...direction);
        target.textureCoordinates.push(...onTexture);
        return target.positions.length / 3 - 1;
      });
      const indices = primitive.getIndices()?.getArray() ?? places.map((_, index) => index);
      for (let corner = 0; corner < indices.length; corner += 3) {
        const triangle = [0, 1, 2].map((next) => places[indices[corner + next] ?? 0] ?? 0);
        if (!isFlat(triangle, target.positions)) target.indices.push(...triangle);
      }
    }
  });
  return merged;
}

/** Whether two corners of a triangle have come to one place. */
function isFlat(triangle: number[], positions: number[]): boolean {
  const corners = triangle.map((vertex) => positions.slice(vertex * 3, vertex * 3 + 3).join());
  return new Set(corners).size < 3;
}
