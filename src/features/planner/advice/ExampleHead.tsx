import { peopleInWords } from '@/domain/people';
import type { PlannedRoom } from '@/domain/plan-url';
import { volumeInWords } from '@/domain/room';
import { keepUnits } from '@/lib/format/keep-units';
import styles from './RoomAdviceView.module.scss';

export type ExampleHeadProps = { said: string; room: PlannedRoom; onUse: () => void };

export function ExampleHead({ said, room, onUse }: ExampleHeadProps) {
  const { lengthM, widthM, heightM, people } = room;
  return (
    <p className={styles.for}>
      <b>An example:</b> {keepUnits(`${said.toLowerCase()} of ${lengthM} × ${widthM} × ${heightM} m`)},{' '}
      {volumeInWords(room)} m³{people !== undefined && `, for ${peopleInWords(people)}`}.{' '}
      <button type="button" className={`text-link ${styles.see}`} onClick={onUse}>
        Start from these figures
      </button>
    </p>
  );
}
