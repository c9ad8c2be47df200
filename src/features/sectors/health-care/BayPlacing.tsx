import { useId } from 'react';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { RoomSplit } from '../RoomSplit';
import styles from './BayPlacing.module.scss';

export type BayPlacingProps = { title: string; alt: string; rules: readonly { title: string; text: string }[] };

export function BayPlacing({ title: heading, alt, rules }: BayPlacingProps) {
  const headingId = useId();
  return (
    <RoomSplit picture={roomHealthCare} alt={alt} labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId} className={styles.title}>
        {heading}
      </h2>
      <dl className={styles.rules}>
        {rules.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </RoomSplit>
  );
}
