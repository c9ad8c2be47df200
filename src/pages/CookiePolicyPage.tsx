import * as facts from '@/content/cookie-policy.mdx?facts';
import { LegalPage } from '@/features/legal/LegalPage';
import { staticParts } from './static-parts';

export function CookiePolicyPage() {
  return <LegalPage page="cookiePolicy" facts={facts} text={staticParts.cookiePolicy} />;
}
