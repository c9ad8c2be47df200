import { type ReactNode, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { RichText } from '@/components/ui/RichText';
import type { ReasonToBuy } from '@/data/products/product';
import { Split, type SplitProps } from './Split';

type ProductReasonProps = Pick<ReasonToBuy, 'title' | 'text'> &
  Pick<SplitProps, 'isMirrored'> & {
    /** Without it the title stands in its place. */
    picture?: ReactNode;
    /** What proves it, under the words. */
    children?: ReactNode;
    /** The same in the whole width. */
    below?: ReactNode;
  };

/** Why to choose this machine and no other. */
export function ProductReason({ title, text, picture, isMirrored, children, below }: ProductReasonProps) {
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
        <p className="lead m-0 text-pretty">
          <RichText text={text} />
        </p>
        {children}
      </Split>
      {below}
    </Section>
  );
}
