import { BoxGeometry, InstancedMesh, Matrix4, MeshStandardMaterial, Quaternion, Vector3 } from 'three';
import type { FurnishedRoom } from '@/domain/placing';
import { furnitureOf, type Piece } from '@/drawing/furniture';
import { paints } from './paints';

/** Metres from the plan's upper left corner and from the floor. */
type Block = { x: number; y: number; width: number; height: number; fromM: number; topM: number };

const legM = 0.05;
const boardM = 0.04;
const seatM = 0.46;

function onLegs({ x, y, width, height }: Piece, topM: number): Block[] {
  const board = { x, y, width, height, fromM: topM - boardM, topM };
  const legs = [0, width - legM].flatMap((right) =>
    [0, height - legM].map((down) => ({
      x: x + right,
      y: y + down,
      width: legM,
      height: legM,
      fromM: 0,
      topM: topM - boardM,
    })),
  );
  return [board, ...legs];
}

function blocksOf(piece: Piece): Block[] {
  const { x, y, width, height, solid } = piece;
  if (!solid) return onLegs(piece, seatM);
  if (solid.hasLegs) return onLegs(piece, solid.topM);
  return [{ x, y, width, height, fromM: solid.fromM ?? 0, topM: solid.topM }];
}

function blocks(all: readonly Block[], color: string, { lengthM, widthM }: FurnishedRoom): InstancedMesh {
  const material = new MeshStandardMaterial({ color, roughness: 0.8 });
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), material, all.length);
  all.forEach(({ x, y, width, height, fromM, topM }, index) => {
    const middle = new Vector3(x + width / 2 - lengthM / 2, (fromM + topM) / 2, y + height / 2 - widthM / 2);
    mesh.setMatrixAt(index, new Matrix4().compose(middle, new Quaternion(), new Vector3(width, topM - fromM, height)));
  });
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** The furniture of the plan, as boxes: wood, seats, and what is upholstered. */
export function roomFurniture(room: FurnishedRoom): InstancedMesh[] {
  const pieces = furnitureOf(room.kind, room, room.people);
  const groups = [
    { color: paints.wood, of: pieces.filter(({ solid }) => solid && !solid.isSoft) },
    { color: paints.seat, of: pieces.filter(({ solid }) => !solid) },
    { color: paints.linen, of: pieces.filter(({ solid }) => solid?.isSoft) },
  ];
  return groups.filter(({ of }) => of.length > 0).map(({ color, of }) => blocks(of.flatMap(blocksOf), color, room));
}
