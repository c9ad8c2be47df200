// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcerId } from '@/lib/browser/announce';
import { airChangesPerHour } from '@/domain/air-changes';
import { machineAirflowM3PerHour } from '@/domain/speeds';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { priceOf } from '@/mocks/price-of';
import { show, texts } from '@/mocks/show';
import { AirChangeCalculator } from './AirChangeCalculator';

const surgery = { name: 'a dental surgery', lengthM: 4.5, widthM: 3.5, heightM: 2.6 };

let user: UserEvent;

beforeEach(() => {
  show(
    <>
      <AirChangeCalculator title="Work out your air changes" room={surgery} settings={dentalRooms.surgery} />
      <div id={announcerId} role="status" />
    </>,
  );
  user = userEvent.setup();
});

const field = (side: string) => screen.getByRole('textbox', { name: `${side} (m)` });
const fields = () => ['Length', 'Width', 'Height'].map(field);
const volume = () => screen.getByRole('status', { name: 'Room volume' });
const row = (model: string) => screen.getByRole('row', { name: new RegExp(`^${model}`) });
const figures = (model: string) => texts(within(row(model)).getAllByRole('cell'));

async function measure(length: string, width: string, height: string) {
  for (const [side, value] of Object.entries({ Length: length, Width: width, Height: height }))
    fireEvent.change(field(side), { target: { value } });
  await user.click(screen.getByRole('button', { name: 'Calculate' }));
}

