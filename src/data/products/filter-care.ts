import { sample, unwrapSample } from '@/config/sample';
import { countWord } from '@/lib/format/count-word';

/** Intervals of the manuals, in months and in hours of running. */
const intervals = unwrapSample(
  sample({
    changeMonths: [6, 12],
    changeHours: 4380,
    cleanMonths: 3,
  } as const),
);

const [soonest, latest] = intervals.changeMonths;

/** How often a filter is changed and the large-particulate filter cleaned. */
export const filterCare = {
  ...intervals,
  /** Months where the machine runs day and night, as in "a new set after six months". */
  soonestText: countWord(soonest),
  /** Months after which the carbon has aged, however little the machine ran. */
  latestText: countWord(latest),
  /** As in "Change it every 6 to 12 months". */
  changeMonthsText: intervals.changeMonths.join(' to '),
  /** As in "Clean it every three months". */
  cleanMonthsText: countWord(intervals.cleanMonths),
} as const;

export const filterLife = { months: intervals.changeMonths, hours: intervals.changeHours };
