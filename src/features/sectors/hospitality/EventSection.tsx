import { machinesInWords } from '@/data/room-answers';
import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { RichText } from '@/components/ui/RichText';
import { Reveal } from '@/components/widgets/Reveal';
import { roomInWords, roomVolumeM3, volumeInWords } from '@/domain/room';
import { measuredAirflowM3PerHour } from '@/domain/speeds';
import { rich, type RichTextContent } from '@/domain/rich-text';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { machineRate } from '../room-machines';
import { EventPlan } from './EventPlan';
import styles from './EventPlan.module.scss';
import { functionRoom } from './venue-rooms';

export type EventSectionProps = {
  askHref: string;
};

const { targetAch, machines, model } = functionRoom;
const volume = volumeInWords(functionRoom);
const exact = (targetAch * roomVolumeM3(functionRoom)) / measuredAirflowM3PerHour(model);

const steps: readonly { title: string; text: RichTextContent }[] = [
  {
    title: 'Measure',
    text: `${roomInWords(functionRoom)} is ${volume} m³. In a marquee take the height halfway between eaves and ridge.`,
  },
  {
    title: 'Count',
    text: rich`${targetAch} changes × ${volume} m³ ÷ ${grouped(measuredAirflowM3PerHour(model))} m³/h is ${exact.toFixed(1)}, so ${machinesInWords({ model, machines })}: ${machineRate(functionRoom, 'full')} ACH at full speed, ${machineRate(functionRoom, 'working')} at working speed.`,
  },
  {
    title: 'Place',
    text: 'Out of the waiters’ way, with nothing on top, not behind a chair that moves, on a socket of its own with no cable across the way to the kitchen. Grease and steam belong to the hood over the range.',
  },
  {
    title: 'Run',
    text: 'Full speed before the doors open, working speed for the speeches, full speed for the dancing.',
  },
  {
    title: 'Deliver',
    text: 'In 3 to 5 working days. The machines are yours: on other nights they serve the bar and the bedrooms.',
  },
];

export function EventSection({ askHref }: EventSectionProps) {
  const headingId = useId();
  return (
    <Section tone="ink" labelledBy={headingId}>
      <div className={styles.grid}>
        <div className={styles.plan}>
          <EventPlan />
          <p className="fine">
            A sample dinner for 120 with {machines} machines. Copper is air on its way in, cyan on its way out; the
            dotted line is the waiters’ way.
          </p>
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
                <p>
                  <RichText text={text} />
                </p>
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
