import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes';
import { expect, open, test } from '../support/fixtures';

type Value = { value?: unknown };
type TreeNode = {
  nodeId: string;
  ignored: boolean;
  role?: Value;
  name?: Value;
  value?: Value;
  properties?: { name: string; value: Value }[];
  childIds?: string[];
};

const printedRoles = new Set([
  ...['banner', 'navigation', 'search', 'main', 'region', 'form', 'complementary', 'contentinfo', 'dialog'],
  ...['heading', 'article', 'figure', 'group', 'list', 'DescriptionList', 'table', 'columnheader', 'rowheader'],
  ...['link', 'button', 'DisclosureTriangle', 'DisclosureTriangleGrouped', 'tablist', 'tab', 'tabpanel'],
  ...['textbox', 'searchbox', 'combobox'],
  ...['radiogroup', 'radio', 'checkbox', 'slider', 'spinbutton', 'image', 'status', 'alert', 'application'],
]);

/** Chromium's role names that differ from ARIA. */
const standardNames: Record<string, string> = {
  DescriptionList: 'list of terms',
  DisclosureTriangle: 'disclosure',
  DisclosureTriangleGrouped: 'disclosure',
};

const states = ['level', 'expanded', 'pressed', 'selected', 'checked', 'required', 'invalid', 'disabled', 'readonly'];

/** States shown even when false. */
const printedWhenFalse = new Set(['expanded', 'pressed', 'selected']);

/** Replaces prices, which change with the data. */
const anyPrice = /£[\d,]+(?:\.\d\d)?/g;

function statesOf({ properties = [] }: TreeNode): string {
  const stateText = states.flatMap((state) => {
    const value = properties.find(({ name }) => name === state)?.value.value;
    if (value === undefined || value === 'false' || (value === false && !printedWhenFalse.has(state))) {
      return value === 'false' && printedWhenFalse.has(state) ? [`not ${state}`] : [];
    }
    if (value === false) return [`not ${state}`];
    return [value === true || value === 'true' ? state : `${state} ${String(value)}`];
  });
  return stateText.length === 0 ? '' : ` [${stateText.join(', ')}]`;
}

/** Chromium's accessibility tree, one line per node. */
async function outlineOf(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: TreeNode[] };
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const lines: string[] = [];

  const childrenOf = ({ childIds = [] }: TreeNode) => childIds.flatMap((id) => byId.get(id) ?? []);

  function itemsIn(list: TreeNode): number {
    return childrenOf(list).reduce((sum, child) => {
      if (child.role?.value === 'listitem' && !child.ignored) return sum + 1;
      return child.ignored || child.role?.value === 'generic' ? sum + itemsIn(child) : sum;
    }, 0);
  }

  function print(node: TreeNode, depth: number): void {
    const role = String(node.role?.value ?? '');
    const name = String(node.name?.value ?? '')
      .replace(/\s+/g, ' ')
      .trim();
    const isPrinted = !node.ignored && printedRoles.has(role) && !(name === '' && ['group', 'figure'].includes(role));
    if (isPrinted) {
      const size = role === 'list' ? `, ${itemsIn(node)} items` : '';
      lines.push(`${'  '.repeat(depth)}${standardNames[role] ?? role}${name && ` "${name}"`}${size}${statesOf(node)}`);
    }
    for (const child of childrenOf(node)) print(child, isPrinted ? depth + 1 : depth);
  }

  if (nodes[0]) print(nodes[0], 0);
  return `${lines.join('\n')}\n`.replace(anyPrice, '£…');
}

const pages = {
  home: routes.home.path,
  product: '/product-details/generation-y',
  shop: routes.shop.path,
  planner: '/room-planner#room=4.5x3.5x2.6&target=6&name=Surgery',
  contact: routes.contact.path,
  sector: routes.education.path,
};

for (const [name, address] of Object.entries(pages)) {
  // Phones get another plan.
  const tag = name === 'sector' ? ['@both'] : [];
  test(`the accessibility outline of ${name} matches its snapshot`, { tag }, async ({ page }, { project }) => {
    await open(page, address);
    // A running carousel exposes one picture.
    await expect(page.locator('[aria-roledescription=carousel]:not([data-running])')).toHaveCount(0);
    expect(await outlineOf(page)).toMatchSnapshot(`${name}.${project.name}.txt`);
  });
}
