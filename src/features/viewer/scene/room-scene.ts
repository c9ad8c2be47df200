import { Mesh, MeshStandardMaterial, type Group } from 'three';
import type { RoomSize } from '@/domain/room';
import type { MachinePlace } from '@/domain/placing';
import { fitBoxM, fitDistanceM, framingOf, type BoxM, type Vec3 } from '@/features/viewer/geometry/framing';
import type { Orbit } from '@/features/viewer/geometry/orbit';
import { placeInRoom } from '@/features/viewer/geometry/place-in-room';
import { quarterOf } from '@/features/viewer/geometry/room-orbit';
import type { DrawnScene, Projection, SceneInput } from './drawn-scene';
import { openMachineStudio } from './machine-studio';
import { cameraFigures, movingScene, viewOf } from './moving-scene';
import { roomLamp } from './room-lamp';
import { roomShell } from './room-shell';

export type RoomAim = {
  orbit: Orbit;
  places: readonly MachinePlace[];
  /** Index of the machine in close-up. */
  lookingAt: number | undefined;
};

type RoomScene = DrawnScene & { aim: (next: RoomAim) => void };

type RoomSceneOptions = SceneInput & {
  room: RoomSize;
  /** Between the room and its dimension lines. */
  lineGapM: number;
  first: RoomAim;
  onDraw: (projection: Projection) => void;
};

const figureRoomPx = [104, 48] as const;
const studioShare = 0.7;

function castShadow(machine: Group): void {
  machine.traverse((object) => {
    if (object instanceof Mesh) object.castShadow = object.material instanceof MeshStandardMaterial;
  });
}

export async function createRoomScene(options: RoomSceneOptions): Promise<RoomScene> {
  const { room, lineGapM, onDraw, prefersReducedMotion } = options;
  const { lengthM, widthM, heightM } = room;
  const { studio, machine } = await openMachineStudio(options);
  castShadow(machine.group);
  const shell = roomShell(room);
  const lamp = roomLamp(room);
  const machines = options.first.places.map(() => machine.group.clone());
  studio.scene.environmentIntensity = studioShare;
  studio.scene.add(shell.group, lamp.light, ...machines);
  studio.shadows.enabled = true;
  studio.shadows.autoUpdate = false;

  let aim = options.first;

  const [halfLengthM, halfWidthM] = [lengthM / 2 + lineGapM, widthM / 2 + lineGapM];
  const roomM: BoxM = { low: [-halfLengthM, 0, -halfWidthM], high: [halfLengthM, heightM, halfWidthM] };

  function looked(): { centreM: Vec3; distanceM: number } {
    const { widthPx, heightPx } = studio.size();
    const place = aim.places[aim.lookingAt ?? -1];
    if (!place) {
      const free = [(widthPx - figureRoomPx[0]) / heightPx, 1 - figureRoomPx[1] / heightPx] as const;
      return { centreM: framingOf(roomM).centreM, distanceM: fitBoxM(roomM, free, aim.orbit) };
    }
    const { xM, zM } = placeInRoom(place, room);
    const tallM = machine.closedM.high[1];
    const framing = { centreM: [xM, tallM * 0.55, zM], halfM: [tallM, tallM * 0.75, tallM] } as const;
    return { ...framing, distanceM: fitDistanceM(framing, widthPx / heightPx, aim.orbit) };
  }

  function aimed() {
    const { centreM, distanceM } = looked();
    return cameraFigures(aim.orbit, centreM, distanceM);
  }

  function placeMachines(): void {
    for (const [index, place] of aim.places.entries()) {
      const { xM, zM, turnedDeg } = placeInRoom(place, room);
      machines[index]?.position.set(xM, 0, zM);
      machines[index]?.rotation.set(0, (turnedDeg * Math.PI) / 180, 0);
    }
    studio.shadows.needsUpdate = true;
  }
  placeMachines();

  const moving = movingScene({
    studio,
    prefersReducedMotion,
    aimed,
    draw(figures) {
      machine.turnLight(figures.azimuthDeg);
      shell.showFrom(figures.azimuthDeg);
      if (lamp.turnTo(quarterOf(figures.azimuthDeg))) studio.shadows.needsUpdate = true;
      onDraw(studio.draw({ ...viewOf(figures), freeShare: 0 }));
    },
  });

  return {
    ...moving,
    aim(next) {
      const hasMoved = next.places !== aim.places;
      aim = next;
      if (hasMoved) placeMachines();
      moving.requestDraw();
    },
    end() {
      lamp.light.dispose();
      moving.end();
    },
  };
}
