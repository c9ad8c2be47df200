import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ScrollRegion } from '../ScrollRegion';
import styles from './GymNextSteps.module.scss';

const steps = [
  { title: 'We send the plan', text: 'The machines for each studio, their air changes and the price.' },
  { title: 'You choose the places', text: 'Clear of the weights, the showers and the way out, with a socket each.' },
  { title: 'We deliver', text: 'In 3 to 5 working days. Let each machine run at full speed for its first hour.' },
  {
    title: 'You check the filter after a month',
    text: 'Chalk and lint fill filters sooner: check the large-particulate filter, then clean it every three months.',
  },
];

export function GymNextSteps() {
  const headingId = useId();
  return (
    <Section labelledBy={headingId}>
      <SectionHeading id={headingId} title="From your message to the first class" />
      <ScrollRegion label="Steps" className={styles.row}>
        <ol className={`plain-list ${styles.steps}`}>
          {steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="muted mb-0">{text}</p>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </Section>
  );
}
