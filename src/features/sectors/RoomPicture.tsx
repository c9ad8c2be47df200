import Container from 'react-bootstrap/Container';
import { Picture } from '@/components/ui/Picture';
import { answerRoom, machinesInWords } from '@/data/room-answers';
import type { Sector } from '@/data/sectors/sector';
import { capitalised } from '@/lib/format/count-word';
import styles from './RoomPicture.module.scss';

export type RoomPictureProps = Pick<Sector, 'picture'>;

/** Shows nothing where the picture has another model or number of machines than the answer for its room. */
export function RoomPicture({ picture }: RoomPictureProps) {
  const { model, machines = 1, room, file, alt } = picture;
  const advice = answerRoom(room);
  if (advice.kind !== 'choice' || advice.choice.model !== model || advice.choice.machines !== machines) return null;
  return (
    <figure className={`position-relative m-0 ${styles.picture}`}>
      <Picture file={file} alt={alt} sizes="(min-width: 700px) 100vw, 150vw" />
      <Container as="figcaption" fluid="xxl">
        {`${capitalised(machinesInWords(advice.choice))} in ${room.said.toLowerCase()}`}
      </Container>
    </figure>
  );
}
