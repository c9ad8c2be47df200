import { Line, type Material, Mesh, type Object3D, Texture, type WebGLRenderer } from 'three';

export function disposeMeshes(root: Object3D): void {
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

/** Disposes of three's shared DFG texture, which keeps every renderer alive; call before `renderer.dispose()`. */
export function disposeSharedTexture(renderer: WebGLRenderer, root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    for (const material of [object.material as Material | Material[]].flat()) {
      const { uniforms } = renderer.properties.get(material) as { uniforms?: Uniforms };
      // The next renderer uploads it again.
      uniforms?.dfgLUT?.value?.dispose();
    }
  });
}
