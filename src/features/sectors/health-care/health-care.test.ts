import { expect, test } from 'vitest';
import { healthCareQuestions } from '@/data/questions/health-care';
import { recommendedChoice } from '@/data/room-answers';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { calculateCase } from '@/data/case/business-case';
import { caseWords } from '@/data/case/case-words';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { remainingShare } from '@/domain/clearance';
import { htmAirChanges, rateAch } from '@/domain/air-changes';
import { plainText } from '@/domain/rich-text';
import { machineRate, withMachines } from '../room-machines';

const answerTo = (question: RegExp) =>
  healthCareQuestions
    .find(({ title }) => question.test(title))
    ?.body.map(plainText)
    .join(' ') ?? '';

test('every room of the ward reaches our optimum at working speed, without its ventilation', () => {
  const { bay, consultingRoom, treatmentRoom, waitingArea } = wardRoomAnswers;
  for (const room of [bay, treatmentRoom, waitingArea, consultingRoom].map(withMachines)) {
    expect.soft(room.ventilationAch, room.name).toBe(0);
    expect.soft(rateAch(machineRate(room)), room.name).toBeGreaterThanOrEqual(6);
  }
  expect(sectorRooms.healthCare.map(({ key }) => key)).toEqual([
    bay.key,
    treatmentRoom.key,
    consultingRoom.key,
    waitingArea.key,
  ]);
});

test('says with the advice for the night that continuous use is still to be tested', () => {
  expect(answerTo(/sleep/)).toContain(
    'Each machine is made to run day and night; a test house checks that with the safety test',
  );
});

test('says the minutes after a procedure, and their assumption', () => {
  expect(htmAirChanges).toEqual({ generalClinicalArea: 6, treatmentRoom: 10 });
  expect(answerTo(/after a procedure/)).toMatch(
    /Ventilation of 10 air changes an hour .* in 28 minutes; with one Generation Y on speed 3 it takes 17\. Evenly mixed air/,
  );
});

test('counts the ventilation in the case as the page does', () => {
  const { recommended } = calculateCase([{ ...wardRoomAnswers.bay, floor: '', count: 1 }], caseWords.healthCare);
  const ach = htmAirChanges.generalClinicalArea + rateAch(machineRate(withMachines(wardRoomAnswers.bay)));
  expect(recommended?.outcomes[0]?.ach).toBeCloseTo(ach);
  expect(recommended?.outcomes[0]?.remainingShare).toBeCloseTo(
    remainingShare(ach, caseWords.healthCare.moment.minutes),
  );
});

test('the picture of the bay at night shows its machines', () => {
  expect(recommendedChoice(wardRoomAnswers.bay)).toMatchObject({ model: 'GEN Y', machines: 2 });
});
