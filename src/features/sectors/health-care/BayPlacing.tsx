import { useId } from 'react';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { RoomSplit } from '../RoomSplit';
import styles from './HealthCare.module.scss';

export type BayPlacingProps = { title: string; alt: string; rules: readonly { title: string; text: string }[] };

export function BayPlacing({ title: heading, alt, rules }: BayPlacingProps) {
  const headingId = useId();
  return (
    <RoomSplit picture={roomHealthCare} alt={alt} labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="title">
        {heading}
      </h2>
      <dl className={`m-0 mt-4 border-top border-dark ${styles.rules}`}>
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt className="item">{title}</dt>
            <dd className="m-0 mt-1 muted">{text}</dd>
          </div>
        ))}
      </dl>
    </RoomSplit>
  );
}
