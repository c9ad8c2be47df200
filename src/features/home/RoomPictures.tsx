import { roomStreamlines } from '@/drawing/room-streamlines';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { purifiers } from '@/data/purifiers';
import type { RoomPicture } from '@/data/room-pictures';
import { useHydrated } from '@/hooks/use-hydrated';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import styles from './RoomPictures.module.scss';

/** After an air change rate. */
const roomSpeeds = {
  working: 'at a speed you can talk over',
  full: 'at full speed, as during a class',
};

export type RoomPicturesProps = { rooms: readonly RoomPicture[] };

export function RoomPictures({ rooms }: RoomPicturesProps) {
  // Rendered after hydration to keep the HTML small.
  const isHydrated = useHydrated();
  return (
    <Section className={styles.section}>
      <div className={styles.rooms}>
        {rooms.map((room) => (
          <figure key={room.name}>
            <div className={styles.picture}>
              <Picture
                file={room.picture}
                alt={room.alt}
                sizes="(min-width: 1400px) 416px, (min-width: 700px) 33vw, 100vw"
              />
              {isHydrated && <RoomAir air={roomStreamlines[room.picture.name]} fit="xMidYMid meet" />}
            </div>
            <figcaption>
              <b>{`${room.name}, ${volumeInWords(room)} m³`}</b>
              {`In the picture, one ${purifiers[room.model].model}: `}
              <AirChangeRate rate={rate(room.model, roomVolumeM3(room), { speed: room.speed })} /> air changes an hour{' '}
              {roomSpeeds[room.speed]}
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
