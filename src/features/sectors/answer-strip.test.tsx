// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { businessLive as business } from '@/data/sectors/business-live';
import { dentistryLive as dentistry } from '@/data/sectors/dentistry-live';
import { educationLive as education } from '@/data/sectors/education-live';
import { gymLive as gym } from '@/data/sectors/gym-live';
import { healthCareLive as healthCare } from '@/data/sectors/health-care-live';
import { hospitalityLive as hospitality } from '@/data/sectors/hospitality-live';
import type { LiveSector } from '@/data/sectors/sector';
import { AnswerStrip } from './AnswerStrip';
import { MeetingPage } from './MeetingPage';

function open({ key, rooms, meeting }: LiveSector) {
  render(
    <>
      <AnswerStrip sectorKey={key} rooms={rooms} />
      <MeetingPage sectorKey={key} content={meeting} typicalRoom={rooms[0]} />
    </>,
    { wrapper: MemoryRouter },
  );
  return { user: userEvent.setup(), sheet: within(screen.getByRole('article', { name: meeting.name })) };
}

test('the strip says room, machines, air changes, noise and price, and asks for that number of machines', () => {
  open(education);
  const strip = within(screen.getByRole('region', { name: 'What a room takes' }));
  expect(strip.getByText(/^A classroom of/)).toHaveTextContent(
    /takes four Generation X: 5\.6 air changes an hour on speed 2, 38\sdB\(A\) together, and 15\.4 at full speed\./,
  );
  expect(strip.getByText('£1,980')).toBeInTheDocument();
  expect(strip.getByRole('link', { name: 'Get a written quote' })).toHaveAttribute(
    'href',
    '/product-details/generation-x?units=4#request',
  );
  expect(strip.getByRole('link', { name: 'Use my own room' })).toHaveAttribute('href', '#calculator');
});

test('an own room is answered in place, with the settings of its kind, in the strip and on the page for a meeting', async () => {
  const { user, sheet } = open(education);
  await user.click(screen.getByRole('link', { name: 'Use my own room' }));
  const length = screen.getByRole('textbox', { name: /length/i });
  expect(length).toHaveFocus();
  await user.clear(length);
  await user.click(screen.getByRole('button', { name: 'Work it out' }));
  expect(length).toHaveFocus();
  expect(length).toBeInvalid();
  await user.type(length, '6');
  await user.click(screen.getByRole('button', { name: 'Work it out' }));
  expect(screen.getByText(/^Your classroom of/)).toHaveTextContent(/6 × 7 × 3 m takes/);
  expect(sheet.getByText(/^6\.00 × 7\.00 × 3\.00/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Nursery' }));
  expect(sheet.getByText('One Generation Z')).toBeInTheDocument();
});

test.each([
  [education, 'A test or a story13.125 dB(A)'],
  [dentistry, ''],
  [healthCare, 'Consulting room9.30'],
  [business, '810 m²45.8 L/s75.7 L/s'],
  [hospitality, 'Two Generation Z£2,390full8.061 dB(A)'],
  [gym, 'Yoga, stretching: quiet34.250 dB(A)'],
] as const)(
  '$key: the page for a meeting has the answer, a table of its own, its limits and whom to ask',
  (sector, row) => {
    const { sheet } = open(sector);
    expect(sheet.getAllByRole('row').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toContain(row);
    for (const limit of sector.meeting.doesNot) expect(sheet.getByText(limit)).toBeInTheDocument();
    expect(sheet.getByText(/^Questions: MARS/)).toBeInTheDocument();
  },
);

test('printing shows a copy of the page alone, until it has been printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open(dentistry);
  await user.click(screen.getByRole('button', { name: 'Print this page' }));
  expect(print).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('article', { name: dentistry.meeting.name })).toHaveLength(2);
  act(() => window.dispatchEvent(new Event('afterprint')));
  expect(screen.getAllByRole('article', { name: dentistry.meeting.name })).toHaveLength(1);
});
