import { type ReactNode, useId } from 'react';
import { LargeKeyFigures } from '@/components/sections/LargeKeyFigures';
import { Section } from '@/components/sections/Section';
import { RichText } from '@/components/ui/RichText';
import type { ReasonToBuy as Reason } from '@/data/products/product';
import { Split, SplitPicture } from './Split';

type ProductReasonProps = Reason & {
  /** Shows the reason, over the figures. */
  drawing?: ReactNode;
  /** From lg a paper, as tall as the picture and the words below it. */
  paper?: ReactNode;
};

/** Why to choose this machine and no other. */
export function ProductReason({ title, text, picture, facts, factsNote, drawing, paper }: ProductReasonProps) {
  const headingId = useId();
  const words = (
    <>
      <h2 data-aos="fade-up" id={headingId} className="title m-0">
        {title}
      </h2>
      <p className="lead m-0">
        <RichText text={text} />
      </p>
      {drawing}
      {facts.length > 0 && <LargeKeyFigures figures={facts} note={factsNote} />}
    </>
  );
  return (
    <Section isShort labelledBy={headingId} className="d-print-none">
      {paper ? (
        <Split
          picture={
            <div className="d-grid gap-4 h-100">
              <div>
                <SplitPicture {...picture} />
              </div>
              {words}
            </div>
          }
          className="d-none d-lg-block"
        >
          <div className="d-flex align-items-center h-100 p-5 bg-stage">{paper}</div>
        </Split>
      ) : (
        <Split picture={<SplitPicture {...picture} />} className="d-grid gap-4 align-content-center">
          {words}
        </Split>
      )}
    </Section>
  );
}
