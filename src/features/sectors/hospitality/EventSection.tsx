import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Reveal } from '@/components/widgets/Reveal';
import { airChangeTargets } from '@/config/calculator-models';
import { roomInWords, roomVolumeM3, twoDecimals } from '@/lib/air-changes';
import { measuredAirflowM3PerHour } from '@/lib/purifier-speed';
import { grouped } from '@/lib/number';
import { machineAirChanges } from '../machine-room';
import { EventPlan } from './EventPlan';
import styles from './EventPlan.module.scss';
import { functionRoom } from './venue-rooms';

export type EventSectionProps = {
  /** The contact form with a message about an event started. */
  askHref: string;
};

const volume = twoDecimals(roomVolumeM3(functionRoom));
const exact = (airChangeTargets.optimum * roomVolumeM3(functionRoom)) / measuredAirflowM3PerHour(functionRoom.model);

const steps = [
  {
    title: 'Measure',
    text: `Length, width and height: ${roomInWords(functionRoom)} is ${volume} m³. In a marquee take the height halfway between eaves and ridge.`,
  },
  {
    title: 'Count',
    text: `${airChangeTargets.optimum} changes × ${volume} m³ ÷ ${grouped(measuredAirflowM3PerHour(functionRoom.model))} m³/h is ${twoDecimals(exact)}. Five machines, then, and ${twoDecimals(machineAirChanges(functionRoom))} ACH.`,
  },
  {
    title: 'Place',
    text: 'Along the walls, at least 20 cm from them, near a socket, clear of the doors. Spread out: five in a corner clean the corner.',
  },
  {
    title: 'Deliver',
    text: 'In 3 to 5 working days. Same-day delivery is possible; ask before you promise it to the bride.',
  },
  { title: 'Run', text: 'Full output before the doors open, half for the speeches, full again for the dancing.' },
];

/** Machines for one evening: a room set for dinner, and the five steps from the tape measure to the speeches. */
export function EventSection({ askHref }: EventSectionProps) {
  const headingId = useId();
  return (
    <Section tone="ink" labelledBy={headingId}>
      <div className={styles.grid}>
        <div className={styles.plan}>
          <EventPlan />
          <p className="fine">A sample dinner for 120. Copper is air on its way in, cyan on its way out.</p>
        </div>
        <div className={styles.text}>
          <Reveal>
            <h2 id={headingId}>Five machines for one night</h2>
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