describe('the air-changes calculator', () => {
  it('starts with empty fields, no volume and 0.00 in every row', () => {
    for (const input of fields()) {
      expect(input).toHaveValue('');
      expect(input).toBeRequired();
    }
    expect(volume()).toHaveTextContent('0.00 m³');
    for (const model of ['GEN S', 'GEN X', 'GEN Y', 'GEN Z']) expect(figures(model).slice(1)).toEqual(['0.00', '0.00']);
    expect(screen.queryByText(/minimum$/)).not.toBeInTheDocument();
  });

  it('names its columns', () => {
    expect(texts(screen.getAllByRole('columnheader'))).toEqual([
      'Model',
      'CADR tested airflow, m³/h',
      '100% ACH from our tested airflow',
      '50% ACH if your assessor counts half',
    ]);
    expect(screen.getAllByRole('rowheader')).toHaveLength(4);
  });

  it('says for which kind of room and how many people it plans, or that it counts nobody', async () => {
    await measure('12', '9', '4.5');
    expect(screen.getByText('We would plan:')).toBeVisible();
    expect(screen.getByText(/People are not counted: add them in the room planner\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try a dental surgery' }));
    expect(screen.getByText(/^As a surgery for \d people we would plan:$/)).toBeVisible();
    expect(screen.queryByText(/People are not counted/)).not.toBeInTheDocument();
  });

  it('says what to take so that people talk easily, where the lowest price is louder', async () => {
    await measure('10', '8', '2.7');
    const plan = screen.getByText('We would plan:').closest('p');
    expect(plan).toHaveTextContent(
      `We would plan: Three Generation X, ${priceOf('generation-x', 3)}, on speed 3, at 48 dB(A) together`,
    );
    expect(plan).toHaveTextContent(
      `To talk easily, take five Generation X, ${priceOf('generation-x', 5)}, at 39 dB(A)`,
    );
    expect(plan).toHaveTextContent(`two Generation Z, ${priceOf('generation-z', 2)}, at 45, are enough`);
  });

  it('judges by the 100 % column, in words', async () => {
    await measure(' 5 ', '2,8', '2,5 ');
    expect(within(row('GEN S')).getByText('Meets minimum')).toBeVisible();
    expect(within(row('GEN X')).getByText('Optimum')).toBeVisible();
    await measure('10', '8', '2.7');
    expect(within(row('GEN S')).getByText('Below minimum')).toBeVisible();
  });

  it('says beside each model what the room gets at a speed to talk over', async () => {
    await measure('10', '8', '2.7');
    for (const model of ['GEN S', 'GEN X', 'GEN Y', 'GEN Z'] as const) {
      const achToTalkOver = airChangesPerHour(machineAirflowM3PerHour(model, 'working'), 216);
      expect(row(model)).toHaveTextContent(`${achToTalkOver.toFixed(1)} at a speed you can talk over`);
    }
  });

  it('announces the result', async () => {
    await measure('5', '2.8', '2.5');
    await waitFor(() =>
      expect(document.getElementById(announcerId)).toHaveTextContent(
        '35.00 m³ room, from 5.00 × 2.80 × 2.50 m. Air changes per hour at 100% and at 50%: GEN S 5.14 and 2.57, GEN X 20.77 and 10.39, GEN Y 18.09 and 9.04, GEN Z 33.03 and 16.51.',
      ),
    );
  });

  it('keeps the last good result when the next room is invalid', async () => {
    await measure('5', '2.8', '2.5');
    await measure('0', '3', '2.5');
    expect(volume()).toHaveTextContent('35.00 m³');
    expect(figures('GEN Z')).toEqual(['1,156', '33.03', '16.51']);
  });

  it('keeps the error of one field while another is corrected', async () => {
    await measure('0', '', '2.5');
    await user.clear(field('Length'));
    await user.type(field('Length'), '4');
    expect(field('Length')).not.toBeInvalid();
    expect(field('Width')).toBeInvalid();
    expect(field('Width')).toHaveAccessibleDescription(/Enter the width in metres/);
  });

  it('updates the error message of a field that becomes wrong in another way', async () => {
    await measure('0', '3', '2.5');
    await user.type(field('Length'), 'x');
    expect(field('Length')).toHaveAccessibleDescription(/Enter the length in figures/);
  });

  it('shows no error before Calculate is pressed, nor at a field edited later', async () => {
    await user.type(field('Length'), 'wide');
    expect(field('Length')).not.toBeInvalid();
    await measure('0', '3', '2.5');
    await user.clear(field('Width'));
    await user.type(field('Width'), 'wide');
    expect(field('Width')).not.toBeInvalid();
    expect(field('Length')).toBeInvalid();
  });

  it.each([
    ['Length', ['', '3', '2.5']],
    ['Width', ['4', '', '']],
    ['Height', ['4', '3', 'high']],
  ] as const)('puts the cursor in %s where it is the first bad field', async (side, [length, width, height]) => {
    await measure(length, width, height);
    expect(field(side)).toHaveFocus();
  });

  it('clears all errors when a room is calculated or the typical room is tried', async () => {
    await measure('0', '', '');
    expect(screen.getAllByText(/^Enter a/)).not.toHaveLength(0);
    await measure('5', '2.8', '2.5');
    expect(screen.queryByText(/^Enter (a|the) /)).not.toBeInTheDocument();
    await measure('0', '', '');
    await user.click(screen.getByRole('button', { name: 'Try a dental surgery' }));
    expect(screen.queryByText(/^Enter (a|the) /)).not.toBeInTheDocument();
  });

  it('forgets the name of the typical room with the next room', async () => {
    await user.click(screen.getByRole('button', { name: 'Try a dental surgery' }));
    await measure('5', '2.8', '2.5');
    expect(screen.queryByText(/an example of a dental surgery/)).not.toBeInTheDocument();
  });

  it('fills in a typical room and calculates it at one press', async () => {
    await user.click(screen.getByRole('button', { name: 'Try a dental surgery' }));
    expect(fields().map((input) => (input as HTMLInputElement).value)).toEqual(['4.50', '3.50', '2.60']);
    expect(volume()).toHaveTextContent('40.95 m³');
    expect(figures('GEN Y')).toEqual(['633', '15.46', '7.73']);
    expect(screen.getByText(/an example of a dental surgery/)).toBeVisible();
  });

  it('says that we plan what takes more than 20 machines', async () => {
    await measure('1000', '1000', '30');
    expect(screen.getByText('We would plan:').closest('p')).toHaveTextContent('More than 20 machines: ask us.');
  });
});
