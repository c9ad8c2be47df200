import { type ReactNode, useId } from 'react';
import Container from 'react-bootstrap/Container';
import type { Purifier } from '@/data/products/product';
import { countWord } from '@/lib/format/count-word';
import { bindNames } from '@/lib/format/bind-names';
import { bindUnits } from '@/lib/format/bind-units';
import styles from './StagesSection.module.scss';

export type StagesSectionProps = {
  purifier: Purifier;
  /** The opened machine. */
  picture: ReactNode;
};

/** The stages in the air's order, beside the opened machine: the one place of the page that tells them. */
export function StagesSection({ purifier: { model, stages, keyFeatures }, picture }: StagesSectionProps) {
  const headingId = useId();
  return (
    <section className={styles.inside} aria-labelledby={headingId}>
      <Container fluid="xxl" className={styles.grid ?? ''}>
        <div>
          <h2 data-aos="fade-up" id={headingId} className={styles.title}>
            Inside {bindNames(model)}: {countWord(stages)} stages
          </h2>
          <h3 className={styles.subtitle}>Key features</h3>
          <ul className={`m-0 p-0 ${styles.features}`}>
            {keyFeatures.map(({ title, text, stage }) => (
              <li key={title}>
                <span className={`num ${styles.stage}`}>{stage}</span>
                <b>{title}</b>
                <span>{bindUnits(text)}</span>
              </li>
            ))}
          </ul>
        </div>
        {picture}
      </Container>
    </section>
  );
}
