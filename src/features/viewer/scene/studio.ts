import {
  DataTexture,
  DataUtils,
  EquirectangularReflectionMapping,
  Line,
  LinearFilter,
  LinearSRGBColorSpace,
  type Material,
  Mesh,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  ShaderChunk,
  Texture,
  Vector3,
  WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';
import { HDRLoader } from 'three/examples/jsm/loaders/HDRLoader.js';
import { cameraFieldDeg, type Vec3 } from '@/features/viewer/geometry/framing';
import type { Orbit } from '@/features/viewer/geometry/orbit';
import type { StudioTint } from '@/features/viewer/studio-tint';
import type { Projection } from './drawn-scene';

/** From where the camera looks, and at what. */
export type CameraView = {
  orbit: Orbit;
  /** Point the camera looks at, and its distance. */
  centreM: Vec3;
  distanceM: number;
  /** Share of the canvas's width kept free, right (positive) or left (negative). */
  freeShare: number;
};

/** A renderer with its scene and light. */
export type Studio = {
  scene: Scene;
  light: Texture;
  shadows: WebGLRenderer['shadowMap'];
  /** The size of the canvas in CSS px; 0 before the first resize. */
  size: () => { widthPx: number; heightPx: number };
  resize: (widthPx: number, heightPx: number) => void;
  draw: (view: CameraView) => Projection;
  end: () => void;
};

const maxPixelRatio = 2;

// Multisampling would extrapolate the normals of narrow faces, which draws dark hairlines along the body.
for (const chunk of ['normal_pars_vertex', 'normal_pars_fragment'] as const) {
  ShaderChunk[chunk] = ShaderChunk[chunk].replace('varying vec3 vNormal', 'centroid varying vec3 vNormal');
}

/** Tints half-float RGBA pixels; alpha stays. */
function tintLight(pixels: Uint16Array, { factor, backdropReflection: cove }: StudioTint): void {
  for (const [index, half] of pixels.entries()) {
    const [share, added] = [factor[index % 4], cove[index % 4]];
    if (share === undefined || added === undefined) continue;
    pixels[index] = DataUtils.toHalfFloat(DataUtils.fromHalfFloat(half) * share + added);
  }
}

/** @param bytes of `studio.hdr`, the light of the product pictures */
function studioLight(renderer: WebGLRenderer, bytes: ArrayBuffer, tint?: StudioTint): WebGLRenderTarget {
  const { data, width, height, type } = new HDRLoader().parse(bytes);
  if (tint) tintLight(new Uint16Array(data.buffer), tint);
  const picture = new DataTexture(data, width, height, undefined, type);
  picture.mapping = EquirectangularReflectionMapping;
  picture.colorSpace = LinearSRGBColorSpace;
  picture.minFilter = LinearFilter;
  picture.magFilter = LinearFilter;
  picture.flipY = true;
  picture.needsUpdate = true;
  const generator = new PMREMGenerator(renderer);
  const light = generator.fromEquirectangular(picture);
  generator.dispose();
  picture.dispose();
  return light;
}

/** Frees the GPU memory of all meshes, lines and textures below an object. */
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
function disposeSharedTexture(renderer: WebGLRenderer, root: Object3D): void {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    for (const material of [object.material as Material | Material[]].flat()) {
      const { uniforms } = renderer.properties.get(material) as { uniforms?: Uniforms };
      // The next renderer uploads it again.
      uniforms?.dfgLUT?.value?.dispose();
    }
  });
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Creates the renderer, light and scene of a canvas. */
export function openStudio(context: WebGL2RenderingContext, lightBytes: ArrayBuffer, tint?: StudioTint): Studio {
  const canvas = context.canvas as HTMLCanvasElement;
  const renderer = new WebGLRenderer({ canvas, context });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setClearColor(0, 0);
  const light = studioLight(renderer, lightBytes, tint);
  const scene = new Scene();
  scene.environment = light.texture;
  const camera = new PerspectiveCamera(cameraFieldDeg);
  let [widthPx, heightPx] = [0, 0];

  return {
    scene,
    light: light.texture,
    shadows: renderer.shadowMap,
    size: () => ({ widthPx, heightPx }),
    resize(nextWidthPx, nextHeightPx) {
      [widthPx, heightPx] = [nextWidthPx, nextHeightPx];
      renderer.setPixelRatio(Math.min(window.devicePixelRatio, maxPixelRatio));
      renderer.setSize(widthPx, heightPx, false);
    },
    draw({ orbit, centreM: [x, y, z], distanceM, freeShare }) {
      const [azimuth, elevation] = [radians(orbit.azimuthDeg), radians(orbit.elevationDeg)];
      // The lamps turn with the camera, as in the pictures.
      scene.environmentRotation.y = azimuth;
      camera.aspect = widthPx / heightPx;
      camera.near = distanceM / 20;
      camera.far = distanceM * 4;
      camera.setViewOffset(widthPx, heightPx, (freeShare * widthPx) / 2, 0, widthPx, heightPx);
      camera.position.set(
        x + distanceM * Math.sin(azimuth) * Math.cos(elevation),
        y + distanceM * Math.sin(elevation),
        z + distanceM * Math.cos(azimuth) * Math.cos(elevation),
      );
      camera.lookAt(x, y, z);
      renderer.render(scene, camera);
      return {
        orbit,
        widthPx,
        heightPx,
        toCanvas(placeM) {
          const place = new Vector3(...placeM).project(camera);
          return [((place.x + 1) / 2) * widthPx, ((1 - place.y) / 2) * heightPx];
        },
      };
    },
    end() {
      disposeSharedTexture(renderer, scene);
      disposeMeshes(scene);
      light.dispose();
      renderer.dispose();
      // A lost context cannot be released.
      if (!context.isContextLost()) renderer.forceContextLoss();
    },
  };
}
