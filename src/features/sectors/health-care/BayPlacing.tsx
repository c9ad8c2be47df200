import { useId } from 'react';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { RoomSplit } from '../RoomSplit';

type BayPlacingProps = { title: string; alt: string; rules: readonly { title: string; text: string }[] };

export function BayPlacing({ title: heading, alt, rules }: BayPlacingProps) {
  const headingId = useId();
  return (
    <RoomSplit picture={roomHealthCare} alt={alt} labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="title">
        {heading}
      </h2>
      <dl className="m-0 mt-3 border-top border-dark">
        {rules.map(({ title, text }) => (
          <div key={title} className="border-bottom py-2">
            <dt className="item">{title}</dt>
            <dd className="m-0 mt-1 muted text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </RoomSplit>
  );
}
