import { type ReactNode, useId } from 'react';
import Container from 'react-bootstrap/Container';
import type { KeyFeature } from '@/data/products/product';
import { Fold } from '@/components/ui/Fold';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './StagesSection.module.scss';

type StagesSectionProps = {
  title: string;
  /** Over the list. */
  subtitle: string;
  features: readonly KeyFeature[];
  /** Where the picture differs from the product in use. */
  note?: string | undefined;
  /** What is not tested. */
  untested: string;
  /** The opened machine. */
  picture: ReactNode;
};

/** The opened machine on a stage as wide as the window, each filter stage at the end of its leader. */
export function StagesSection({ title, subtitle, features, note, untested, picture }: StagesSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.inside}>
      <Container fluid="xxl" className={styles.grid}>
        <h2 data-aos="fade-up" id={headingId} className={styles.title}>
          {title}
        </h2>
        <div className={styles.picture}>{picture}</div>
        <div className={styles.list}>
          <h3 className="small muted mb-2">{subtitle}</h3>
          <ol className={`plain-list ${styles.features}`}>
            {features.map(({ title: name, text, stage }) => (
              <li key={name} className="d-flex">
                <b className="item num text-teal">{stage}</b>{' '}
                <div>
                  <b className={`item d-block ${styles.name}`}>{name}</b>
                  {noBreakText(text)}
                </div>
              </li>
            ))}
          </ol>
        </div>
        <div className={`small ${styles.note}`}>
          {note && <p className="mb-0">{note}</p>}
          <Fold isShort summary="What is not tested">
            <p className="mb-2">{noBreakText(`Not tested: ${untested}`)}</p>
          </Fold>
        </div>
      </Container>
    </section>
  );
}
