import { useId } from 'react';
import { Reveal } from '@/components/widgets/Reveal';
import styles from './PlacingRules.module.scss';
import { RoomSplit, type RoomSplitProps } from './RoomSplit';

export type PlacingRulesProps = Pick<RoomSplitProps, 'picture' | 'alt' | 'side' | 'compact'> & {
  heading: string;
  rules: readonly { title: string; text: string }[];
};

/** Where a machine stands in a room: the room, and beside it the rules it shows. */
export function PlacingRules({ heading, rules, ...room }: PlacingRulesProps) {
  const headingId = useId();
  return (
    <RoomSplit {...room} labelledBy={headingId}>
      <Reveal>
        <h2 id={headingId} className={styles.title}>
          {heading}
        </h2>
      </Reveal>
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
