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

/** Steps of a change, as in the manuals. */
const unplugged = 'Pull the plug and wait until the fan stands still.';
const restarted = 'Close it, plug it in and hold the display for 10 seconds.';

export const cartridgeSteps: readonly string[] = [
  unplugged,
  'Pull the coloured tab: the front comes off.',
  'Lift the cartridge out by its handle. Clean the mesh (the large-particulate filter) on the wall round it. Take the new cartridge out of its bag and stand it on the seat, handle up.',
  restarted,
];

export const panelSteps: readonly string[] = [
  `${unplugged} Push the brakes down.`,
  'Turn both latches with a coin: the door opens.',
  'Pull the three panels out by their tabs. Take the new ones out of their bags. Slide in the white one first, then the dark one, then the mesh, tabs to you.',
  restarted,
];
