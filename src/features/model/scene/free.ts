import { Line, type Material, Mesh, type Object3D, Texture } from 'three';

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
