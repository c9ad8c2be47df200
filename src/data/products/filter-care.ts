import { sample, unwrapSample } from '@/config/sample';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';

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
  /** What the machine's reminder counts, and what it does not. */
  dotText: `A red dot counts ${grouped(intervals.changeHours)} hours. In office hours go by the date: after ${countWord(latest)} months.`,
  /** As in "Change it every 6 to 12 months". */
  changeMonthsText: intervals.changeMonths.join(' to '),
  /** As in "Clean it every three months". */
  cleanMonthsText: countWord(intervals.cleanMonths),
} as const;

export const filterLife = { months: intervals.changeMonths, hours: intervals.changeHours };

/** The end of a change, after the front is shut and the plug is in. */
export const restart =
  'hold the display for 10 seconds: the reminder goes back to 0. Then touch it and set your speed.';

/** A step of a change, as in the manuals. */
export type ChangeStep = { title: string; text: string };

export const cartridgeSteps: readonly ChangeStep[] = [
  {
    title: 'Open it',
    text: 'Pull the plug and wait until the fan stands still. Pull the coloured tab or loop: the front comes off.',
  },
  {
    title: 'Swap the cartridge',
    text: 'Lift the old one out by its strap. Slip the mesh (the large-particulate filter) off the wall that stays in, clean it, slip it on again. Take the new cartridge out of its bag and stand it inside, strap up. Bag the old one: gloves and a mask keep its dust off you.',
  },
  { title: 'Start it again', text: `Close it, plug it in and ${restart}` },
];

export const panelSteps: readonly ChangeStep[] = [
  {
    title: 'Open the door',
    text: 'Pull the plug, let the fan stand still, and push the brakes down. Turn both latches with a coin.',
  },
  {
    title: 'Swap the three panels',
    text: 'Pull them out by their tabs and take the new ones out of their bag. Slide in the white HEPA panel first, then the carbon, then the mesh, tabs to you. Bag the old ones: gloves and a mask keep their dust off you.',
  },
  { title: 'Start it again', text: `Shut the door and turn both latches back. Plug it in and ${restart}` },
];
