import * as text from '@/content/privacy-policy.mdx';
import { LegalPage } from '@/features/legal/LegalPage';

export function PrivacyPolicyPage() {
  return <LegalPage page="privacyPolicy" text={text} />;
}
