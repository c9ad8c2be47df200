import Container from 'react-bootstrap/Container';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { answerRoom, priceInWords } from '@/data/room-answers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import type { Sector } from '@/data/sectors/sector';
import { countWord } from '@/lib/format/count-word';
import styles from './RoomPicture.module.scss';

export type RoomPictureProps = { picture: Sector['picture']; room: AnsweredRoom };

/** Names the machine in the picture; where the answer is another one, how many of it do the same. */
function captionOf(model: Sector['picture']['model'], room: AnsweredRoom): string {
  const { model: name } = purifiers[model];
  const advice = answerRoom(room);
  const other =
    advice.kind === 'choice' &&
    advice.choice.model !== model &&
    advice.alternatives.find(({ choice }) => choice.model === model)?.choice;
  if (!other) return `${name} in ${room.said.toLowerCase()}`;
  return `With fewer machines: ${countWord(other.machines)} ${name}, ${priceInWords(other)}`;
}

export function RoomPicture({ picture: { model, file, alt }, room }: RoomPictureProps) {
  return (
    <figure className={styles.picture}>
      <Picture file={file} alt={alt} sizes="(min-width: 700px) 100vw, 150vw" />
      <Container as="figcaption" fluid="xxl">
        {captionOf(model, room)}
      </Container>
    </figure>
  );
}
