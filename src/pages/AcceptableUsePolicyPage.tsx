import * as facts from '@/content/acceptable-use-policy.mdx?facts';
import { LegalPage } from '@/features/legal/LegalPage';
import { staticParts } from './static-parts';

export function AcceptableUsePolicyPage() {
  return <LegalPage page="acceptableUsePolicy" facts={facts} text={staticParts.acceptableUsePolicy} />;
}
