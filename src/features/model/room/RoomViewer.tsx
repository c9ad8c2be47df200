import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { purifiers } from '@/data/purifiers';
import { announce } from '@/lib/announce';
import type { FurnishedRoom } from '@/lib/machine-places';
import { type Step, steps } from '../key-steps';
import type { Failure } from '../load-bytes';
import { homeFrom, type Orbit } from '../orbit';
import { aboveWalls, cornerOf, roomHome } from '../room-orbit';
import type { Projection } from '../scene/drawn-scene';
import type { RoomAim } from '../scene/room-scene';
import { LoadingNote } from '../viewer/LoadingNote';
import { Toolbar } from '../viewer/Toolbar';
import { TurningGround } from '../viewer/TurningGround';
import { useScene } from '../viewer/use-scene';
import { LookAtChoice } from './LookAtChoice';
import { RoomDrawings } from './RoomDrawings';
import styles from './RoomViewer.module.scss';
import { RoomWords } from './RoomWords';

export type RoomViewerProps = { room: FurnishedRoom; onStop: (failure: Failure) => void };

/** Share of the room's longer side. */
const lineGapShare = 0.03;

export function RoomViewer({ room, onStop }: RoomViewerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [projection, setProjection] = useState<Projection>();
  const [orbit, setOrbit] = useState<Orbit>(roomHome);
  const [lookingAt, setLookingAt] = useState<number>();
  const { places, lengthM, widthM, heightM } = room;
  const lineGapM = Math.max(lengthM, widthM) * lineGapShare;
  const { slug, model } = purifiers[room.model];
  const state = useScene(canvas, {
    slug,
    async loadBuilder() {
      const { createRoomScene } = await import('../scene/room-scene');
      // Synchronous, so the SVG overlay matches the canvas in the same frame.
      const onDraw = (drawn: Projection) => flushSync(() => setProjection(drawn));
      const first: RoomAim = { orbit, places, lookingAt };
      return (input) => createRoomScene({ ...input, room: { lengthM, widthM, heightM }, lineGapM, first, onDraw });
    },
    onFail: onStop,
  });
  const scene = state.status === 'shown' ? state.scene : undefined;

  useEffect(() => {
    scene?.aim({ orbit, places, lookingAt });
  }, [scene, orbit, places, lookingAt]);

  function turnTo(change: (orbit: Orbit) => Orbit): void {
    setOrbit((before) => aboveWalls(change(before)));
  }

  function take(step: Step): void {
    const corner = cornerOf(steps[step](orbit));
    if (corner !== cornerOf(orbit)) announce(`From above the ${corner} corner of the plan`);
    turnTo(steps[step]);
  }

  function reset(): void {
    setOrbit((before) => homeFrom(before, roomHome));
    setLookingAt(undefined);
    announce('As it was at first');
  }

  return (
    <div className={styles.viewer}>
      <div className={styles.stage} data-shown={Boolean(projection) || undefined}>
        <TurningGround
          label="Your room, to turn"
          help="Arrow keys turn it, plus and minus bring it nearer or further, Home puts it back. Where each machine stands is said below."
          canvas={canvas}
          scene={scene}
          onTurn={turnTo}
          onStep={take}
          onReset={reset}
        />
        {projection && (
          <RoomDrawings room={room} lineGapM={lineGapM} projection={projection} isClose={lookingAt !== undefined} />
        )}
        {scene && <Toolbar onStep={take} onReset={reset} />}
        {state.status === 'loading' && <LoadingNote share={state.share} onStop={() => onStop('stopped')} />}
      </div>
      {scene && <LookAtChoice model={model} machines={places.length} chosen={lookingAt} onChoose={setLookingAt} />}
      <RoomWords room={room} />
    </div>
  );
}
