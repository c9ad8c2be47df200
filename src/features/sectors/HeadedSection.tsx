import { type ReactNode, useId } from 'react';
import { Section, type SectionProps } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import type { LinkedText as LinkedTextContent } from '@/data/sectors/sector';
import { LinkedText } from './LinkedText';

export type HeadedSectionProps = {
  words: { title: string; lead?: LinkedTextContent };
  tone?: NonNullable<SectionProps['tone']>;
  children: ReactNode;
};

/** A section of a sector page with its heading. */
export function HeadedSection({ words: { title, lead }, tone = 'white', children }: HeadedSectionProps) {
  const headingId = useId();
  return (
    <Section tone={tone} labelledBy={headingId}>
      <SectionHeading id={headingId} title={title} lead={lead && <LinkedText text={lead} />} />
      {children}
    </Section>
  );
}
