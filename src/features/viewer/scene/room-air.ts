import { CatmullRomCurve3, Group, Mesh, MeshBasicMaterial, TubeGeometry, Vector3 } from 'three';
import type { RoomSize } from '@/domain/room';
import { airLines } from '@/features/viewer/geometry/air-lines';
import { paints } from './paints';

const segments = 48;
const sides = 5;
const thickShare = 0.0013;

/** Tubes along the lines of a machine. */
export function roomAir(room: RoomSize, machineHeightM: number, placeM: readonly [xM: number, zM: number]): Group {
  const group = new Group();
  const radiusM = Math.max(room.lengthM, room.widthM) * thickShare;
  const paint = (color: string) =>
    new MeshBasicMaterial({ color, transparent: true, opacity: 0.7, depthWrite: false, toneMapped: false });
  const [clean, intake] = [paint(paints.clean), paint(paints.intake)];
  for (const { isClean, pointsM } of airLines({ placeM, machineHeightM, room })) {
    const curve = new CatmullRomCurve3(pointsM.map((pointM) => new Vector3(...pointM)));
    group.add(new Mesh(new TubeGeometry(curve, segments, radiusM, sides), isClean ? clean : intake));
  }
  return group;
}
