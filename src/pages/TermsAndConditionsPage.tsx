import { Wheelie } from '@/components/text/Wheelie';
import * as text from '@/content/terms-and-conditions.mdx';
import { LegalPage } from '@/features/legal/LegalPage';

const components = { Wheelie };

export function TermsAndConditionsPage() {
  return <LegalPage page="termsAndConditions" text={text} components={components} />;
}
