import { company } from '@/config/company';
import { care } from '@/data/products/care';
import { calendarReminder, localIsoDate, monthsLater } from '@/lib/format/calendar-reminder';
import { longDate } from '@/lib/format/long-date';
import { saveText } from '@/lib/browser/save-text';
import { slugOf } from '@/lib/parse/slug';

/** Downloads both reminders as a calendar file. @returns the dates in words */
export function saveReminder(machine: string, filter: string, now = new Date()): string {
  const [soonest, latest] = care.changeFilterMonths;
  const today = localIsoDate(now);
  const clean = monthsLater(today, care.cleanFilterMonths);
  const change = monthsLater(today, soonest);
  const last = monthsLater(today, latest);
  const name = slugOf(filter);
  const text = calendarReminder(
    [
      {
        key: `${name}-clean`,
        isoDate: clean,
        summary: `Clean the filter of ${machine}`,
        description: `${care.cleanFilterMonths} months since ${longDate(today)}. How to do it is in the manual.`,
      },
      {
        key: `${name}-change`,
        isoDate: change,
        summary: `Change the filter of ${machine}: ${filter}`,
        description: `Due from today; by ${longDate(last)} at the latest, ${latest} months since ${longDate(today)}. ${company.phone.label}, ${company.email}`,
      },
    ],
    now,
    company.email.replace(/.*@/, ''),
  );
  saveText(`${name}-reminder.ics`, 'text/calendar', text);
  return `Saved. Clean on ${longDate(clean)}, change from ${longDate(change)}, by ${longDate(last)} at the latest.`;
}
