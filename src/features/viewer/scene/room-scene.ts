import { DirectionalLight, type Group, Mesh, MeshStandardMaterial } from 'three';
import type { RoomSize } from '@/domain/room';
import type { FurnishedRoom, MachinePlace } from '@/domain/placing';
import { fitBoxM, fitDistanceM, framingOf, type BoxM, type Vec3 } from '@/features/viewer/geometry/framing';
import type { Orbit } from '@/features/viewer/geometry/orbit';
import { placeInRoom } from '@/features/viewer/geometry/place-in-room';
import { quarterOf } from '@/features/viewer/geometry/room-orbit';
import type { DrawnScene, Projection, SceneInput } from './drawn-scene';
import { openMachineStudio } from './machine';
import { figuresOf, movingScene } from './moving-scene';
import { paints } from './paints';
import { roomAir } from './room-air';
import { roomFurniture } from './room-furniture';
import { roomShell } from './room-shell';
import { disposeMeshes } from './studio';

/** What the drawn room shows, and from where. */
export type RoomAim = {
  orbit: Orbit;
  places: readonly MachinePlace[];
  /** Index of the machine in close-up. */
  lookingAt: number | undefined;
};

type RoomScene = DrawnScene & { aim: (next: RoomAim) => void };

type RoomSceneOptions = SceneInput & {
  room: FurnishedRoom;
  /** Between the room and its dimension lines. */
  lineGapM: number;
  first: RoomAim;
  onDraw: (projection: Projection) => void;
};

/** Free for the figures; in a narrow canvas the height's stands inside. */
const figureRoomPx = (canvasPx: number) => [canvasPx < narrowPx ? 28 : 104, 48] as const;
const narrowPx = 480;
const studioShare = 0.7;

function castShadow(machine: Group): void {
  machine.traverse((object) => {
    if (object instanceof Mesh) object.castShadow = object.material instanceof MeshStandardMaterial;
  });
}

type RoomLamp = {
  light: DirectionalLight;
  /**
   * Lights the two visible walls as from the home corner.
   * @returns whether the lamp moved
   */
  turnTo: (quarter: number) => boolean;
};

/** Favours the left visible wall, which the studio's lamps leave dark. */
const fromRadians = 1.3;
const shadowSidePx = 2048;
/** In larger rooms the shadow map is too coarse. */
const maxShadowedM = 20;

function roomLamp({ lengthM, widthM, heightM }: RoomSize): RoomLamp {
  const light = new DirectionalLight(paints.daylight, 2.9);
  const reachM = Math.hypot(lengthM, widthM, heightM) / 2 + 0.2;
  light.castShadow = Math.max(lengthM, widthM) <= maxShadowedM;
  const { shadow } = light;
  shadow.mapSize.set(shadowSidePx, shadowSidePx);
  shadow.radius = 5;
  shadow.normalBias = 0.02;
  Object.assign(shadow.camera, {
    left: -reachM,
    right: reachM,
    top: reachM,
    bottom: -reachM,
    near: 0,
    far: reachM * 4,
  });
  shadow.camera.updateProjectionMatrix();
  let currentQuarter: number | undefined;
  return {
    light,
    turnTo(quarter) {
      if (quarter === currentQuarter) return false;
      currentQuarter = quarter;
      const turned = fromRadians + (quarter * Math.PI) / 2;
      const awayM = reachM * 2;
      light.position.set(Math.sin(turned) * awayM * 0.78, awayM * 0.62, Math.cos(turned) * awayM * 0.78);
      return true;
    },
  };
}

/** Draws a room with its machines. Throws if the model cannot be read. */
export async function createRoomScene(options: RoomSceneOptions): Promise<RoomScene> {
  const { room, lineGapM, onDraw, prefersReducedMotion } = options;
  const { lengthM, widthM, heightM } = room;
  const { studio, machine } = await openMachineStudio(options);
  castShadow(machine.group);
  const shell = roomShell(room);
  const lamp = roomLamp(room);
  const machines = options.first.places.map(() => machine.group.clone());
  studio.scene.environmentIntensity = studioShare;
  let air: Group[] = [];
  studio.scene.add(shell.group, lamp.light, ...machines, ...roomFurniture(room));
  studio.shadows.enabled = true;
  studio.shadows.autoUpdate = false;

  let aim = options.first;

  const [halfLengthM, halfWidthM] = [lengthM / 2 + lineGapM, widthM / 2 + lineGapM];
  const roomM: BoxM = { low: [-halfLengthM, 0, -halfWidthM], high: [halfLengthM, heightM, halfWidthM] };

  function looked(): { centreM: Vec3; distanceM: number } {
    const { widthPx, heightPx } = studio.size();
    const place = aim.places[aim.lookingAt ?? -1];
    if (!place) {
      const [besidePx, belowPx] = figureRoomPx(widthPx);
      const free = [(widthPx - besidePx) / heightPx, 1 - belowPx / heightPx] as const;
      return { centreM: framingOf(roomM).centreM, distanceM: fitBoxM(roomM, free, aim.orbit) };
    }
    const { xM, zM } = placeInRoom(place, room);
    const tallM = machine.closedM.high[1];
    const framing = { centreM: [xM, tallM * 0.55, zM], halfM: [tallM, tallM * 0.75, tallM] } as const;
    return { ...framing, distanceM: fitDistanceM(framing, widthPx / heightPx, aim.orbit) };
  }

  function aimed() {
    const { centreM, distanceM } = looked();
    return figuresOf(aim.orbit, centreM, distanceM);
  }

  function drawAir(): void {
    for (const each of air) {
      studio.scene.remove(each);
      disposeMeshes(each);
    }
    air = aim.places.map((place) => {
      const { xM, zM } = placeInRoom(place, room);
      return roomAir(room, machine.closedM.high[1], [xM, zM]);
    });
    studio.scene.add(...air);
  }

  function placeMachines(): void {
    drawAir();
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
    draw(view) {
      const { azimuthDeg } = view.orbit;
      machine.turnLight(azimuthDeg);
      shell.showFrom(azimuthDeg);
      for (const each of air) each.visible = aim.lookingAt === undefined;
      if (lamp.turnTo(quarterOf(azimuthDeg))) studio.shadows.needsUpdate = true;
      onDraw(studio.draw(view));
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
