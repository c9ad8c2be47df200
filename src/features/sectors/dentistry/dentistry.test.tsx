// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dentistryQuestions, fallowQuestion } from '@/data/questions/dentistry';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { rateAch } from '@/domain/air-changes';
import { recommendedChoice } from '@/data/room-answers';
import { plainText } from '@/domain/rich-text';
import { clinicalFeatures } from '@/data/products/generation-y/clinical-features';
import { priceOf } from '@/mocks/price-of';
import { show } from '@/mocks/show';
import { PracticeRooms } from './PracticeRooms';

const answerTo = (question: RegExp) =>
  dentistryQuestions
    .find(({ title }) => question.test(title))
    ?.body.map(plainText)
    .join(' ') ?? '';

test('each room of a practice reaches six air changes an hour at working speed with its one machine, windows counted', () => {
  for (const room of Object.values(dentalRooms)) {
    const { machines, rates } = recommendedChoice(room);
    expect.soft(machines, room.name).toBe(1);
    expect.soft(rateAch(rates.chosen), room.name).toBeGreaterThanOrEqual(6);
  }
});

test('the rooms of a practice name machine, rate and price of each', () => {
  show(<PracticeRooms title="Rooms" notes={{}} />);
  const rooms = within(screen.getByRole('region', { name: 'Featured products' })).getAllByRole('listitem');
  expect(rooms).toHaveLength(sectorRooms.dentistry.length);
  [
    ['Surgery', 'One Generation Y', '9.8', priceOf('generation-y')],
    ['Decontamination room', 'One Generation Y', '8.3', priceOf('generation-y')],
    ['Waiting room', 'One Generation X', '6.4', priceOf('generation-x')],
  ].forEach((room, index) => {
    for (const text of room) expect(rooms[index]).toHaveTextContent(text);
  });
});

test('the page says what Generation Y costs more for and when Generation X is the better choice', () => {
  const why = answerTo(/^Why Generation Y/);
  expect(why).toContain(clinicalFeatures.casing);
  expect(why).toContain(clinicalFeatures.sheet);
  expect(why).toContain('If you need neither, take Generation X. It costs £200 less');
});

test('the withdrawn guidance is in one place, dated, with the 50 % rule and its shortest waits', () => {
  const history = fallowQuestion.body.map(plainText).join(' ');
  expect(history).toMatch(/2020 to 2022, since withdrawn/);
  expect(history).toMatch(/counted at half one Generation Y gives 7\.7 air changes an hour, or 4\.9 on speed 3/);
  for (const figure of [
    '15 at 10 or more air changes an hour',
    'as little as 10 minutes with high-volume suction, rubber dam or both',
  ])
    expect(history).toContain(figure);
  for (const { title, body } of dentistryQuestions)
    expect.soft(body.map(plainText).join(' '), title).not.toMatch(/withdrawn|guidance/);
});

test('there is one advice on speed, with the sound levels of the machine in the surgery', () => {
  expect(answerTo(/during treatment/)).toMatch(/speed 3, at 42 dB\(A\), people can talk/);
});

test('the answer on clearing times agrees with the formula', () => {
  const answer = answerTo(/shorten the gap/);
  // 4.6 × 60 ÷ 25.46 air changes an hour, and ÷ 10.
  expect(answer).toContain('28 minutes; with one Generation Y at full speed as well, in 11, by arithmetic');
});
