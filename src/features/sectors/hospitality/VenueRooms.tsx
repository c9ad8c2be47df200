import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { roomInWords, volumeInWords } from '@/domain/room';
import { clearanceMinutes } from '@/domain/clearance';
import type { SpeedChoice } from '@/domain/speeds';
import { choiceFor, priceInWords } from '@/data/room-answers';
import { machineAirChanges, machineRate, machinesLabel } from '../machine-room';
import { VenueBox } from './VenueBox';
import { bedroom, functionRoom, restaurant, type VenueRoom } from './venue-rooms';
import styles from './VenueRooms.module.scss';

const turnoverMin = Math.round(clearanceMinutes(machineAirChanges(bedroom, 'full'), 0.999));

const rows = [
  {
    room: bedroom,
    runs: `Run it at full speed during housekeeping: in evenly mixed air 99.9% of particles are gone in ${turnoverMin}\u00a0minutes. Working speed by day; at night Generation X stays below 20\u00a0dB(A) at speed\u00a01.`,
  },
  {
    room: restaurant,
    runs: 'Working speed while the room is quiet, full speed once the music is louder than the machines, and again when the doors are shut.',
  },
  {
    room: functionRoom,
    runs: 'Full speed before the doors, in every break and for the band. Working speed for the speeches.',
  },
];

/** The speed in use first, then the other. */
function speedsOfUse({ speed, sizedAt }: VenueRoom): readonly { speed: SpeedChoice; says: string }[] {
  if (sizedAt === 'full') {
    return [
      { speed: 'full', says: 'Full speed, in use' },
      { speed: 'working', says: 'Working speed' },
    ];
  }
  return [
    { speed, says: `Speed ${speed}, in use` },
    { speed: 'full', says: 'Full speed' },
  ];
}

/** A bedroom, a restaurant and a function room at one scale, with what each needs and how it runs. */
export function VenueRooms() {
  const headingId = useId();
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="Three rooms in one hotel"
        lead="Volume, and the speed at which the room is used, decide how many machines it takes."
      />
      <ul className={`plain-list ${styles.rooms}`}>
        {rows.map(({ room, runs }) => (
          <li key={room.name}>
            <VenueBox room={room} />
            <h3>{room.name}</h3>
            <p className={`num ${styles.size}`}>
              {roomInWords(room)}, {volumeInWords(room)} m³
            </p>
            <p className={styles.takes}>
              <b>{machinesLabel(room)}</b>, {priceInWords(choiceFor(room))}
            </p>
            <dl>
              {speedsOfUse(room).map(({ speed, says }) => (
                <div key={says}>
                  <dt>{says}</dt>
                  <dd className="num">
                    <AirChangeRate rate={machineRate(room, speed)} /> <small>ACH</small>
                  </dd>
                </div>
              ))}
            </dl>
            <p className={styles.runs}>{runs}</p>
          </li>
        ))}
      </ul>
      <p className={`fine muted ${styles.note}`}>
        Sample rooms, machines alone; the bedroom’s window, which opens, counts as {bedroom.ventilationAch} more. Prices
        include VAT. <EstimatedNote />
      </p>
    </Section>
  );
}
