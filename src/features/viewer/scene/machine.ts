import { Box3, Group, Mesh, MeshStandardMaterial, type Object3D, type Texture } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { type BoxM, joinBoxes, movedBox, type Vec3 } from '@/features/viewer/geometry/framing';
import { pulledOut, pullShares } from '@/features/viewer/geometry/pull-shares';
import type { Colour } from '@/features/viewer/studio-tint';
import { bitmapTextures } from './bitmap-textures';
import { contactShadow } from './contact-shadow';

type MachinePart = { name: string; pullM: Vec3; object: Object3D; closedM: BoxM };

export type Machine = {
  group: Group;
  parts: readonly MachinePart[];
  closedM: BoxM;
  open: (share: number) => void;
  /** An open door would cover a stage in close-up. */
  showDoor: (isShown: boolean) => void;
  partAtM: (part: MachinePart, share: number) => BoxM;
  turnLight: (azimuthDeg: number) => void;
};

/** Dims reflections, which the pictures shade with a black card. */
const [glass, glassLight] = ['blackglass', 0.2] as const;

/** Inner walls that would show through the shell along its edges. */
const innerWalls = /^(?:dark|graphite|graphite_well)$/;

function boxOf(object: Object3D): BoxM {
  const { min, max } = new Box3().setFromObject(object);
  return { low: min.toArray(), high: max.toArray() };
}

/** Draws the inner walls behind the shell where both are at the same depth. */
function pushInnerWalls(root: Object3D): void {
  root.traverse((object) => {
    const material = object instanceof Mesh ? (object.material as unknown) : undefined;
    if (!(material instanceof MeshStandardMaterial) || !innerWalls.test(material.name)) return;
    Object.assign(material, { polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2 });
  });
}

function dimGlass(root: Object3D, light: Texture): Set<MeshStandardMaterial> {
  const dimmed = new Set<MeshStandardMaterial>();
  root.traverse((object) => {
    const material = object instanceof Mesh ? (object.material as unknown) : undefined;
    if (!(material instanceof MeshStandardMaterial) || material.name !== glass) return;
    material.envMap = light;
    material.envMapIntensity = glassLight;
    dimmed.add(material);
  });
  return dimmed;
}

/** @throws when the file is not one of our models */
export async function parseMachine(bytes: ArrayBuffer, light: Texture, shadowColour?: Colour): Promise<Machine> {
  const { scene } = await new GLTFLoader().register(bitmapTextures).parseAsync(bytes, '');
  const root = scene.children[0];
  if (!root) throw new Error('the model is empty');
  const dimmed = dimGlass(root, light);
  pushInnerWalls(root);
  const parts = root.children.map((object) => ({
    name: object.name,
    pullM: (object.userData['pull'] ?? [0, 0, 0]) as Vec3,
    object,
    closedM: boxOf(object),
  }));
  const closedM = joinBoxes(parts.map((part) => part.closedM));
  const group = new Group();
  const shadow = contactShadow(closedM.high[0] - closedM.low[0], closedM.high[2] - closedM.low[2], {
    colour: shadowColour,
  });
  shadow.position.y = -0.0005;
  group.add(scene, shadow);
  return {
    group,
    parts,
    closedM,
    open(share) {
      const shares = pullShares(parts, share);
      for (const { name, pullM, object } of parts) object.position.set(...pulledOut(pullM, shares.get(name) ?? 0));
    },
    showDoor(isShown) {
      for (const { name, object } of parts) if (name === 'door') object.visible = isShown;
    },
    partAtM(part, share) {
      return movedBox(part.closedM, pulledOut(part.pullM, pullShares(parts, share).get(part.name) ?? 0));
    },
    turnLight(azimuthDeg) {
      for (const material of dimmed) material.envMapRotation.y = (azimuthDeg * Math.PI) / 180;
    },
  };
}
