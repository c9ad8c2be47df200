import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { partnership } from '@/data/pages/about/sections';
import styles from './TrustedPartnership.module.scss';

export function TrustedPartnership() {
  return (
    <Section tone="porcelain" labelledBy="partnership-heading">
      <SectionHeading id="partnership-heading" title={partnership.title} lead={partnership.lead} />
      <ul className={`plain-list ${styles.points}`}>
        {partnership.points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
