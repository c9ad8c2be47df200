import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { volumeInWords } from '@/domain/room';
import { shareLeft } from '@/domain/clearance';
import { machineAirChanges, machineRate } from '../machine-room';
import { bookedShare } from './day';
import { DayStrip } from './DayStrip';
import styles from './MeetingDay.module.scss';
import { meetingRooms } from './meeting-rooms';

/** The gap that the page talks about: what most calendars leave between two meetings. */
export const gapMin = 15;

/** One working day of the four rooms: people in copper for as long as they meet, then what they leave, falling in cyan. */
export function MeetingDay() {
  const headingId = useId();
  return (
    <Section tone="ink" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="Cleaned between meetings"
        lead="A quiet speed while people talk, full speed once they have gone."
      />
      <ul className={`plain-list ${styles.rooms}`}>
        {meetingRooms.map((room) => (
          <li key={room.name}>
            <div className={styles.room}>
              <h3>{room.name}</h3>
              <p>
                {room.seats} seats, {volumeInWords(room)} m³, {room.model}
              </p>
            </div>
            <DayStrip room={room} />
            <p className={styles.reading}>
              <span className="num">
                {Math.floor(100 * (1 - shareLeft(machineAirChanges(room, 'full'), gapMin)))}
                <small>% in {gapMin} min</small>
              </span>
              <b>
                <AirChangeRate rate={machineRate(room)} /> ACH on speed {room.speed},{' '}
                <AirChangeRate rate={machineRate(room, 'full')} /> full
              </b>
            </p>
            <p className="visually-hidden">In use {Math.round(100 * bookedShare(room))}% of the day.</p>
          </li>
        ))}
      </ul>
      <div className={styles.hours} aria-hidden="true">
        {['8 am', '10 am', '12', '2 pm', '4 pm', '6 pm'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <p className={`fine ${styles.note}`}>
        A sample day. Copper lines are people in a meeting. The percentage is how much of what they leave in the air is
        gone after {gapMin} minutes at full speed, in evenly mixed air. A purifier does not lower CO₂: the room still
        needs its ventilation.
      </p>
    </Section>
  );
}
