import { Rotate3d } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FurnishedRoom } from '@/domain/placing';
import { modelFailureMessage } from '@/features/viewer/model-failure-message';
import styles from './RoomIn3D.module.scss';

type RoomIn3DProps = {
  room: FurnishedRoom;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

type ViewerModule = typeof import('./RoomViewer');

const instead = 'here is the plan alone';

/** Opens the visitor's room in 3D; says why where it cannot. */
export function RoomIn3D({ room, isOpen, onOpen }: RoomIn3DProps) {
  const [viewer, setViewer] = useState<ViewerModule>();
  const [problem, setProblem] = useState('');
  const { lengthM, widthM, heightM, kind, people } = room;

  function stop(reason: string): void {
    setProblem(reason);
    onOpen(false);
  }

  const fail = useEffectEvent(() => stop(modelFailureMessage('failed', instead)));
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    import('./RoomViewer').then(
      (loaded) => isWanted && setViewer(loaded),
      () => isWanted && fail(),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen]);

  function press(): void {
    setProblem('');
    onOpen(!isOpen);
  }

  return (
    <div className={`d-grid gap-1 ${styles.place}`}>
      {isOpen && viewer && (
        <viewer.RoomViewer
          // A new size or other furniture rebuilds the scene; moved machines do not.
          key={`${lengthM} ${widthM} ${heightM} ${kind} ${people}`}
          room={room}
          onStop={(failure) => stop(modelFailureMessage(failure, instead))}
        />
      )}
      <button
        type="button"
        className={`d-inline-flex gap-2 align-items-center small needs-script ${styles.open}`}
        onClick={press}
      >
        <Rotate3d size={18} strokeWidth={1.5} aria-hidden />
        {isOpen ? 'Close the room' : 'See it in 3D'}
      </button>
      <p role="status" className={problem && !isOpen ? styles.problem : 'visually-hidden'}>
        {!isOpen && problem}
      </p>
    </div>
  );
}
