import * as facts from '@/content/accessibility-statement.mdx?facts';
import { LegalPage } from '@/features/legal/LegalPage';
import { staticParts } from './static-parts';

export function AccessibilityStatementPage() {
  return <LegalPage page="accessibilityStatement" facts={facts} text={staticParts.accessibilityStatement} />;
}
