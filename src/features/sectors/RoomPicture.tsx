import Container from 'react-bootstrap/Container';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { answerRoom, priceInWords } from '@/data/room-answers';
import type { Sector } from '@/data/sectors/sector';
import { capitalised, countWord } from '@/lib/format/count-word';
import styles from './RoomPicture.module.scss';

export type RoomPictureProps = Pick<Sector, 'picture'>;

/** Names the machine in the picture; where the answer is another one, how many of it do the same, and their price. */
function captionOf({ model, room }: Sector['picture']): string {
  const { model: name } = purifiers[model];
  const advice = answerRoom(room);
  const other =
    advice.kind === 'choice' &&
    advice.choice.model !== model &&
    advice.alternatives.find(({ choice }) => choice.model === model)?.choice;
  if (!other) return `${name} in ${room.said.toLowerCase()}`;
  return `In the picture: ${name}. ${capitalised(countWord(other.machines))} of them do the same, for ${priceInWords(other)}`;
}

export function RoomPicture({ picture }: RoomPictureProps) {
  return (
    <figure className={`position-relative m-0 ${styles.picture}`}>
      <Picture file={picture.file} alt={picture.alt} sizes="(min-width: 700px) 100vw, 150vw" />
      <Container as="figcaption" fluid="xxl">
        {captionOf(picture)}
      </Container>
    </figure>
  );
}
