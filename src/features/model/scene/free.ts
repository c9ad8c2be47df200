import { Line, type Material, Mesh, type Object3D, Texture, type WebGLRenderer } from 'three';

/** Gives back the memory that the meshes and lines below an object hold on the graphics card. */
export function freeMeshes(root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh || object instanceof Line)) return;
    object.geometry.dispose();
    for (const material of [object.material as Material | Material[]].flat()) {
      for (const value of Object.values(material)) {
        if (!(value instanceof Texture)) continue;
        (value.image as Partial<ImageBitmap> | null)?.close?.();
        value.dispose();
      }
      material.dispose();
    }
  });
}

type Uniforms = { dfgLUT?: { value: Texture | null } };

/**
 * Parts a renderer from the one texture that all renderers share, three's table of reflections. The table lives as long as
 * the page does, and would hold every renderer that ever drew with it. Before the renderer itself is disposed of.
 */
export function leaveSharedTable(renderer: WebGLRenderer, root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    for (const material of [object.material as Material | Material[]].flat()) {
      const { uniforms } = renderer.properties.get(material) as { uniforms?: Uniforms };
      // It is not lost: the next renderer loads it anew.
      uniforms?.dfgLUT?.value?.dispose();
    }
  });
}
