import { roomStreamlines } from '@/assets/drawings/room-streamlines';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import type { RoomPicture } from '@/data/room-pictures';
import { useHydrated } from '@/hooks/use-hydrated';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import styles from './RoomPictures.module.scss';

export type RoomPicturesProps = { rooms: readonly RoomPicture[] };

/** Three model rooms with volume and air change rate. */
export function RoomPictures({ rooms }: RoomPicturesProps) {
  // Rendered after hydration to keep the HTML small.
  const isHydrated = useHydrated();
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
            {isHydrated && <RoomAir air={roomStreamlines[room.picture.name]} fit="xMidYMid slice" />}
            <figcaption>
              <b>{`${room.name}, ${volumeInWords(room)} m³`}</b>
              <span>
                {`One ${room.model}: `}
                <AirChangeRate rate={rate(room.model, roomVolumeM3(room), { speed: 'working' })} /> ACH at working
                speed, <AirChangeRate rate={rate(room.model, roomVolumeM3(room))} /> at full speed
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="fine muted mt-3 mb-0">
        <EstimatedNote />
      </p>
    </Section>
  );
}
