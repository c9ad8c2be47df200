import type { ElementType } from 'react';
import { Company } from './Company';
import { EmailLink } from './EmailLink';
import { InShort } from './InShort';
import { NoticesLink } from './NoticesLink';
import { PageLink } from './PageLink';
import { PhoneLink } from './PhoneLink';
import { ProseHeading } from './ProseHeading';
import { RegulatorLink } from './RegulatorLink';
import { Term } from './Term';
import { Terms } from './Terms';
import { WhereMeasured } from './WhereMeasured';

const proseComponents: Readonly<Record<string, ElementType>> = {
  h2: ProseHeading,
  Company,
  EmailLink,
  InShort,
  NoticesLink,
  PageLink,
  PhoneLink,
  RegulatorLink,
  Term,
  Terms,
  WhereMeasured,
};

/** Components for all MDX texts; MDX imports this name. */
export function useMDXComponents(): Readonly<Record<string, ElementType>> {
  return proseComponents;
}
