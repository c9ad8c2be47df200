// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { calculateCase } from '@/data/case/business-case';
import { caseWords } from '@/data/case/case-words';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { show } from '@/mocks/show';
import type { CaseView } from './case-view';
import { FirstSide } from './FirstSide';
import { SecondSide } from './SecondSide';

test('a case for a room whose ventilation is enough buys nothing and asks for no money', () => {
  const words = caseWords.education;
  const room = { ...schoolRoomAnswers.classroom, ventilationAch: 12, people: 10, floor: '', count: 1 };
  const result = calculateCase([room], words);
  expect(result.recommended).toMatchObject({ machines: 0, pricePence: 0, deliveredPence: undefined });
  const title = 'Clean air for one classroom';
  const view: CaseView = {
    result,
    words,
    title,
    organisation: '',
    isoDate: '2026-11-29',
    url: undefined,
    products: [],
  };
  show(
    <>
      <FirstSide view={view} name="1 of 2" />
      <SecondSide view={view} name="2 of 2" />
    </>,
  );
  expect(screen.getByText('No machine needed')).toBeVisible();
  expect(screen.getByText(/^Buy no machine for one classroom: ventilation alone is enough\./)).toBeVisible();
  for (const text of [/To approve/, /£25\b/, /£20\.83/, /Delivered in/, /Sockets/, /Decision/]) {
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  }
});
