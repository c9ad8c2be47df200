import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import type { Meter } from '@/data/products/product';
import { specificationRows } from '@/data/products/specification-rows';
import { noBreakText } from '@/lib/format/no-break-units';
import { Split, SplitPicture } from '../Split';
import { SpecificationTable } from '../tabs/SpecificationTable';
import styles from './MeterSections.module.scss';

type MeterPartProps = { title: string; meter: Meter };

/** The meter on a counter, beside what it is like to use. */
export function MeterInUse({ meter }: { meter: Meter }) {
  const view = meter.gallery.at(-1);
  return (
    <Section isShort>
      <Split isBleeding picture={view && <SplitPicture {...view} />} className="d-grid gap-4 align-content-start">
        {meter.useNotes.map(({ title, text }) => (
          <div key={title} className="border-top border-dark pt-3">
            <h2 className="h3 mb-2">{title}</h2>
            <p className="muted mb-0">{noBreakText(text)}</p>
          </div>
        ))}
      </Split>
    </Section>
  );
}

/** The meter's specification. */
export function MeterSpecification({ title, meter }: MeterPartProps) {
  const specificationId = useId();
  return (
    <Section labelledBy={specificationId} isShort>
      <h2 data-aos="fade-up" id={specificationId} className="title mb-4">
        {title}
      </h2>
      <div className={styles.twoColumns}>
        <SpecificationTable model={meter.name} rows={specificationRows(meter)} />
      </div>
    </Section>
  );
}
