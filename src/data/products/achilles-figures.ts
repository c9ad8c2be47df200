import { sample } from '@/config/sample';

/** What both Achilles bottles are: they differ in colour alone. */
export const achillesFigures = {
  brand: 'Achilles',
  modelNumber: sample('ACH-750'),
  capacityMl: 750,
  waterproof: 'IPX7 (1 m of water for 30 minutes)',
  display: sample('LED ring in the cap'),
  charger: sample('USB-C, 5 V'),
  batteryMah: 220,
  size: sample('73 mm diameter, 262 mm tall'),
  material: sample('304 stainless steel, double wall'),
  seal: sample('Food-grade silicone'),
  weightG: sample(390),
  purifyingSeconds: 60,
  cleaningCycleHours: 2,
};
