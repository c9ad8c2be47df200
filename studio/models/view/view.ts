import {
  Box3,
  EquirectangularReflectionMapping,
  NeutralToneMapping,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { HDRLoader } from 'three/examples/jsm/loaders/HDRLoader.js';

/** How a model is looked at: from `azimuthDeg` (0: its front, 90: its right) and `elevationDeg`, in metres. */
export type View = {
  slug: string;
  azimuthDeg: number;
  elevationDeg: number;
  distanceM: number;
  targetM: [number, number, number];
  /** Where the model stands, in metres. */
  placeM?: [number, number, number];
  fieldDeg: number;
  sizePx: number;
  /** Share of the way that the parts are pulled out. */
  opened?: number;
  background?: string;
};

declare global {
  interface Window {
    draw?: (view: View) => Promise<string>;
    boundsOf?: (slug: string) => Promise<number[][]>;
  }
}

const models = '/public/models';
const renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
renderer.toneMapping = NeutralToneMapping;
const hdr = await new HDRLoader().loadAsync(`${models}/studio.hdr`);
hdr.mapping = EquirectangularReflectionMapping;
const environment = new PMREMGenerator(renderer).fromEquirectangular(hdr).texture;

async function load(slug: string) {
  const { scene } = await new GLTFLoader().loadAsync(`${models}/${slug}.glb?${Math.random()}`);
  return scene;
}

window.boundsOf = async (slug) => {
  const box = new Box3().setFromObject(await load(slug));
  return [box.min.toArray(), box.max.toArray()];
};

window.draw = async (view) => {
  const model = await load(view.slug);
  for (const part of model.children[0]?.children ?? []) {
    const pull: number[] = part.userData['pull'] ?? [0, 0, 0];
    part.position.fromArray(pull.map((metres) => metres * (view.opened ?? 0)));
  }
  model.position.fromArray(view.placeM ?? [0, 0, 0]);
  const scene = new Scene();
  scene.add(model);
  scene.environment = environment;
  const azimuth = (view.azimuthDeg * Math.PI) / 180;
  const elevation = (view.elevationDeg * Math.PI) / 180;
  // The studio's lights turn with the camera.
  scene.environmentRotation.y = azimuth;
  const camera = new PerspectiveCamera(view.fieldDeg, 1, view.distanceM / 20, view.distanceM * 3);
  const target = new Vector3(...view.targetM);
  const way = new Vector3(
    Math.sin(azimuth) * Math.cos(elevation),
    Math.sin(elevation),
    Math.cos(azimuth) * Math.cos(elevation),
  );
  camera.position.copy(target).addScaledVector(way, view.distanceM);
  camera.lookAt(target);
  renderer.setSize(view.sizePx, view.sizePx);
  renderer.setClearColor(view.background ?? '#000000', view.background ? 1 : 0);
  renderer.render(scene, camera);
  return renderer.domElement.toDataURL('image/png');
};
