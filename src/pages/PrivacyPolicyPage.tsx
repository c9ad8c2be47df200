import * as facts from '@/content/privacy-policy.mdx?facts';
import { LegalPage } from '@/features/legal/LegalPage';
import { staticParts } from './static-parts';

export function PrivacyPolicyPage() {
  return <LegalPage page="privacyPolicy" facts={facts} text={staticParts.privacyPolicy} />;
}
