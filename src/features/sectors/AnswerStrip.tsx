import { useId, useState } from 'react';
import Container from 'react-bootstrap/Container';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import styles from './AnswerStrip.module.scss';
import { RoomAnswer } from './RoomAnswer';

export type AnswerStripProps = {
  /** The first one is shown before any press. */
  rooms: readonly [AnsweredRoom, ...AnsweredRoom[]];
};

export function AnswerStrip({ rooms }: AnswerStripProps) {
  const headingId = useId();
  const [chosen, setChosen] = useState(rooms[0].key);
  return (
    <section className={styles.strip} aria-labelledby={headingId}>
      <Container fluid="xxl">
        <div className={styles.head}>
          <h2 id={headingId} className={styles.label}>
            What a typical room takes
          </h2>
          {rooms.length > 1 && (
            <div className={styles.rooms} role="group" aria-label="Typical rooms">
              {rooms.map(({ key, name }) => (
                <button key={key} type="button" aria-pressed={key === chosen} onClick={() => setChosen(key)}>
                  {name}
                </button>
              ))}
            </div>
          )}
        </div>
        <div aria-live="polite">
          {rooms.map((room) => (
            <div key={room.key} hidden={room.key !== chosen}>
              <RoomAnswer room={room} />
            </div>
          ))}
        </div>
      </Container>
    </section>
  );
}
