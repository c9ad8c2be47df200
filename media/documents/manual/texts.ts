import { care } from '@/data/products/care';
import type { MachineWords } from './words';

/** Words common to every manual. */

const [fromMonths, toMonths] = care.changeFilterMonths;

type SafetyGroup = {
  title: string;
  sign: 'read' | 'mains' | 'danger' | 'unplug';
  points: readonly string[];
};

export const safetyGroups: readonly SafetyGroup[] = [
  {
    title: 'Before anything else',
    sign: 'read',
    points: [
      'Read this manual before the first start and keep it with the machine. Hand it on with the machine.',
      'Do not start a machine that has been dropped, is cracked, or has lost a part. Call us.',
      'An air purifier adds to ventilation and does not replace it. It does not lower CO₂, and it is no smoke alarm.',
    ],
  },
  {
    title: 'Electricity',
    sign: 'mains',
    points: [
      'Connect it only to the mains voltage of the rating plate, straight to a wall socket. The plug holds a 3 A fuse to BS 1362.',
      'Do not use it with a damaged lead, plug or casing. Our service replaces the lead.',
      'Lay the lead along the wall, not under a carpet or across a doorway.',
      'Keep water away: no vase on top, no bathroom, no wet hands on the plug.',
    ],
  },
  {
    title: 'Every time you open, clean or move it',
    sign: 'unplug',
    points: [
      'Pull the plug first. Hold the plug, never the lead.',
      'Wait until the fan stands still: it runs on for some seconds.',
      'Run it only with its filter in place and its front closed.',
    ],
  },
  {
    title: 'The room and the people in it',
    sign: 'danger',
    points: [
      'Use it indoors, upright, on a dry and level floor.',
      'Keep it out of rooms with explosive dust or gas, and away from open fires, solvents and insecticide sprays.',
      'Cover neither slots nor outlet. Put nothing in and nothing on top.',
      'Children from the age of 8, and people whose senses, strength or experience are limited, may use it once a responsible person has shown them how and watches over them. They do not clean it alone. It is not a toy and not a step.',
    ],
  },
];

export const lampPoints: readonly string[] = [
  'UV-C can harm eyes and skin within seconds, even a little of it. You feel it hours later.',
  'The lamp is enclosed. With the front closed, no UV-C leaves the machine, and people may stay in the room as long as they like.',
  'A switch behind the front turns the lamp and the fan off as soon as you open it. Never bypass it, and never run the machine open.',
  'Never take the lamp out, and never run it outside the machine.',
  'If the casing is damaged, UV-C may come out. Pull the plug, keep away from the light and call us.',
];

/** What an owner may open. */
export const mayOpen: readonly { part: string; who: string; note: string }[] = [
  { part: 'Front', who: 'You', note: 'With the plug pulled' },
  { part: 'Mesh and filter', who: 'You', note: 'With the plug pulled' },
  { part: 'Screens above and below the lamp', who: 'Our service', note: 'They hold the light back' },
  { part: 'Lamp', who: 'Our service', note: 'It holds a little mercury' },
  { part: 'Everything above the seam', who: 'Our service', note: 'Nothing in it needs you' },
];

export const brokenLamp: readonly string[] = [
  'Pull the plug. Leave the casing closed if you can, open a window and leave the room for a quarter of an hour.',
  'If pieces have fallen out, put on gloves and pick them up with stiff card. Do not use a vacuum cleaner: it spreads the mercury.',
  'Close the pieces in a jar or a bag, and take them to the recycling centre. Then call us about the machine.',
];

export const placing: readonly { title: string; text: string }[] = [
  {
    title: 'All round',
    text: `Leave ${care.wallGapCm} cm to the nearest wall, curtain or cupboard, on every side: air goes in all round the lower half.`,
  },
  {
    title: 'Above',
    text: 'Leave the space above it free. The clean air rises there and turns back at the ceiling.',
  },
  {
    title: 'Among the people',
    text: 'Stand it where the air has to cross the people to reach it, not where it is out of the way. In a surgery keep the chair between machine and door.',
  },
  {
    title: 'The lead',
    text: 'Lay it along the wall. If it does not reach, choose another place, not an extension lead.',
  },
  {
    title: 'Heat, sun and windows',
    text: 'Keep it away from radiators and out of direct sun. Windows may stay open: fresh air comes first. Close them only while the air outside is bad, from smoke, traffic or pollen.',
  },
];

