import * as text from '@/content/accessibility-statement.mdx';
import { LegalPage } from '@/features/legal/LegalPage';

export function AccessibilityStatementPage() {
  return <LegalPage page="accessibilityStatement" text={text} />;
}
