import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { twoDecimals } from '@/lib/air-changes';
import { shareLeft } from '@/lib/clean-air';
import { bookedShare } from './day';
import { DayStrip } from './DayStrip';
import { meetingRoomAch, meetingRooms, meetingRoomVolumeM3 } from './meeting-rooms';
import styles from './MeetingDay.module.scss';

/** The gap that the page talks about: what most calendars leave between two meetings. */
export const gapMin = 15;

/** One working day of the four rooms: people in copper for as long as they meet, then what they leave, falling in cyan. */
export function MeetingDay() {
  const headingId = useId();
  return (
    <Section tone="ink" labelledBy={headingId}>
      <SplitHead
        id={headingId}
        title="A meeting room is cleaned between the meetings"
        lead="Speed 1 while people talk, full output once they have gone. Your booking system already knows when that is."
      />
      <ul className={`plain-list ${styles.rooms}`}>
        {meetingRooms.map((room) => {
          const ach = meetingRoomAch(room);
          const gone = 100 * (1 - shareLeft(ach, gapMin));
          return (
            <li key={room.name}>
              <div className={styles.room}>
                <h3>{room.name}</h3>
                <p>
                  {room.seats} seats, {twoDecimals(meetingRoomVolumeM3(room))} m³, {room.model}
                </p>
              </div>
              <DayStrip room={room} />
              <p className={styles.reading}>
                <span className="num">
                  {gone.toFixed(0)}
                  <small>%</small>
                </span>
                gone in {gapMin} min at {twoDecimals(ach)} ACH
              </p>
              <p className="visually-hidden">Booked {Math.round(100 * bookedShare(room))}% of the day.</p>
            </li>
          );
        })}
      </ul>
      <div className={styles.hours} aria-hidden="true">
        {['8 am', '10 am', '12', '2 pm', '4 pm', '6 pm'].map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <p className={`fine ${styles.note}`}>
        A sample day. Each copper line is a person for as long as the meeting lasts; the cyan slope is what they leave
        in the air, falling at full output. That slope and the percentage are arithmetic for evenly mixed air with
        nobody left in the room. A purifier does not lower CO₂: the room still needs its ventilation.
      </p>
    </Section>
  );
}
