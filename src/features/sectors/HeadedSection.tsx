import { type ReactNode, useId } from 'react';
import { Section, type SectionProps } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';

type HeadedSectionProps = {
  title: string;
  lead?: ReactNode;
  background?: NonNullable<SectionProps['background']>;
  className?: string | undefined;
  children: ReactNode;
};

/** A section of a sector page with its heading. */
export function HeadedSection({ title, lead, background = 'white', className, children }: HeadedSectionProps) {
  const headingId = useId();
  return (
    <Section background={background} labelledBy={headingId} {...(className && { className })}>
      <SectionHeading id={headingId} title={title} lead={lead} />
      {children}
    </Section>
  );
}
