import { expect, test } from 'vitest';
import { planLimits } from '@/domain/plan/plan-fields';
import { writePlanMessage } from './write-plan-message';

const origin = 'https://example.com';

test('a long plan keeps every room within the length of a message', () => {
  const room = (index: number) =>
    `room=${9 + index}.25x7.5x3.25&people=30&kind=classroom&rule=ashrae&record=1&vent=co2+900+adults&floor=${'f'.repeat(60)}&name=${`${index} `.padEnd(60, 'n')}`;
  const hash = `#${Array.from({ length: planLimits.rooms }, (_, index) => room(index)).join('&')}`;
  const message = writePlanMessage({ hash, search: '' }, origin) ?? '';
  expect(message.length).toBeLessThan(5000);
  expect(message.match(/^- f+, \d+ n+:/gm)).toHaveLength(planLimits.rooms);
  expect(message).not.toContain(origin);
});

test('an address without a plan has no message', () => {
  expect(writePlanMessage({ hash: '', search: '?about=plan' }, origin)).toBeUndefined();
});

test('a plan of products alone is a list with its link', () => {
  expect(
    writePlanMessage({ hash: '#item=gen-x-filter*2&item=achilles-water-bottle-white*3', search: '' }, origin),
  ).toBe(
    [
      'Please give me a price for this room plan:',
      '',
      '- 2 × Gen X Filter',
      '- 3 × Achilles Water Bottle White',
      'Together: £149.97 including VAT (£124.98 without 20%), 2 on request',
      '',
      'The same plan to open: https://example.com/room-planner#item=gen-x-filter*2&item=achilles-water-bottle-white*3',
      '',
    ].join('\n'),
  );
});
