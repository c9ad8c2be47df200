import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { machinesInWords } from '@/data/room-answers';
import { capitalised } from '@/lib/format/count-word';
import { HeadedSection } from '../HeadedSection';
import { machineRate } from '../room-machines';
import { ScrollRegion } from '../ScrollRegion';
import { RoomModel } from './RoomModel';
import { type DentalRoomId, machineBox, type PracticeRoom, practiceRooms } from './practice-rooms';
import styles from './PracticeRooms.module.scss';

const scale = 30;
const [frameWidth, frameHeight] = [316, 262];

function frameOf({ lengthM, widthM }: PracticeRoom): string {
  const middle = ((lengthM - widthM) / 2) * 0.866 * scale;
  const nearest = ((lengthM + widthM) / 2) * scale;
  return `${(middle - frameWidth / 2).toFixed(1)} ${(nearest - frameHeight + 6).toFixed(1)} ${frameWidth} ${frameHeight}`;
}

export type PracticeRoomsProps = { title: string; lead: string; notes: Record<DentalRoomId, string> };

export function PracticeRooms({ title, lead, notes }: PracticeRoomsProps) {
  return (
    <HeadedSection title={title} lead={lead} tone="porcelain">
      <ScrollRegion label="Three rooms of a practice" className={styles.row}>
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
                <div
                  className={`d-flex flex-wrap gap-3 align-items-start justify-content-between pt-3 border-top border-dark ${styles.head}`}
                >
                  <div>
                    <h3>{room.name}</h3>
                    <p className="small muted">{capitalised(machinesInWords(room))}</p>
                  </div>
                  <p className={`num ${styles.reading}`}>
                    <AirChangeRate rate={machineRate(room)} /> <small>air changes an hour</small>
                  </p>
                </div>
                <p className={styles.note}>{notes[room.id]}</p>
              </div>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </HeadedSection>
  );
}
