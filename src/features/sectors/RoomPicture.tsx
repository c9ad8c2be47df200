import Container from 'react-bootstrap/Container';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { machinesLabel, answerRoom } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import type { MachineModel } from '@/domain/machines';
import { capitalised, countWord, lowerFirst } from '@/lib/format/count-word';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './RoomPicture.module.scss';

type RoomPictureProps = {
  /** What the picture shows. */
  model: MachineModel;
  machines?: number;
  /** Of the machines, where a narrow window crops the picture. */
  narrowMachines?: number;
  room: ExampleRoom;
  file: PictureFile;
  alt: string;
  /** Where in the room it stands; without it the caption says the noise. */
  place?: string;
  /**
   * Fills its place in the hero, or stands whole beside words that say what its caption would. Otherwise it is as wide
   * as the window, and from md whole too.
   */
  look?: 'wide' | 'hero' | 'whole';
  /** Such as the background of what follows, for the caption to stand on. */
  className?: string;
};

/** Shows nothing where the picture has another model or number of machines than the answer for its room. */
export function RoomPicture({
  model,
  machines = 1,
  narrowMachines,
  room,
  file,
  alt,
  place,
  look = 'wide',
  className = '',
}: RoomPictureProps) {
  const answer = answerRoom(room);
  if (answer.kind !== 'choice' || answer.choice.model !== model || answer.choice.machines !== machines) return null;
  const { choice } = answer;
  const together = choice.machines > 1 ? ' together' : '';
  const caption = `${machinesLabel(choice)}, ${place ?? `${choice.noiseDbA} dB(A)${together}`}`;
  const isHero = look === 'hero';
  const isWhole = look === 'whole';
  return (
    <figure className={`position-relative m-0 ${styles[look] ?? ''} ${className}`}>
      <Picture
        file={file}
        alt={alt}
        sizes={isHero ? '(min-width: 62em) 110vw, 150vw' : `(min-width: ${isWhole ? 36 : 48}em) 100vw, 180vw`}
        hasPriority={look !== 'wide'}
        className="d-block w-100 object-fit-cover"
      />
      {!isWhole && (
        <Container
          as="figcaption"
          fluid="xxl"
          className={`fw-semibold text-balance ${isHero ? 'small py-3 px-lg-0 d-none d-md-block' : 'pt-3 pb-2'}`}
        >
          {narrowMachines && (
            <span className="d-md-none">{`${capitalised(countWord(narrowMachines))} of ${lowerFirst(noBreakText(caption))}`}</span>
          )}
          <span className={narrowMachines ? 'd-none d-md-inline' : undefined}>{noBreakText(caption)}</span>
        </Container>
      )}
    </figure>
  );
}
