import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import styles from './About.module.scss';

export type TrustedPartnershipProps = {
  title: string;
  lead: string;
  points: readonly { title: string; text: string }[];
};

export function TrustedPartnership({ title, lead, points }: TrustedPartnershipProps) {
  return (
    <Section tone="porcelain" labelledBy="partnership-heading">
      <SectionHeading id="partnership-heading" title={title} lead={lead} />
      <ul className={`plain-list ${styles.points}`}>
        {points.map(({ title, text }) => (
          <li className="border-top border-dark" key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
