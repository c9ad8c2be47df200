import { roomStreamlines } from '@/assets/drawings/room-streamlines';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { calculatorModels } from '@/config/calculator-models';
import type { RoomPicture } from '@/data/room-pictures';
import { airChangesPerHour, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import styles from './RoomPictures.module.scss';

export type RoomPicturesProps = { rooms: readonly RoomPicture[] };

function airChangesOf(room: RoomPicture): number {
  const model = calculatorModels.find(({ name }) => name === room.model);
  return model ? airChangesPerHour(model.measuredCadrM3PerHour, roomVolumeM3(room)) : 0;
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
            <RoomAir air={roomStreamlines[room.picture.name]} fit="xMidYMid slice" />
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
