import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { company } from '@/config/company';
import styles from './TrustedPartnership.module.scss';

const points = [
  {
    title: 'ISO certified',
    text: 'Tested to ISO standards: airflow with the methods of ISO 14644, filters to ISO 29463. ISO itself certifies no product and no company.',
  },
  {
    title: 'Confidence matters',
    text: 'With a service contract or contract hire purchase, each room gets an air change rate certificate, signed by us, at no charge.',
  },
  {
    title: `UK based in ${company.headquarters.city}`,
    text: `Our headquarters are here, and the freephone is open ${company.openingHours.label}. Delivery takes 3 to 5 working days.`,
  },
  {
    title: 'Partnership',
    text: 'You tell us the room, we tell you the machine. On a service contract we keep its filters and its record up to date for as long as you use it.',
  },
] as const;

export function TrustedPartnership() {
  return (
    <Section tone="porcelain" labelledBy="partnership-heading">
      <SectionHeading
        id="partnership-heading"
        title="Trusted Partnership"
        lead="What we promise before and after delivery."
      />
      <ul className={`plain-list ${styles.points}`}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
