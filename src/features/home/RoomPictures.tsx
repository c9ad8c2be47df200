import { useId } from 'react';
import Container from 'react-bootstrap/Container';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Picture } from '@/components/ui/Picture';
import { answerRoom, formatMachines, formatPrice, formatSpeed } from '@/data/room-answers';
import type { RoomRendering } from '@/data/room-renderings';
import { rate } from '@/domain/air-changes';
import { roomVolumeM3, formatVolume } from '@/domain/room';
import { noBreakText } from '@/lib/format/no-break-units';
import { priceChoiceUrl } from '@/lib/links/price-request-url';
import styles from './RoomPictures.module.scss';

type AnsweredRoomProps = RoomRendering & { isWide?: boolean };

/** Leaves a picture out that shows other machines than the answer for its room. */
function AnsweredRoom({ room, picture, alt, isWide = false, ...drawnSize }: AnsweredRoomProps) {
  const answer = answerRoom(room);
  if (answer.kind !== 'choice') return null;
  const { model, machines, speed } = answer.choice;
  if (model !== drawnSize.model || machines !== drawnSize.machines) return null;
  return (
    <figure className={isWide ? `mb-4 mb-lg-5 ${styles.wide}` : styles.half}>
      <Picture
        file={picture}
        alt={alt}
        sizes={isWide ? '(min-width: 992px) 100vw, 720px' : '(min-width: 768px) 50vw, 100vw'}
        className={`w-100 h-auto object-fit-cover ${styles.room}`}
      />
      <figcaption className="small muted text-pretty">
        <b className={`d-block text-white fw-normal ${styles.price}`}>{formatPrice(answer.choice)}</b>
        <span className="item d-block my-1 text-white">
          {noBreakText(
            `${room.name}, ${formatVolume(room)} m³${room.ventilationAch ? ', windows open' : ''}: ${formatMachines(answer.choice)}`,
          )}
        </span>
        <span className="d-block">
          <AirChangeRate
            rate={rate(model, roomVolumeM3(room), { machines, speed, ventilationAch: room.ventilationAch })}
          />
          {` air changes an hour ${formatSpeed(answer.choice, room)}${room.whoLimitDbA ? `. WHO asks for at most ${room.whoLimitDbA}` : ''}.`}
        </span>
        {isWide && (
          <ArrowLink to={priceChoiceUrl()} className="d-print-none mt-2 mt-lg-0 ms-lg-auto">
            Get a written quote for yours
          </ArrowLink>
        )}
      </figcaption>
    </figure>
  );
}

type RoomPicturesProps = { title: string; pictures: readonly [RoomRendering, ...RoomRendering[]] };

/** The first as wide as the window, the others side by side, each under its price. */
export function RoomPictures({ title, pictures: [first, ...others] }: RoomPicturesProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`on-dark ${styles.section}`}>
      <Container fluid="xxl">
        <h2 id={headingId} className="h1 mb-3 mb-lg-5" data-aos="fade-up">
          {title}
        </h2>
      </Container>
      <AnsweredRoom {...first} isWide />
      <Container fluid="xxl">
        <div className={styles.pair} role="region" aria-label="More rooms" tabIndex={0}>
          {others.map((each) => (
            <AnsweredRoom key={each.room.key} {...each} />
          ))}
        </div>
        <p className="small muted mt-4 pt-3 mb-0 border-top">
          <EstimatedNote />
        </p>
      </Container>
    </section>
  );
}
