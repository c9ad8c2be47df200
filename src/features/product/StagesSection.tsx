import { type ReactNode, useId } from 'react';
import { Section } from '@/components/sections/Section';
import type { KeyFeature } from '@/data/products/product';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './StagesSection.module.scss';

type StagesSectionProps = {
  title: string;
  /** Over the list. */
  subtitle: string;
  features: readonly KeyFeature[];
  /** Of the picture. */
  note?: string | undefined;
  /** The opened machine. */
  picture: ReactNode;
};

/** The stages in the air's order, beside the opened machine: the one place of the page that tells them. */
export function StagesSection({ title, subtitle, features, note, picture }: StagesSectionProps) {
  const headingId = useId();
  return (
    <Section isShort labelledBy={headingId} className={styles.inside ?? ''}>
      <div className={styles.grid}>
        <div className="d-flex flex-column align-self-stretch">
          <h2 data-aos="fade-up" id={headingId} className="title mb-4">
            {title}
          </h2>
          <h3 className="small muted mb-2">{subtitle}</h3>
          <ul className={`plain-list d-grid flex-grow-1 border-top border-dark ${styles.features}`}>
            {features.map(({ title: name, text, stage }) => (
              <li key={name} className="align-content-start py-3 border-bottom">
                <span className="num fw-semibold text-teal">{stage}</span>
                <b className="fw-medium pe-2">{name}</b>
                <span className="muted">{noBreakText(text)}</span>
              </li>
            ))}
          </ul>
          {note && <p className="small muted mt-3 mb-0">{note}</p>}
        </div>
        {picture}
      </div>
    </Section>
  );
}
