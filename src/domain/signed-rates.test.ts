import { expect, test } from 'vitest';
import { rateAch } from './air-changes';
import { calculateAnswer, usualSettings, type PriceList, type RoomRequirements } from './room-answer';
import { signedRates } from './signed-rates';

const prices: PriceList = { 'GEN S': undefined, 'GEN X': 49_500, 'GEN Y': 69_500, 'GEN Z': 119_500 };

function of(room: RoomRequirements) {
  const answer = calculateAnswer(room, prices);
  if (answer.kind !== 'choice') throw new Error(answer.kind);
  return signedRates(room, answer.choice);
}

test('the signed rate is that of the tested airflow at full speed, machines alone', () => {
  const { signed, estimated, ventilationAch } = of({ ...usualSettings, volumeM3: 86.4 });
  expect(rateAch(signed)).toBeCloseTo(727 / 86.4);
  expect(estimated && rateAch(estimated)).toBeCloseTo(440 / 86.4);
  expect(ventilationAch).toBe(1);
});

test('a room at full speed has no estimated rate, and halved output is signed as half', () => {
  const { signed, estimated } = of({ ...usualSettings, volumeM3: 288, sizedAt: 'full', countedOutput: 0.5 });
  expect(estimated).toBeUndefined();
  expect(rateAch(signed)).toBeCloseTo((signed.machines * 727 * 0.5) / 288);
});
