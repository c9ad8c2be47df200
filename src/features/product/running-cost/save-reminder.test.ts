import { expect, test, vi } from 'vitest';
import { company } from '@/config/company';
import { saveText } from '@/lib/browser/save-text';
import { formatEstimatedCost } from '@/lib/format/money';
import { saveReminder } from './save-reminder';

vi.mock('@/lib/browser/save-text', () => ({ saveText: vi.fn() }));

test('saves every reminder of a filter’s life as one calendar file, counted from today', () => {
  const result = saveReminder('Generation X', 'Gen X Filter', new Date(2026, 10, 22, 12));
  expect(result).toBe(
    'Saved. Clean on 22 February 2027, 22 May 2027 and 22 August 2027, change from 22 May 2027, 6 months from today, by 22 November 2027 at the latest, 12 months from today.',
  );
  const [name, type, text] = vi.mocked(saveText).mock.lastCall ?? [];
  expect([name, type]).toEqual(['gen-x-filter-reminder.ics', 'text/calendar']);
  const lines = text?.replaceAll('\r\n ', '').split('\r\n') ?? [];
  const savedOn = (start: string) =>
    lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));
  expect(savedOn('DTSTART;VALUE=DATE:')).toEqual(['20270222', '20270522', '20270822', '20270522']);
  expect(savedOn('SUMMARY:')).toEqual([
    'Clean the filter of Generation X',
    'Clean the filter of Generation X',
    'Clean the filter of Generation X',
    'Change the filter of Generation X: Gen X Filter',
  ]);
  // The same on a second press of the same day.
  expect(savedOn('UID:').map((id) => id.replace(/@[^@]+$/, ''))).toEqual([
    'gen-x-filter-clean-20270222',
    'gen-x-filter-clean-20270522',
    'gen-x-filter-clean-20270822',
    'gen-x-filter-change-20270522',
  ]);
  expect(savedOn('UID:')[0]?.split('@')[1]).toBe(company.email.split('@')[1]);
  const [clean, , , , , , change] = savedOn('DESCRIPTION:');
  expect(clean).toBe('Every 3 months\\, counted from 22 November 2026. How to do it is in the manual.');
  expect(change).toMatch(
    /^Due from today\\, 6 months since 22 November 2026\\; by 22 November 2027 at the latest\\, 12 months since 22 November 2026\. [\d ]+\\, \S+@\S+$/,
  );
});

test('rounds an estimated cost to ten pence', () => {
  expect([961.3, 964.9, 965, 0].map(formatEstimatedCost)).toEqual(['£9.60', '£9.60', '£9.70', '£0']);
});