export const controls: readonly { touch: string; does: string }[] = [
  { touch: 'Touch', does: 'On, at speed 1' },
  { touch: 'Touch again', does: 'One speed up; its number shows for a moment. After full speed comes speed 1' },
  { touch: 'Hold for 3 seconds', does: 'Off' },
  { touch: 'Hold for 10 seconds', does: 'Sets the reminder of the filter back to 0' },
];

export const filterRhythm = `Change the filter every ${fromMonths} to ${toMonths} months, and clean the large-particulate filter every ${care.cleanFilterMonths} months. A filter lasts ${care.changeFilterHours.toLocaleString('en-GB')} hours: six months at 24 hours a day. After a year it has aged, however little it ran.`;

type Trouble = { sign: string; cause: string; remedy: string };

export function troublesOf({ close, isPanelSet }: MachineWords): readonly Trouble[] {
  return [
    {
      sign: 'It does not start',
      cause: 'No current, or the front is not quite closed',
      remedy: `Try the socket with a lamp. ${close}. Look at the fuse in the plug.`,
    },
    {
      sign: 'It starts and stops again',
      cause: 'The front has worked loose, and its switch turns the machine off',
      remedy: `Open it once more. ${close}.`,
    },
    {
      sign: 'Little air comes out',
      cause: 'The mesh is full, the filter is used up, or something stands too close',
      remedy: `Clean the mesh. Look at the date in the filter record. Give it ${care.wallGapCm} cm all round.`,
    },
    {
      sign: 'No air, from new',
      cause: 'The filter is still in its bag',
      remedy: 'Take it out of the bag and put it back.',
    },
    {
      sign: 'It is louder than it was',
      cause: 'A full filter, a floor that is not level, or something on the outlet',
      remedy: `Clean or change the filter. Set it level${isPanelSet ? ' and press both brakes down' : ''}. Clear the outlet.`,
    },
    {
      sign: 'It smells musty or sour',
      cause: 'The carbon is used up, or the mesh went back wet',
      remedy: 'Change the filter. Let the mesh dry for a whole day next time.',
    },
    {
      sign: 'It smells of burning',
      cause: 'A fault',
      remedy: 'Pull the plug at once and call us. Do not start it again.',
    },
    {
      sign: 'The figure stays high',
      cause: 'A source in the room, such as cooking, dust or smoke, or bad air from outside',
      remedy:
        'Remove the source. Close the window while the air outside is bad. Run it at full speed for half an hour.',
    },
    {
      sign: 'The red dot stays on',
      cause: 'The reminder was not put back',
      remedy: 'Hold the display for 10 seconds after changing the filter.',
    },
    {
      sign: 'The display is dark, the fan runs',
      cause: 'A fault of the display',
      remedy: 'Pull the plug, wait a minute, put it back. If it stays dark, call us.',
    },
    {
      sign: 'You see violet light at the slots',
      cause: 'A damaged casing or screen',
      remedy: 'Do not look at it. Pull the plug, keep the machine unplugged and call us.',
    },
  ];
}

export const disposal: readonly { part: string; where: string }[] = [
  { part: 'The machine', where: 'Back to us, like for like, or to the council’s recycling centre' },
  {
    part: 'The UV-C lamp',
    where: 'Stays in the machine and goes with it; a broken one in a closed jar to the recycling centre',
  },
  {
    part: 'A used filter',
    where: 'Into a bag, then the residual waste; from a clinical room, ask your waste contractor',
  },
  { part: 'The mesh', where: 'Residual waste' },
  { part: 'Carton and paper', where: 'Paper recycling' },
  { part: 'Film and bags', where: 'Plastic recycling where your council takes it' },
];
