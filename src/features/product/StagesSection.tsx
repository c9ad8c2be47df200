import { type ReactNode, useId } from 'react';
import Container from 'react-bootstrap/Container';
import type { KeyFeature } from '@/data/products/product';
import { noBreakUnits } from '@/lib/format/no-break-units';
import styles from './StagesSection.module.scss';

export type StagesSectionProps = {
  title: string;
  /** Over the list. */
  subtitle: string;
  features: readonly KeyFeature[];
  /** The opened machine. */
  picture: ReactNode;
};

/** The stages in the air's order, beside the opened machine: the one place of the page that tells them. */
export function StagesSection({ title, subtitle, features, picture }: StagesSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.inside} aria-labelledby={headingId}>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <div>
          <h2 data-aos="fade-up" id={headingId} className={styles.title}>
            {title}
          </h2>
          <h3 className={styles.subtitle}>{subtitle}</h3>
          <ul className={`m-0 p-0 ${styles.features}`}>
            {features.map(({ title: name, text, stage }) => (
              <li key={name}>
                <span className={`num ${styles.stage}`}>{stage}</span>
                <b>{name}</b>
                <span>{noBreakUnits(text)}</span>
              </li>
            ))}
          </ul>
        </div>
        {picture}
      </Container>
    </section>
  );
}
