import { NeutralToneMapping, PerspectiveCamera, Scene, ShaderChunk, type Texture, Vector3, WebGLRenderer } from 'three';
import { cameraFieldDeg, type Vec3 } from '@/features/viewer/geometry/framing';
import type { Orbit } from '@/features/viewer/geometry/orbit';
import type { StudioTint } from '@/features/viewer/studio-tint';
import type { Projection } from './drawn-scene';
import { disposeMeshes, disposeSharedTexture } from './dispose';
import { studioLight } from './studio-light';

type CameraView = {
  orbit: Orbit;
  /** Point the camera looks at, and its distance. */
  centreM: Vec3;
  distanceM: number;
  /** Share of the canvas's width kept free, right (positive) or left (negative). */
  freeShare: number;
};

export type Studio = {
  scene: Scene;
  light: Texture;
  shadows: WebGLRenderer['shadowMap'];
  /** Of the canvas in CSS px; 0 before the first resize. */
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

const radians = (degrees: number) => (degrees * Math.PI) / 180;

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
