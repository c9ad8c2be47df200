import { surgeryIntake, surgeryOutlet } from '@/assets/drawings/surgery-streamlines';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { calculatorModels } from '@/config/calculator-models';
import type { RoomPicture } from '@/data/room-pictures';
import { airChangesPerHour, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import styles from './RoomPictures.module.scss';

export type RoomPicturesProps = { rooms: readonly RoomPicture[] };

function airChangesOf(room: RoomPicture): number {
  const model = calculatorModels.find(({ name }) => name === room.model);
  return model ? airChangesPerHour(model.cadrM3PerHour, roomVolumeM3(room)) : 0;
}

/** Three model rooms, each captioned with its volume and what its machine makes of it. */
export function RoomPictures({ rooms }: RoomPicturesProps) {
  return (
    <Section className={styles.section}>
      <div className={styles.rooms}>
        {rooms.map((room) => (
          <figure key={room.name}>
            <Picture
              file={room.picture}
              alt={room.alt}
              sizes="(min-width: 992px) 780px, (min-width: 700px) 60vw, 100vw"
            />
            {room.picture.name === 'room-dentistry' && <SurgeryStreams />}
            <figcaption>
              <b>
                {room.name}, {twoDecimals(roomVolumeM3(room))} m³
              </b>
              <span>
                One {room.model}, {twoDecimals(airChangesOf(room))} ACH
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** The surgery's air is drawn over its picture, the other rooms have theirs in it. */
function SurgeryStreams() {
  return (
    <svg viewBox="0 0 1200 1200" preserveAspectRatio="xMidYMid slice" fill="none" strokeWidth="2" aria-hidden="true">
      <path d={surgeryIntake.join('')} stroke="#B9572A" opacity=".62" />
      <path d={surgeryOutlet.join('')} stroke="#1493A0" opacity=".8" />
    </svg>
  );
}
