import { company } from '@/config/company';
import { filterCare } from '@/data/products/filter-care';
import { calendarReminder, localIsoDate, monthsLater } from '@/lib/format/calendar-reminder';
import { formatList } from '@/lib/format/list';
import { longDate } from '@/lib/format/long-date';
import { saveText } from '@/lib/browser/save-text';
import { slugOf } from '@/lib/parse/slug';

/** Downloads the reminders of a filter's life as a calendar file. @returns the dates in words */
export function saveReminder(machine: string, filter: string, now = new Date()): string {
  const [soonest, latest] = filterCare.changeMonths;
  const today = localIsoDate(now);
  const cleanings: string[] = [];
  for (let months = filterCare.cleanMonths; months < latest; months += filterCare.cleanMonths)
    cleanings.push(monthsLater(today, months));
  const change = monthsLater(today, soonest);
  const last = monthsLater(today, latest);
  const name = slugOf(filter);
  const text = calendarReminder(
    [
      ...cleanings.map((isoDate) => ({
        key: `${name}-clean`,
        isoDate,
        summary: `Clean the filter of ${machine}`,
        description: `Every ${filterCare.cleanMonths} months, counted from ${longDate(today)}. How to do it is in the manual.`,
      })),
      {
        key: `${name}-change`,
        isoDate: change,
        summary: `Change the filter of ${machine}: ${filter}`,
        description: `Due from today, ${soonest} months since ${longDate(today)}; by ${longDate(last)} at the latest, ${latest} months since ${longDate(today)}. ${company.phone.label}, ${company.email}`,
      },
    ],
    now,
    company.email.replace(/.*@/, ''),
  );
  saveText(`${name}-reminder.ics`, 'text/calendar', text);
  return `Saved. Clean on ${formatList(cleanings.map(longDate))}, change from ${longDate(change)}, ${soonest} months from today, by ${longDate(last)} at the latest, ${latest} months from today.`;
}
