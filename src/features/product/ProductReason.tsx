import { type ReactNode, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { RichText } from '@/components/ui/RichText';
import type { ReasonToBuy } from '@/data/products/product';
import { Split } from './Split';

type ProductReasonProps = Pick<ReasonToBuy, 'title' | 'text'> & {
  /** What proves it, in the whole width. */
  children: ReactNode;
};

/** Why to choose this machine and no other. */
export function ProductReason({ title, text, children }: ProductReasonProps) {
  const headingId = useId();
  return (
    <Section isShort labelledBy={headingId} className="d-print-none">
      <div className="mb-4 mb-lg-5">
        <Split
          picture={
            <h2 data-aos="fade-up" id={headingId} className="title m-0">
              {title}
            </h2>
          }
        >
          <p className="lead m-0">
            <RichText text={text} />
          </p>
        </Split>
      </div>
      {children}
    </Section>
  );
}
