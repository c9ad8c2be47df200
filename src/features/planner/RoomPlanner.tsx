import { useCallback, useRef, useState } from 'react';
import Container from 'react-bootstrap/Container';
import { company } from '@/config/company';
import { planLimits, type PlannedRoom } from '@/domain/plan-url';
import { announce } from '@/lib/browser/announce';
import { adviceAnnouncement } from './advice-announcement';
import { MyRooms } from './MyRooms';
import { PlanActions } from './PlanActions';
import { PlannerForm } from './PlannerForm';
import { PrintedRecords } from './PrintedRecords';
import { RoomAdviceView, type RoomPicture } from './RoomAdviceView';
import { usePlanner } from './use-planner';
import { useRooms } from './use-rooms';
import styles from './RoomPlanner.module.scss';

export type RoomPlannerProps = { picture: RoomPicture };

/** Sizes a room and collects the rooms of a building in a plan. */
export function RoomPlanner({ picture }: RoomPlannerProps) {
  const planner = usePlanner();
  const rooms = useRooms();
  const answer = useRef<HTMLDivElement>(null);
  const [printing, setPrinting] = useState<readonly PlannedRoom[]>();
  const stopPrinting = useCallback(() => setPrinting(undefined), []);
  const { room, leftOut, linked } = planner;

  function open(chosen: PlannedRoom) {
    planner.show(chosen);
    answer.current?.focus();
  }

  /** Scrolls to the answer if it starts outside the upper half of the window. */
  function showAnswer() {
    const topPx = answer.current?.getBoundingClientRect().top ?? 0;
    if (topPx < 0 || topPx > window.innerHeight / 2) answer.current?.scrollIntoView({ block: 'start' });
  }

  function add(added: readonly PlannedRoom[]) {
    rooms.add(added);
    announce(added.length === 1 ? 'Added to your rooms.' : `${added.length} rooms added.`);
  }

  return (
    <Container fluid="xxl" className={styles.planner ?? ''}>
      <div className={styles.columns}>
        <PlannerForm
          planner={planner}
          onCalculated={(calculated) => {
            announce(adviceAnnouncement(calculated));
            showAnswer();
          }}
        />
        <div ref={answer} tabIndex={-1} className={styles.answer}>
          {leftOut.length > 0 && (
            <p className={styles.leftOut}>Part of this link could not be read: {leftOut.join(', ')}</p>
          )}
          {room ? (
            <>
              <RoomAdviceView room={room} picture={picture} />
              <div className={styles.actions}>
                <button
                  type="button"
                  className="btn btn-primary"
                  aria-disabled={rooms.isFull}
                  onClick={() => rooms.isFull || add([room])}
                >
                  {rooms.isFull ? `${planLimits.rooms} rooms are the most` : 'Add to my rooms'}
                </button>
              </div>
              <PlanActions rooms={[room]} what="this room" onPrint={() => setPrinting([room])} />
            </>
          ) : (
            <div className={styles.before}>
              <p className={styles.beforeTitle}>Enter length, width and height.</p>
              <p className="lead">
                How many of each model, what they reach at the quietest speed that is enough and at full speed, how loud
                they are together, what they cost, and how long the air takes to clear.
              </p>
              <noscript>
                <p>
                  The planner works in your browser and needs JavaScript. Without it, send the length, width and height
                  of each room to <a href={`mailto:${company.email}`}>{company.email}</a> or call{' '}
                  <a href={company.phone.href}>{company.phone.label}</a>, and we work it out.
                </p>
              </noscript>
            </div>
          )}
        </div>
      </div>
      <MyRooms linked={linked} rooms={rooms} onOpen={open} onKeep={() => add(linked)} onPrint={setPrinting} />
      {printing && <PrintedRecords rooms={printing} onPrinted={stopPrinting} />}
    </Container>
  );
}
