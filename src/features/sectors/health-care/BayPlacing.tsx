import { useId, type ReactNode } from 'react';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import type { PictureFile } from '@/assets/pictures/picture';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { roomStreamlines } from '@/drawing/room-streamlines';
import styles from '../RoomSplit.module.scss';

type BayPlacingProps = { title: string; alt: string; rules: readonly { title: string; text: string }[] };

type RoomSplitProps = { picture: PictureFile; alt: string; labelledBy: string; children: ReactNode };

/** A rendered room on the left, text on the right. */
function RoomSplit({ picture, alt, labelledBy, children }: RoomSplitProps) {
  return (
    <section className={`align-items-center overflow-hidden ${styles.split}`} aria-labelledby={labelledBy}>
      <div className={styles.text}>{children}</div>
      <div className={`position-relative ${styles.picture}`}>
        <Picture file={picture} alt={alt} sizes="(min-width: 992px) 42vw, 100vw" />
        <RoomAir air={roomStreamlines[picture.name]} fit="xMidYMid meet" />
      </div>
    </section>
  );
}

export function BayPlacing({ title: heading, alt, rules }: BayPlacingProps) {
  const headingId = useId();
  return (
    <RoomSplit picture={roomHealthCare} alt={alt} labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId} className="title">
        {heading}
      </h2>
      <dl className={`m-0 mt-3 ${styles.rules}`}>
        {rules.map(({ title, text }) => (
          <div key={title} className="border-top pt-2">
            <dt className="item">{title}</dt>
            <dd className="m-0 mt-1 muted text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </RoomSplit>
  );
}
