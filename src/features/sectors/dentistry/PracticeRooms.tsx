import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { roomInWords, volumeInWords } from '@/domain/room';
import { speedAdvice } from '@/domain/speeds';
import { machineRate, machinesLabel } from '../room-machines';
import { RoomModel } from './RoomModel';
import { machineBox, practiceRooms, type PracticeRoom } from './practice-rooms';
import styles from './PracticeRooms.module.scss';

const scale = 30;
const [frameWidth, frameHeight] = [316, 250];

function frameOf({ lengthM, widthM }: PracticeRoom): string {
  const middle = ((lengthM - widthM) / 2) * 0.866 * scale;
  const nearest = ((lengthM + widthM) / 2) * scale;
  return `${(middle - frameWidth / 2).toFixed(1)} ${(nearest - frameHeight + 6).toFixed(1)} ${frameWidth} ${frameHeight}`;
}

export function PracticeRooms() {
  return (
    <Section tone="porcelain">
      <SectionHeading
        title="Three rooms of a practice, worked out"
        lead={
          <>
            {speedAdvice} <EstimatedNote />
          </>
        }
      />
      <ol className={`plain-list ${styles.rooms}`}>
        {practiceRooms.map((room) => (
          <li key={room.name}>
            <StaticSvg viewBox={frameOf(room)} aria-hidden="true">
              <RoomModel
                size={[room.lengthM, room.widthM, room.heightM]}
                boxes={room.boxes}
                machine={machineBox(room)}
                scale={scale}
              />
            </StaticSvg>
            <div>
              <div className={styles.head}>
                <div>
                  <h3>{room.name}</h3>
                  <p className="small muted">
                    {roomInWords(room)},
                    <br />
                    {volumeInWords(room)} m³. {machinesLabel(room)}
                  </p>
                </div>
                <p className={`num ${styles.reading}`}>
                  <AirChangeRate rate={machineRate(room)} /> <small>ACH on speed {room.speed}</small>
                  <span>
                    <AirChangeRate rate={machineRate(room, 'full')} /> at full speed
                  </span>
                </p>
              </div>
              <p className={styles.note}>{room.note}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
