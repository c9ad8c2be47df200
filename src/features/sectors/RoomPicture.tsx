import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { answerRoom, formatMachines } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import type { MachineModel } from '@/domain/machines';
import { capitalised, countWord } from '@/lib/format/count-word';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './RoomPicture.module.scss';

type RoomPictureProps = {
  /** What the picture shows. */
  model: MachineModel;
  machines?: number;
  room: ExampleRoom;
  file: PictureFile;
  alt: string;
  /** Where in the room it stands. */
  place?: string;
  /** The part of it that is shown, and how many of the machines stand in that; otherwise its middle and all. */
  part?: { side: 'middle' | 'right'; machines: number };
  /**
   * Fills its place in the hero, or stands whole beside words that say what its caption would. Otherwise it is as wide
   * as the window.
   */
  look?: 'wide' | 'hero' | 'whole';
  /** Such as the background of what follows, for the caption to stand on. */
  className?: string;
};

/** Shows nothing where the picture has another model or number of machines than the answer for its room. */
export function RoomPicture({
  model,
  machines = 1,
  room,
  file,
  alt,
  place,
  part = { side: 'middle', machines },
  look = 'wide',
  className = '',
}: RoomPictureProps) {
  const answer = answerRoom(room);
  if (answer.kind !== 'choice' || answer.choice.model !== model || answer.choice.machines !== machines) return null;
  const { choice } = answer;
  const together = choice.machines > 1 ? ' together' : '';
  const machinesText = formatMachines(choice);
  const inAll = `${capitalised(machinesText)}, ${choice.noiseDbA} dB(A)${together}${place ? `, ${place}` : ''}`;
  const inPart = `${capitalised(countWord(part.machines))} of ${machinesText}; ${machines === 2 ? 'both' : 'all'} make ${choice.noiseDbA} dB(A)`;
  const isHero = look === 'hero';
  const isWhole = look === 'whole';
  return (
    <figure
      className={`position-relative m-0 ${styles[look] ?? ''} ${look === 'wide' ? (styles[part.side] ?? '') : ''} ${className}`}
    >
      <Picture
        file={file}
        alt={alt}
        sizes={
          isHero
            ? '(min-width: 62em) 110vw, 150vw'
            : isWhole
              ? '(min-width: 36em) 100vw, 180vw'
              : `(min-width: 48em) ${part.side === 'right' ? 146 : 100}vw, 180vw`
        }
        hasPriority={look !== 'wide'}
        className="d-block w-100 object-fit-cover"
      />
      {!isWhole && (
        <Container
          as="figcaption"
          fluid="xxl"
          className={`fw-semibold text-balance ${isHero ? 'small py-2 px-lg-0' : 'pt-3 pb-2'}`}
        >
          {noBreakText(part.machines === machines ? inAll : inPart)}
        </Container>
      )}
    </figure>
  );
}
