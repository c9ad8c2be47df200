import { smallSum } from '@/lib/format/money';
import { sample, unwrapSample } from '@/config/sample';
import { countWord } from '@/lib/format/count-word';
import { achillesPricePence } from './achilles-price';
import { deliveryPence } from './delivery';

/** Shared by both bottles, which differ in colour only. */
export const achillesFigures = {
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
  waterproof: 'IPX7 (1 m of water for 30 minutes)',
  display: sample('LED ring in the cap'),
  charger: sample('USB-C, 5 V'),
  batteryMah: 220,
  chargeDays: sample(4),
  size: sample('73 mm diameter, 262 mm tall'),
  material: sample('304 stainless steel, double wall'),
  seal: sample('Food-grade silicone'),
  weightG: sample(390),
  purifyingSeconds: 60,
  cleaningCycleHours: 2,
};

/** As in "A charge lasts about four days (sample)". */
export const chargeLasts = `about ${countWord(unwrapSample(achillesFigures.chargeDays))} days (sample)`;

/** Of one bottle, in its first year. */
const formatDay = (pence: number) => smallSum(Math.round(pence / 365));

/** As in "14p", of a day in its first year. */
export const dayCost = formatDay(achillesPricePence);

/** As in "21p"; a note beside it says that the delivery is a sample. */
export const dayCostDelivered = formatDay(achillesPricePence + deliveryPence);

/** As in "14p a day in its first year, 21p with delivery". */
export const costADay = `${dayCost} a day in its first year, ${dayCostDelivered} with delivery`;

export const fillAtTap = 'Fill it at a tap, not from a stream.';

export const deliveryShared = 'Delivery is by the order, not by the bottle: a team or an office pays it once.';
