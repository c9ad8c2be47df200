import { Box3, Group, Mesh, MeshStandardMaterial, type Object3D, type Texture } from 'three';
import { GLTFLoader } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { type BoxM, joinBoxes, movedBox } from '../framing';
import { pulledOut, pullShares, type Way } from '../pull-shares';
import type { Colour } from '../studio-tint';
import { bitmapTextures } from './bitmap-textures';
import { contactShadow } from './contact-shadow';

export type MachinePart = { name: string; pullM: Way; object: Object3D; closedM: BoxM };

export type Machine = {
  group: Group;
  parts: readonly MachinePart[];
  /** The whole, closed. */
  closedM: BoxM;
  /** Pulls the parts out by a share of their way, from 0 to 1. */
  open: (share: number) => void;
  /** A door that is open stands before the stages: it is left out where one of them is looked at closely. */
  showDoor: (isShown: boolean) => void;
  /** Where a part is when the machine is open by a share. */
  partAtM: (part: MachinePart, share: number) => BoxM;
  /** Turns the light that has been given to single materials. */
  turnLight: (azimuthDeg: number) => void;
};

/** Polished glass mirrors the studio's lamps; the pictures keep them out with a black card, here they are dimmed. */
const [glass, glassLight] = ['blackglass', 0.2] as const;

function boxOf(object: Object3D): BoxM {
  const { min, max } = new Box3().setFromObject(object);
  return { low: min.toArray(), high: max.toArray() };
}

/** Gives the glass its own, dimmer light; answers with what has to turn when the light does. */
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

/** Builds a machine from the bytes of its model. @throws where they are no model of ours */
export async function readMachine(bytes: ArrayBuffer, light: Texture, shadowColour?: Colour): Promise<Machine> {
  const { scene } = await new GLTFLoader().register(bitmapTextures).parseAsync(bytes, '');
  const root = scene.children[0];
  if (!root) throw new Error('the model is empty');
  const dimmed = dimGlass(root, light);
  const parts = root.children.map((object) => ({
    name: object.name,
    pullM: (object.userData['pull'] ?? [0, 0, 0]) as Way,
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
