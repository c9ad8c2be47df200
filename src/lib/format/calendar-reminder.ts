type Reminder = {
  /** Unique together with the date; a calendar replaces an entry that has both. */
  key: string;
  /** As in `2027-02-22`. */
  isoDate: string;
  summary: string;
  description: string;
};

/** RFC 5545, section 3.1. */
const maxOctets = 75;

/** Adds months to a date, at most to the last day of the month. @param isoDate as in `2026-11-30` */
export function monthsLater(isoDate: string, months: number): string {
  const [year = 0, month = 0, day = 0] = isoDate.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** The visitor's local date, as in `2026-11-22`. */
export function localIsoDate(moment: Date): string {
  const padded = (value: number) => String(value).padStart(2, '0');
  return `${moment.getFullYear()}-${padded(moment.getMonth() + 1)}-${padded(moment.getDate())}`;
}

/** RFC 5545, section 3.3.11. */
function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds a line at 75 octets without splitting a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > maxOctets) {
      pieces.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...pieces, piece].join('\r\n');
}

function dateStamp(isoDate: string): string {
  return isoDate.replaceAll('-', '');
}

function event({ key, isoDate, summary, description }: Reminder, stamp: string, host: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${key}-${dateStamp(isoDate)}@${host}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${dateStamp(isoDate)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    // At 9:00.
    'TRIGGER:PT9H',
    `DESCRIPTION:${escaped(summary)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
}

/**
 * A calendar file (RFC 5545) of all-day reminders, each with an alarm at 9:00.
 * @param made time of creation
 * @param host as in `example.org`
 */
export function calendarReminder(reminders: readonly Reminder[], made: Date, host: string): string {
  const stamp = made.toISOString().replace(/[-:]|\.\d+/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Filter reminder//EN`,
    'CALSCALE:GREGORIAN',
    ...reminders.flatMap((reminder) => event(reminder, stamp, host)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
