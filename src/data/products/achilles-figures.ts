import { money, smallSum } from '@/lib/format/money';
import { sample, unwrapSample } from '@/config/sample';
import { countWord } from '@/lib/format/count-word';
import { achillesPricePence } from './achilles-price';
import { withDelivery } from './delivery';

const chargeDays = sample(4);

/** As in "A charge lasts about four days (sample)". */
export const chargeLasts = `about ${countWord(unwrapSample(chargeDays))} days (sample)`;

/** As in "21p", of a day in its first year; a note beside it says that the delivery is a sample. */
export const dayCostDelivered = smallSum(Math.round(withDelivery(achillesPricePence) / 365));

/** As in "£74.99 delivered (sample)". */
export const deliveredPrice = `${money(withDelivery(achillesPricePence))} delivered (sample)`;

/** What starts the lamp and what stops it. */
const lampUse = {
  capOff: sample('The lamp works with the cap closed, and goes off as you open it'),
};

/** What the bottle does, after "A bottle that". */
export const treatsItsWater = 'treats its water by UV-\u2060C every two hours';

/** Why a lamp. */
export const lampAgain =
  'Every two hours, while it has charge, the lamp in its cap treats the water again: no cartridge to buy.';

/** What IPX7 is, and what holds of the bottle until its test; after its name. */
export const ipx7 =
  '1 m of water for 30 minutes. Made to it, not tested yet, so the warranty covers rinsing, not sinking.';

/** Shared by both bottles, which differ in colour only. */
export const achillesFigures = {
  gain: 'Tap water, treated again every two hours. No cartridge to buy.',
  points: [
    { title: 'It treats the water that stands', text: 'A cycle of UV-\u2060C starts by itself, cap closed.' },
    { title: 'Nothing to change', text: 'Light does the work: no filter, no cartridge.' },
  ],
  descriptionTitle: 'Fill it, wait 60 seconds, drink',
  useSteps: [
    'Fill it with clear tap water and close the cap.',
    'Press the cap (sample): 60 seconds of UV-\u2060C, from the cap down.',
    'Drink.',
  ],
  description: [
    'In our own test 60 seconds inactivated 99.99% of the mould, bacteria and viruses tested, in clear water. Its report (sample) names them: ask us for it. The walls of the bottle were not tested.',
  ],
  limits: [
    'UV-C is light, not a filter: taste, chlorine, metals and sediment stay. Fill it with clear tap water that is safe to drink, not from a stream.',
    'Not for hot drinks. Rinse it with cold water, not in a dishwasher.',
    'What a second treatment adds is not tested, and how long its own cycle lasts is not stated yet.',
    'Whether lamp and battery can be replaced is not stated yet: ask us.',
    `${unwrapSample(lampUse.capOff)} (sample). Never look into a lit lamp.`,
  ],
  /** The note of the picture with the cap off. */
  litNote: 'The lamp is lit for the picture only.',
  sides: {
    front:
      'From the front: a straight bottle with the word Achilles running up it, a copper ring below the cap and a small light in the cap.',
    right: 'From the right: the plain flank, with the copper ring running round below the cap.',
    back: 'From the back: the plain flank, with the USB-C socket in the cap.',
    left: 'From the left: the plain flank, with the copper ring running round below the cap.',
    top: 'From above: a dark glass in the cap with a violet ring of light.',
  },
  brand: 'Achilles',
  modelNumber: sample('ACH-750'),
  capacityMl: 750,
  waterproof: `IPX7, ${ipx7}`,
  display: sample('LED ring in the cap'),
  charger: sample('USB-C, 5 V'),
  batteryMah: 220,
  chargeDays,
  size: sample('73 mm diameter, 262 mm tall'),
  material: sample('304 stainless steel, double wall'),
  seal: sample('Food-grade silicone'),
  weightG: sample(390),
  purifyingSeconds: 60,
  cleaningCycleHours: 2,
};
