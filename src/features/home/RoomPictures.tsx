import { roomStreamlines } from '@/drawing/room-streamlines';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { purifiers } from '@/data/purifiers';
import { answerRoom, machinesInWords, priceInWords, speedInWords } from '@/data/room-answers';
import type { RoomPicture } from '@/data/room-pictures';
import { useHydrated } from '@/boot/use-hydrated';
import { roomVolumeM3, volumeInWords } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import { capitalised } from '@/lib/format/count-word';
import styles from './RoomPictures.module.scss';

export type RoomPicturesProps = { rooms: readonly RoomPicture[] };

/** The answer for a room, and what its picture shows where that is another machine. */
function PictureAnswer({ room }: { room: RoomPicture }) {
  const advice = answerRoom(room);
  if (advice.kind !== 'choice') throw new Error(`${room.name}: ${advice.kind}`);
  const { choice } = advice;
  const { model, machines, speed } = choice;
  const isShown = model === room.model && machines === 1;
  return (
    <>
      {`${capitalised(machinesInWords(choice))}, ${priceInWords(choice)}: `}
      <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed })} /> air changes an hour{' '}
      {speedInWords(choice)}.{!isShown && ` The model room shows one ${purifiers[room.model].model}.`}
    </>
  );
}

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
              <PictureAnswer room={room} />
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
