import * as facts from '@/content/terms-and-conditions.mdx?facts';
import { LegalPage } from '@/features/legal/LegalPage';
import { staticParts } from './static-parts';

export function TermsAndConditionsPage() {
  return <LegalPage page="termsAndConditions" facts={facts} text={staticParts.termsAndConditions} />;
}
