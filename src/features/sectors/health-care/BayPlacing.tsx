import { useId } from 'react';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { Reveal } from '@/components/widgets/Reveal';
import styles from './BayPlacing.module.scss';
import { RoomSplit, type RoomSplitProps } from '../RoomSplit';

type PlacingRulesProps = Pick<RoomSplitProps, 'picture' | 'alt' | 'side' | 'compact'> & {
  heading: string;
  rules: readonly { title: string; text: string }[];
};

function PlacingRules({ heading, rules, ...room }: PlacingRulesProps) {
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

const rules = [
  {
    title: '20 cm from the wall',
    text: 'Air goes in all the way round.',
  },
  {
    title: 'Clear of the curtain',
    text: 'It must not hang over the outlet or against the lower half.',
  },
  {
    title: 'Away from the door to the corridor',
    text: 'Trolleys turn there, and it would clean the air of the corridor first.',
  },
];

export function BayPlacing() {
  return (
    <PlacingRules
      side="left"
      compact
      picture={roomHealthCare}
      alt="Model of a hospital room: a bed under a curtain rail, a monitor, an orange armchair, and a white purifier by the wall"
      heading="Where it stands in a bay"
      rules={rules}
    />
  );
}
