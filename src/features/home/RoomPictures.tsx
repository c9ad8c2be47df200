import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { Picture } from '@/components/ui/Picture';
import { answerRoom, formatMachines, formatPrice, formatSpeedInUse } from '@/data/room-answers';
import { delivery } from '@/data/products/delivery';
import type { RoomRendering } from '@/data/room-renderings';
import { rate } from '@/domain/air-changes';
import { roomVolumeM3, formatVolume } from '@/domain/room';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './RoomPictures.module.scss';

type RoomPicturesProps = { title: string; pictures: readonly RoomRendering[] };

/** Leaves a picture out that shows other machines than the answer for its room. */
function AnsweredRoom({ room, picture, alt, partText, ...drawnSize }: RoomRendering) {
  const advice = answerRoom(room);
  if (advice.kind !== 'choice') return null;
  const { model, machines, speed } = advice.choice;
  if (model !== drawnSize.model || machines !== drawnSize.machines) return null;
  return (
    <figure>
      <Picture
        file={picture}
        alt={alt}
        sizes="(min-width: 1400px) 540px, (min-width: 768px) 45vw, 100vw"
        className="w-100 h-auto object-fit-cover"
      />
      <figcaption className="mt-3 small muted text-pretty">
        <b className="item d-block mb-1 text-ink">
          {noBreakText(
            `${room.name}, ${formatVolume(room)} m³: ${formatMachines(advice.choice)}, ${formatPrice(advice.choice)}`,
          )}
        </b>
        <AirChangeRate rate={rate(model, roomVolumeM3(room), { machines, speed })} />
        {` air changes an hour ${formatSpeedInUse(advice.choice, room)}.${partText === undefined ? '' : ` ${partText}`}`}
      </figcaption>
    </figure>
  );
}

export function RoomPictures({ title, pictures }: RoomPicturesProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} className="pb-0">
      <SectionHeading id={headingId} title={title} />
      <div className={styles.rooms}>
        {pictures.map((each) => (
          <AnsweredRoom key={each.room.key} {...each} />
        ))}
      </div>
      <p className="small muted mt-3 mb-0">
        Machines alone, windows not counted. <EstimatedNote /> Prices include VAT. {delivery.priceLine}
      </p>
    </Section>
  );
}
