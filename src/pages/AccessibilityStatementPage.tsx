import { PlainList } from '@/components/text/PlainList';
import * as text from '@/content/accessibility-statement.mdx';
import { accessibilityTests } from '@/data/accessibility-tests';
import { LegalPage } from '@/features/legal/LegalPage';

const components = { TestList: () => <PlainList items={accessibilityTests.map(({ told }) => told)} /> };

export function AccessibilityStatementPage() {
  return <LegalPage page="accessibilityStatement" text={text} components={components} />;
}
