import type { ElementType } from 'react';
import {
  Company,
  EmailLink,
  Summary,
  NoticesLink,
  PageLink,
  PhoneLink,
  ProseHeading,
  RegulatorLink,
  Term,
  Terms,
  WhereMeasured,
} from './mdx-components';

const proseComponents: Readonly<Record<string, ElementType>> = {
  h2: ProseHeading,
  Company,
  EmailLink,
  Summary,
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
