import { expect, test } from 'vitest';
import { roomDefaults } from '@/lib/plan-link';
import { planCsv } from './plan-csv';

const surgery = { ...roomDefaults, lengthM: 4.5, widthM: 3.5, heightM: 2.6, keepsRecord: true, name: 'Surgery' };

test('a plan is a table with a room a line', () => {
  const [head, first] = planCsv([surgery]).split('\r\n');
  expect(head?.split(',')).toHaveLength(14);
  expect(first).toBe('Surgery,4.5,3.5,2.6,40.95,6,0,100,working speed,Generation Y,1,15.46,9.77,695.00');
});

test('a name is text, whatever it begins with and holds', () => {
  const named = (name: string) => planCsv([{ ...surgery, name }]).split('\r\n')[1] ?? '';
  expect(named('=1+1')).toMatch(/^'=1\+1,/);
  expect(named('Hall, "A"')).toMatch(/^"Hall, ""A""",/);
});
