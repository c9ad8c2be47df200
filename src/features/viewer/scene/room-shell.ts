import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineSegments,
  Mesh,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three';
import type { RoomSize } from '@/domain/room';
import { referenceSizeM } from '@/features/viewer/geometry/scale-references';
import { paints } from './paints';
import { createScaleReference } from './scale-reference';

type RoomShell = {
  group: Group;
  showFrom: (azimuthDeg: number) => void;
};

const wallM = 0.1;
const slabM = 0.14;
const skirtingM = 0.08;
/** From the corner to the door, for scale. */
const doorFromCornerM = 0.35;
/** Avoids z-fighting with the contact shadows. */
const floorBelowM = 0.003;

const matt = (color: string, hasShades = false) =>
  new MeshStandardMaterial({ color, roughness: 0.92, vertexColors: hasShades });

const materials = () => ({
  wall: matt(paints.wall, true),
  floor: matt(paints.floor, true),
  rim: matt(paints.rim),
});
type Materials = ReturnType<typeof materials>;

/** Reach of the corner shading. */
const reachM = 0.4;
const darkness = 0.2;

/** Distances from an edge at which the panel has vertices. */
const stepsM = [0, 0.05, 0.12, 0.22, 0.36, 0.6, 1, 1.6];

function stops(sideM: number): number[] {
  const near = stepsM.filter((stepM) => stepM < sideM / 2);
  return [...near, ...near.map((stepM) => sideM - stepM).reverse()];
}

const shadeAt = (distanceM: number) => 1 - darkness * Math.exp(-distanceM / reachM);

/**
 * A rectangle facing +z with ambient occlusion along its edges.
 * @param isTopOpen true where no ceiling meets its top edge
 */
function shadedPanel(widthM: number, heightM: number, isTopOpen: boolean): PlaneGeometry {
  const [xs, ys] = [stops(widthM), stops(heightM)];
  const panel = new PlaneGeometry(1, 1, xs.length - 1, ys.length - 1);
  const place = panel.getAttribute('position');
  const shades = new Float32Array(place.count * 3);
  for (let index = 0; index < place.count; index++) {
    const xM = xs[index % xs.length] ?? 0;
    const yM = ys[Math.floor(index / xs.length)] ?? 0;
    place.setXY(index, xM - widthM / 2, heightM / 2 - yM);
    const shade = shadeAt(xM) * shadeAt(widthM - xM) * shadeAt(heightM - yM) * (isTopOpen ? 1 : shadeAt(yM));
    shades.fill(shade, index * 3, index * 3 + 3);
  }
  panel.setAttribute('color', new BufferAttribute(shades, 3));
  panel.computeBoundingSphere();
  return panel;
}

/** A wall with the origin at its inner foot, facing +z. */
function wall(widthM: number, heightM: number, { wall: paint, rim }: Materials): Group {
  const group = new Group();
  const inside = new Mesh(shadedPanel(widthM, heightM, true), paint);
  inside.position.y = heightM / 2;
  inside.receiveShadow = true;
  const body = new Mesh(new BoxGeometry(widthM + 2 * wallM, heightM, wallM), rim);
  body.position.set(0, heightM / 2, -wallM / 2 - 0.002);
  const skirting = new Mesh(new BoxGeometry(widthM, skirtingM, 0.014), rim);
  skirting.position.set(0, skirtingM / 2, 0.007);
  group.add(inside, body, skirting);
  return group;
}

/** Lines 1 m apart, from the plan's upper left corner. */
function metreLines({ lengthM, widthM }: RoomSize): LineSegments {
  const ends: number[] = [];
  for (let xM = 1; xM < lengthM; xM++) ends.push(xM - lengthM / 2, 0, -widthM / 2, xM - lengthM / 2, 0, widthM / 2);
  for (let zM = 1; zM < widthM; zM++) ends.push(-lengthM / 2, 0, zM - widthM / 2, lengthM / 2, 0, zM - widthM / 2);
  const lines = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(ends, 3));
  return new LineSegments(lines, new LineBasicMaterial({ color: paints.metreLine, transparent: true, opacity: 0.45 }));
}

function floor({ lengthM, widthM }: RoomSize, { floor: paint, rim }: Materials): Group {
  const group = new Group();
  const top = new Mesh(shadedPanel(lengthM, widthM, false).rotateX(-Math.PI / 2), paint);
  top.receiveShadow = true;
  top.position.y = -floorBelowM;
  const slab = new Mesh(new BoxGeometry(lengthM + 2 * wallM, slabM, widthM + 2 * wallM), rim);
  slab.position.y = -slabM / 2 - 2 * floorBelowM;
  group.add(top, slab);
  return group;
}

/** Floor, walls and metre lines of a room. */
export function roomShell(room: RoomSize): RoomShell {
  const { lengthM, widthM, heightM } = room;
  const shellPaints = materials();
  const group = new Group();
  group.add(floor(room, shellPaints), metreLines(room));
  const walls = [0, 90, 180, 270].map((turnedDeg) => {
    const isLong = turnedDeg % 180 === 0;
    const turned = (turnedDeg * Math.PI) / 180;
    const each = wall(isLong ? lengthM : widthM, heightM, shellPaints);
    const awayM = (isLong ? widthM : lengthM) / 2;
    // A wall facing +z is at the far end of z.
    each.position.set(-Math.sin(turned) * awayM, 0, -Math.cos(turned) * awayM);
    each.rotation.y = turned;
    const [doorWidthM, doorDepthM, doorHeightM] = referenceSizeM.door;
    if (turnedDeg === 90 && heightM > doorHeightM && widthM > doorWidthM + 2 * doorFromCornerM) {
      const door = createScaleReference('door');
      door.position.set(widthM / 2 - doorFromCornerM - doorWidthM / 2, 0, doorDepthM / 2);
      each.add(door);
    }
    group.add(each);
    return { each, turned };
  });
  return {
    group,
    showFrom(azimuthDeg) {
      const azimuth = (azimuthDeg * Math.PI) / 180;
      for (const { each, turned } of walls) each.visible = Math.cos(azimuth - turned) > -0.01;
    },
  };
}
