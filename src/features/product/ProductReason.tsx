import { type ReactNode, useId } from 'react';
import { LargeKeyFigures } from '@/components/sections/LargeKeyFigures';
import { Section } from '@/components/sections/Section';
import { RichText } from '@/components/ui/RichText';
import type { ReasonToBuy } from '@/data/products/product';
import { Split, type SplitProps } from './Split';

type ProductReasonProps = Pick<ReasonToBuy, 'title' | 'text' | 'facts' | 'factsNote'> &
  Pick<SplitProps, 'isMirrored'> & {
    /** Without it the title stands in its place. */
    picture?: ReactNode;
    /** Below, in the whole width. */
    children?: ReactNode;
  };

/** Why to choose this machine and no other. */
export function ProductReason({ title, text, picture, facts, factsNote, isMirrored, children }: ProductReasonProps) {
  const headingId = useId();
  const heading = (
    <h2 data-aos="fade-up" id={headingId} className="title m-0">
      {title}
    </h2>
  );
  return (
    <Section isShort labelledBy={headingId} className="d-print-none">
      <Split picture={picture ?? heading} isMirrored={isMirrored} className="d-grid gap-4 align-content-center">
        {picture && heading}
        <p className="lead m-0">
          <RichText text={text} />
        </p>
        {facts && <LargeKeyFigures figures={facts} note={factsNote} />}
      </Split>
      {children}
    </Section>
  );
}
