import {
  BoxGeometry,
  CylinderGeometry,
  Group,
  LatheGeometry,
  Mesh,
  MeshStandardMaterial,
  Vector2,
  type BufferGeometry,
} from 'three';
import type { Vec3 } from '@/features/viewer/geometry/framing';
import { referenceSizeM, type ScaleReference } from '@/features/viewer/geometry/scale-references';
import type { Colour } from '@/features/viewer/studio-tint';
import { contactShadow } from './contact-shadow';
import { paints } from './paints';

const paint = (color: string) => new MeshStandardMaterial({ color, roughness: 0.62 });
const steel = () => new MeshStandardMaterial({ color: paints.steel, roughness: 0.3, metalness: 1 });
const wood = () => new MeshStandardMaterial({ color: paints.beech, roughness: 0.6 });

function add(group: Group, geometry: BufferGeometry, material: MeshStandardMaterial, [xM, yM, zM]: Vec3): void {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(xM, yM, zM);
  group.add(mesh);
}

function door(group: Group): void {
  const [widthM, depthM, heightM] = referenceSizeM.door;
  const leaf = paint(paints.doorLeaf);
  const sunken = paint(paints.doorPanel);
  const lit = paint(paints.doorLit);
  const shaded = paint(paints.doorShaded);
  const metal = steel();
  const stileM = 0.11;
  const mullionM = 0.1;
  const mouldingM = 0.014;
  const sunkM = 0.009;
  const rails: [lowM: number, highM: number][] = [
    [0, 0.2],
    [0.8, 1],
    [heightM - 0.12, heightM],
  ];
  add(group, new BoxGeometry(widthM - 0.01, heightM - 0.01, depthM - 2 * sunkM), sunken, [0, heightM / 2, 0]);
  for (const [xM, wideM] of [
    [(stileM - widthM) / 2, stileM],
    [0, mullionM],
    [(widthM - stileM) / 2, stileM],
  ] as const) {
    add(group, new BoxGeometry(wideM, heightM, depthM), leaf, [xM, heightM / 2, 0]);
  }
  for (const [lowM, highM] of rails) {
    // Thinner than the stiles, to avoid z-fighting.
    add(group, new BoxGeometry(widthM - stileM, highM - lowM, depthM - 0.0006), leaf, [0, (lowM + highM) / 2, 0]);
  }
  const panelM = (widthM - 2 * stileM - mullionM) / 2;
  for (const [lowM, highM] of [
    [0.2, 0.8],
    [1, heightM - 0.12],
  ] as const) {
    const upright = () => new BoxGeometry(mouldingM, highM - lowM, depthM - sunkM);
    const level = () => new BoxGeometry(panelM, mouldingM, depthM - sunkM);
    for (const xM of [-1, 1].map((side) => (side * (mullionM + panelM)) / 2)) {
      add(group, upright(), shaded, [xM - (panelM - mouldingM) / 2, (lowM + highM) / 2, 0]);
      add(group, upright(), lit, [xM + (panelM - mouldingM) / 2, (lowM + highM) / 2, 0]);
      add(group, level(), shaded, [xM, highM - mouldingM / 2, 0]);
      add(group, level(), lit, [xM, lowM + mouldingM / 2, 0]);
    }
  }
  const handleM = widthM / 2 - 0.06;
  add(group, new CylinderGeometry(0.026, 0.026, 0.012, 32).rotateX(Math.PI / 2), metal, [handleM, 0.99, depthM / 2]);
  add(group, new CylinderGeometry(0.009, 0.009, 0.05, 20).rotateX(Math.PI / 2), metal, [handleM, 0.99, 0.045]);
  add(group, new CylinderGeometry(0.009, 0.009, 0.12, 20).rotateZ(Math.PI / 2), metal, [handleM - 0.05, 0.99, 0.068]);
}

function chair(group: Group): void {
  const [widthM, depthM, heightM] = referenceSizeM.chair;
  const beech = wood();
  const seatM = 0.45;
  const legM = 0.034;
  const thickM = 0.026;
  const apronM = seatM - thickM - 0.025;
  add(group, new BoxGeometry(widthM, thickM, depthM - 0.03), beech, [0, seatM - thickM / 2, 0.015]);
  for (const side of [-1, 1]) {
    const xM = side * (widthM / 2 - legM);
    add(group, new CylinderGeometry(legM / 2, legM / 2.6, seatM - thickM, 24), beech, [
      xM,
      (seatM - thickM) / 2,
      depthM / 2 - legM,
    ]);
    add(group, new CylinderGeometry(legM / 2, legM / 2.6, heightM, 24), beech, [
      xM,
      heightM / 2,
      -depthM / 2 + legM / 2,
    ]);
    add(group, new BoxGeometry(0.02, 0.05, depthM - 2 * legM), beech, [xM, apronM, 0]);
  }
  for (const yM of [heightM - 0.055, heightM - 0.19]) {
    add(group, new BoxGeometry(widthM - 2 * legM, 0.07, 0.018), beech, [0, yM, -depthM / 2 + legM / 2]);
  }
  add(group, new BoxGeometry(widthM - 2 * legM, 0.05, 0.02), beech, [0, apronM, depthM / 2 - legM]);
}

function bottle(group: Group): void {
  const outline: [radiusM: number, heightM: number][] = [
    [0, 0],
    [0.036, 0],
    [0.0415, 0.006],
    [0.0415, 0.07],
    [0.0395, 0.078],
    [0.0395, 0.16],
    [0.0415, 0.168],
    [0.0415, 0.2],
    [0.038, 0.222],
    [0.026, 0.25],
    [0.0145, 0.27],
    [0.0135, 0.284],
  ];
  const water = new MeshStandardMaterial({
    color: paints.water,
    roughness: 0.12,
    transparent: true,
    opacity: 0.72,
  });
  const body = new LatheGeometry(
    outline.map(([radiusM, heightM]) => new Vector2(radiusM, heightM)),
    64,
  );
  add(group, body, water, [0, 0, 0]);
  const cap = new MeshStandardMaterial({ color: paints.cap, roughness: 0.5 });
  add(group, new CylinderGeometry(0.0155, 0.0155, 0.02, 40), cap, [0, 0.29, 0]);
}

const builders: Record<ScaleReference, (group: Group) => void> = { door, chair, bottle };

/** A thing of known size beside a product, with its shadow. */
export function createScaleReference(thing: ScaleReference, shadowColour?: Colour): Group {
  const group = new Group();
  builders[thing](group);
  const [widthM, depthM] = referenceSizeM[thing];
  // A chair touches the floor only with its legs.
  const shadow = contactShadow(widthM, Math.max(depthM, widthM * 0.16), {
    darkness: thing === 'chair' ? 0.16 : undefined,
    colour: shadowColour,
  });
  shadow.position.y = 0.0004;
  group.add(shadow);
  return group;
}
