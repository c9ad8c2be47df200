import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarReminder, localIsoDate, monthsLater } from './calendar-reminder';

const made = new Date('2026-11-22T06:15:49.123Z');
const file = (summary: string, description = 'As the manual says.') =>
  calendarReminder([{ key: 'clean', isoDate: '2027-02-22', summary, description }], made, 'mars.example');

const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

const plain = (text: string) => text.replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('a date some months later', () => {
  it.each([
    ['2026-11-22', 3, '2027-02-22'],
    ['2026-11-30', 3, '2027-02-28'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2026-11-22', 12, '2027-11-22'],
  ])('after %s and %i months is %s', (from, months, to) => expect(monthsLater(from, months)).toBe(to));

  it('starts from the visitor’s local date', () =>
    expect(localIsoDate(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05'));
});

describe('a reminder for the calendar', () => {
  it('has its entry with a day, a stamp in UTC and an alarm at nine', () => {
    expect(unfolded(file('Clean the filter'))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//mars.example//Filter reminder//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:clean-20270222@mars.example',
      'DTSTAMP:20261122T061549Z',
      'DTSTART;VALUE=DATE:20270222',
      'SUMMARY:Clean the filter',
      'DESCRIPTION:As the manual says.',
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:PT9H',
      'DESCRIPTION:Clean the filter',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('ends lines with CR LF, within 75 octets, and round-trips any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const whole = file('Clean', text);
        const lines = whole.split('\r\n');
        expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
        expect(whole.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const description = unfolded(whole).find((line) => line.startsWith('DESCRIPTION:')) ?? '';
        expect(plain(description.slice('DESCRIPTION:'.length))).toBe(text.replace(/\r\n|\r|\n/g, '\n'));
      }),
    );
  });

  it('folds a line after 75 octets without splitting a character', () => {
    // "SUMMARY:" takes eight.
    expect(file('x'.repeat(67))).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\nDESCRIPTION`);
    expect(file('x'.repeat(68))).toContain(`\r\nSUMMARY:${'x'.repeat(67)}\r\n x\r\nDESCRIPTION`);
    expect(file('é'.repeat(72))).toContain(`\r\nSUMMARY:${'é'.repeat(33)}\r\n ${'é'.repeat(37)}\r\n éé\r\nDESCRIPTION`);
  });

  it('escapes the special characters of calendars', () =>
    expect(file('Clean; then dry, twice\\thrice\nDone')).toContain(
      'SUMMARY:Clean\\; then dry\\, twice\\\\thrice\\nDone\r\n',
    ));
});
