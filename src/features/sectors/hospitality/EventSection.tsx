import { machinesInWords } from '@/data/room-answers';
import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Reveal } from '@/components/widgets/Reveal';
import { countWord } from '@/lib/format/count-word';
import { EventPlan } from './EventPlan';
import styles from './EventPlan.module.scss';
import { functionRoom } from './venue-rooms';

export type EventSectionProps = {
  askHref: string;
};

const { machines } = functionRoom;

const steps = [
  {
    title: 'Measure',
    text: 'Length, width and height. In a marquee take the height halfway between eaves and ridge.',
  },
  {
    title: 'Count',
    text: `This room takes ${machinesInWords(functionRoom)} at full speed. Its volume decides, not the number of guests.`,
  },
  {
    title: 'Place',
    text: 'Out of the waiters’ way, each on a socket of its own, with no lead across the way to the kitchen.',
  },
  {
    title: 'Keep',
    text: 'The machines are yours: on other nights they serve the bar and the bedrooms.',
  },
];

export function EventSection({ askHref }: EventSectionProps) {
  const headingId = useId();
  return (
    <Section tone="ink" labelledBy={headingId}>
      <div className={styles.grid}>
        <div className={styles.plan}>
          <EventPlan />
          <p className="fine">Copper is air on its way in, cyan on its way out; the dotted line is the waiters’ way.</p>
        </div>
        <div className={styles.text}>
          <Reveal>
            <h2 id={headingId} className={styles.title}>
              A dinner for 120 takes {countWord(machines)} machines
            </h2>
          </Reveal>
          <ol className={`plain-list ${styles.steps}`}>
            {steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <ButtonLink to={askHref} look="white" arrow>
            Ask about your date
          </ButtonLink>
        </div>
      </div>
    </Section>
  );
}
