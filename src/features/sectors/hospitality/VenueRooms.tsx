import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SplitHead } from '@/components/sections/SplitHead';
import { roomInWords, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { clearanceMinutes } from '@/lib/clearance-minutes';
import { machineAirChanges, machinesInWords } from '../machine-room';
import { diningRoomAch } from './evening';
import { VenueBox } from './VenueBox';
import { bedroom, functionRoom, restaurant } from './venue-rooms';
import styles from './VenueRooms.module.scss';

const turnoverMin = Math.round(clearanceMinutes(machineAirChanges(bedroom), 0.999));

const rows = [
  {
    room: bedroom,
    runs: `Full output while housekeeping is in: 99.9% of what the last guest left is gone in ${turnoverMin}\u00a0minutes, if the air is evenly mixed. Speed\u00a01, below 20\u00a0dB(A), from check-in.`,
  },
  {
    room: restaurant,
    runs: `By the covers: half output, ${twoDecimals(diningRoomAch.half)}\u00a0ACH, while the room is quiet; full once it is not, and again when the doors are shut.`,
  },
  {
    room: functionRoom,
    runs: 'Full before the doors and in every break. Half for the speeches, full for the band.',
  },
];

/** A bedroom, a restaurant and a function room at one scale, with what each needs and how it runs. */
export function VenueRooms() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SplitHead
        id={headingId}
        title="One house, three sizes of air"
        lead="A bedroom, a restaurant and a function room, drawn to one scale. The number of machines follows the volume, not the stars."
      />
      <ul className={`plain-list ${styles.rooms}`}>
        {rows.map(({ room, runs }) => (
          <li key={room.name}>
            <VenueBox room={room} />
            <h3>{room.name}</h3>
            <p className="num">{roomInWords(room)}</p>
            <dl>
              <div>
                <dt>Volume</dt>
                <dd className={`num ${styles.figure}`}>
                  {twoDecimals(roomVolumeM3(room))} <small>m³</small>
                </dd>
              </div>
              <div>
                <dt>Machines</dt>
                <dd>{machinesInWords(room)}</dd>
              </div>
              <div>
                <dt>At full output</dt>
                <dd className={`num ${styles.figure}`}>
                  {twoDecimals(machineAirChanges(room))} <small>ACH</small>
                </dd>
              </div>
              <div>
                <dt>How it runs</dt>
                <dd className={styles.runs}>{runs}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p className={`fine muted ${styles.note}`}>Sample rooms, windows not counted.</p>
    </Section>
  );
}
