import { Box3, Group, Mesh, MeshStandardMaterial, type Object3D, RepeatWrapping, Texture } from 'three';
import { GLTFLoader, type GLTFLoaderPlugin, type GLTFParser } from 'three/examples/jsm/loaders/GLTFLoader.js';
import { type BoxM, joinBoxes, movedBox, type Vec3 } from '@/features/viewer/geometry/framing';
import { pulledOut, pullShares } from '@/features/viewer/geometry/pull-shares';
import type { Colour, StudioTint } from '@/features/viewer/studio-tint';
import { contactShadow } from './contact-shadow';
import type { SceneInput } from './drawn-scene';
import { openStudio, type Studio } from './studio';

type MachinePart = { name: string; pullM: Vec3; object: Object3D; closedM: BoxM };

/** A loaded model with its parts. */
export type Machine = {
  group: Group;
  parts: readonly MachinePart[];
  closedM: BoxM;
  open: (share: number) => void;
  /** An open door would cover a stage in close-up. */
  showDoor: (isVisible: boolean) => void;
  partAtM: (part: MachinePart, share: number) => BoxM;
  turnLight: (azimuthDeg: number) => void;
};

const glass = 'blackglass';
/** Dims reflections, which the pictures shade with a black card. */
const glassLight = 0.2;

/** Inner walls that would show through the shell along its edges. */
const innerWalls = /^(?:dark|graphite|graphite_well)$/;

function boxOf(object: Object3D): BoxM {
  const { min, max } = new Box3().setFromObject(object);
  return { low: min.toArray(), high: max.toArray() };
}

/** Dims the glass, and draws the inner walls behind the shell where both are at the same depth. */
function adjustMaterials(root: Object3D, light: Texture): Set<MeshStandardMaterial> {
  const dimmed = new Set<MeshStandardMaterial>();
  root.traverse((object) => {
    const material = object instanceof Mesh ? (object.material as unknown) : undefined;
    if (!(material instanceof MeshStandardMaterial)) return;
    if (innerWalls.test(material.name))
      Object.assign(material, { polygonOffset: true, polygonOffsetFactor: 2, polygonOffsetUnits: 2 });
    if (material.name !== glass) return;
    Object.assign(material, { envMap: light, envMapIntensity: glassLight });
    dimmed.add(material);
  });
  return dimmed;
}

type Gltf = { textures: { source: number }[]; images: { bufferView: number; mimeType: string }[] };

/** Decodes textures without the `blob:` URLs of GLTFLoader, which the content security policy forbids. */
function bitmapTextures(parser: GLTFParser): GLTFLoaderPlugin {
  const { textures, images } = parser.json as Gltf;
  return {
    name: 'bitmap-textures',
    async loadTexture(index) {
      const image = images[textures[index]?.source ?? -1];
      if (!image) throw new Error(`the model has no texture ${index}`);
      const bytes = (await parser.getDependency('bufferView', image.bufferView)) as ArrayBuffer;
      const bitmap = await createImageBitmap(new Blob([bytes], { type: image.mimeType }), {
        colorSpaceConversion: 'none',
        premultiplyAlpha: 'none',
      });
      const texture = new Texture(bitmap, undefined, RepeatWrapping, RepeatWrapping);
      texture.flipY = false;
      texture.needsUpdate = true;
      parser.associations.set(texture, { textures: index });
      return texture;
    },
  };
}

/** @throws when the file is not one of our models */
async function parseMachine(bytes: ArrayBuffer, light: Texture, shadowColour?: Colour): Promise<Machine> {
  const { scene } = await new GLTFLoader().register(bitmapTextures).parseAsync(bytes, '');
  const root = scene.children[0];
  if (!root) throw new Error('the model is empty');
  const dimmed = adjustMaterials(root, light);
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
    showDoor(isVisible) {
      for (const { name, object } of parts) if (name === 'door') object.visible = isVisible;
    },
    partAtM(part, share) {
      return movedBox(part.closedM, pulledOut(part.pullM, pullShares(parts, share).get(part.name) ?? 0));
    },
    turnLight(azimuthDeg) {
      for (const material of dimmed) material.envMapRotation.y = (azimuthDeg * Math.PI) / 180;
    },
  };
}

/** What a studio with a machine is opened with. */
export type MachineStudioInput = SceneInput & { tint?: StudioTint | undefined };

type MachineStudio = { studio: Studio; machine: Machine };

/** Opens a studio and loads a machine into it. Throws if the model cannot be read; the studio is closed then. */
export async function openMachineStudio({ context, light, model, tint }: MachineStudioInput): Promise<MachineStudio> {
  const studio = openStudio(context, light, tint);
  try {
    return { studio, machine: await parseMachine(await model, studio.light, tint?.shadow) };
  } catch (error) {
    studio.end();
    throw error;
  }
}
