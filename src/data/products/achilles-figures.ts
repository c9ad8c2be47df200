import { smallSum } from '@/lib/format/money';
import { sample, unwrapSample } from '@/config/sample';
import { countWord } from '@/lib/format/count-word';
import { achillesPricePence } from './achilles-price';
import { deliveryPence } from './delivery';

const chargeDays = sample(4);

/** As in "A charge lasts about four days (sample)". */
export const chargeLasts = `about ${countWord(unwrapSample(chargeDays))} days (sample)`;

/** Of one bottle, in its first year. */
const formatDay = (pence: number) => smallSum(Math.round(pence / 365));

/** As in "14p", of a day in its first year. */
export const dayCost = formatDay(achillesPricePence);

/** As in "21p"; a note beside it says that the delivery is a sample. */
export const dayCostDelivered = formatDay(achillesPricePence + deliveryPence);

/** The colour follows. */
export const cleansItself =
  'Fill it with clear tap water that is safe to drink already, give it 60 seconds of UV-C from the lamp in the cap, and drink. You carry it all day in place of bottles from the shop.';

/** Shared by both bottles, which differ in colour only. */
export const achillesFigures = {
  gain: 'A bottle that cleans itself by UV-C, between rinses: no cartridge to buy.',
  descriptionTitle: 'Fill it, wait 60 seconds, drink',
  useSteps: [
    'Fill it with clear tap water and close the cap.',
    'Give it 60 seconds of UV-C, from the cap down. Then drink.',
  ],
  description: [
    'In our own test 60 seconds inactivated 99.99% of mould, bacteria and viruses in clear water. The report is not published yet: ask us for it.',
    'UV-C is light, not a filter: taste, chlorine, metals and sediment stay. Fill it at a tap, not from a stream. UV-C does not wash: rinse it as you would any other.',
    `A charge of its 220 mAh battery lasts ${chargeLasts}. The seal is IPX7, made for a metre of water for half an hour, not for hot drinks.`,
    'Never look into a lit lamp. Ask us what is not stated yet: how the 60 seconds start, how long a cleaning cycle lasts, and whether the lamp goes off with the cap off.',
  ],
  /** Of the picture with the cap off. */
  litNote: 'Lit for the picture only.',
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
  chargeDays,
  size: sample('73 mm diameter, 262 mm tall'),
  material: sample('304 stainless steel, double wall'),
  seal: sample('Food-grade silicone'),
  weightG: sample(390),
  purifyingSeconds: 60,
  cleaningCycleHours: 2,
};
