// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { announcerId } from '@/lib/browser/announce';
import { money } from '@/lib/format/money';
import { changePlan } from '@/hooks/stored-plan';
import { priceOf } from '@/mocks/price-of';
import { hrefOf } from '@/mocks/show';
import { RoomPlanner } from './RoomPlanner';

function open(plan = '') {
  window.history.replaceState(null, '', `/room-planner${plan}`);
  const router = createMemoryRouter(
    [{ path: '*', element: <RoomPlanner picture={() => null} businessCase={() => null} /> }],
    {
      initialEntries: [`/room-planner${plan}`],
    },
  );
  const { unmount } = render(<RouterProvider router={router} />);
  /** As a link or a hash does. */
  const go = async (address: string) => {
    window.history.replaceState(null, '', address);
    await act(() => router.navigate(address));
  };
  return { user: userEvent.setup(), unmount, go };
}

// jsdom has no scrolling.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => {
  changePlan(() => ({ rooms: [], items: [], unread: [] }));
  window.history.replaceState(null, '', '/');
});

const field = (name: RegExp) => screen.getByRole('textbox', { name });
/** At once: a letter at a time is typed in one test only. */
const fill = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
/** What the room asks for, under the scale. */
const terms = () => {
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return screen.getAllByRole('term').map(({ textContent }, index) => [textContent, values[index]]);
};
const answer = () => screen.getAllByRole('heading', { level: 2 })[0];
const roomButtons = () => removeButtons().map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''));
/** The live region of the shell. */
function announcerOnPage(): HTMLElement {
  const announcer = Object.assign(document.createElement('div'), { id: announcerId });
  document.body.append(announcer);
  onTestFinished(() => announcer.remove());
  return announcer;
}

const removeButtons = () => screen.queryAllByRole('button', { name: /^Remove/ });

describe('the room planner', () => {
  it('answers a surgery that keeps a record with one Generation Y, at both speeds and with its price', async () => {
    const { user } = open();
    await user.type(field(/Length/), '4,5');
    await user.type(field(/Width/), '3.5');
    await user.type(field(/Height/), '2.6');
    await user.click(screen.getByRole('checkbox', { name: /kept on record/i }));
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(answer()).toHaveTextContent('You need one Generation Y.');
    expect(screen.getByText(/air changes an hour on speed 2, at 31 dB\(A\)/)).toHaveTextContent('6.9');
    expect(screen.getByText(/Where none are kept on record: one Generation X/)).toHaveTextContent(
      priceOf('generation-x'),
    );
    expect(screen.getByText(priceOf('generation-y'), { selector: 'b' })).toBeInTheDocument();
    expect(hrefOf(/Get a written quote/)).toBe('/product-details/generation-y?units=1#request');
  });

  it('says what a limit would take where the answer is louder than people talk over, and sets it', async () => {
    const { user } = open('#room=9x7x3&vent=1');
    expect(answer()).toHaveTextContent('You need three Generation X.');
    expect(screen.getByText(/^Louder than a speed to talk over/)).toHaveTextContent(
      /With a limit of 45.dB\(A\): four Generation X, £1,980\./,
    );
    await user.click(screen.getByRole('button', { name: 'Set this limit' }));
    expect(answer()).toHaveTextContent('You need four Generation X.');
    expect(screen.queryByText(/^Louder than a speed to talk over/)).toBeNull();
  });

  it('shows an error at each bad field, focuses the first and keeps the last answer', async () => {
    const { user } = open('#room=4.5x3.5x2.6');
    expect(answer()).toHaveTextContent('You need one Generation X.');
    await user.clear(field(/Width/));
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(field(/Width/)).toHaveFocus();
    expect(field(/Width/)).toHaveAccessibleDescription('Error: Enter the width in metres, such as 4.50');
    expect(answer()).toHaveTextContent('You need one Generation X.');
  });

  it('uses the singular for one air change and one person, on screen and in the record', async () => {
    vi.spyOn(window, 'print').mockImplementation(() => {});
    const { user } = open('#room=5x4x2.5&target=1&people=1&vent=1');
    expect(screen.getByText(/^You have 1 air change an hour already and aim for 1\./)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Print the record' }));
    expect(screen.getAllByText('1 air change an hour', { selector: 'dd' })).toHaveLength(2);
    expect(screen.getByText('Any other room, 1 person', { selector: 'dd' })).toBeInTheDocument();
  });

  it('opens with a typical room worked out, marked as an example, which follows the kind of room', async () => {
    const { user } = open();
    expect(screen.getByText(/^An example/)).toHaveTextContent(/: 2\.6 m high, 10 people/);
    expect(answer()).toHaveTextContent(/^A room of 6 × 5 m with a window open takes one Generation X$/);
    expect(field(/Length/)).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of room' }), 'Surgery or treatment room');
    expect(answer()).toHaveTextContent(/^A .* takes one Generation Y$/);
    await user.click(screen.getByRole('button', { name: 'Change these figures' }));
    expect(field(/Length/)).toHaveValue('4.5');
    expect(answer()).toHaveTextContent('You need one Generation Y.');
    expect(screen.queryByText(/^An example/)).toBeNull();
  });

  it('names which target decides, and what each person gets', async () => {
    const { user } = open('#room=8x7x3&kind=classroom&vent=1');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Target' }),
      'Each person’s share (US standard ASHRAE 241)',
    );
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(field(/People/)).toHaveFocus();
    fill(/People/, '30');
    expect(screen.getByText('What decides here: the 30 people, at 20 L/s each.')).toBeInTheDocument();
    expect(screen.getByText(/^What the machines add is cleaned air, not fresh\. /)).toBeInTheDocument();
    expect(terms()).toEqual([
      ['Target, 6 an hour', '1,008 m³/h'],
      ['30 people, by ASHRAE 241’s figure', '2,160 m³/h'],
      ['Ventilation, counted', '1 an hour'],
      ['Each person, outside air counted', expect.stringMatching(/^2\d\.\d L\/s$/)],
      ['WHO asks for', '10 L/s'],
      ['California’s CDPH asks for', '14.2 L/s'],
      ['ASHRAE 241 asks for (classroom)', '20 L/s'],
      ['At full speed', expect.stringMatching(/^\d+\.\d, \d+ dB\(A\)$/)],
    ]);
  });

  it('recalculates while typing after Calculate, and shows an error for invalid text', async () => {
    const { user } = open();
    fill(/Length/, '5');
    fill(/Width/, '4');
    fill(/Height/, '2.5');
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    fill(/Name of the room/, 'Office');
    await user.clear(field(/Length/));
    expect(screen.getByText(/still the answer for the figures before/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));
    expect(removeButtons()).toHaveLength(0);
    expect(field(/Length/)).toHaveFocus();
    fill(/Length/, '9');
    expect(window.location.hash).toBe('#room=9x4x2.5&target=6&vent=1&name=Office');
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));
    expect(screen.getByRole('button', { name: 'Remove Office' })).toBeInTheDocument();
    expect(screen.getByText(/9\.00 × 4\.00 × 2\.50 m/)).toBeInTheDocument();
  });

  it('begins the next room after one was added, and never overwrites the first', async () => {
    const { user } = open('#room=4.5x3.5x2.6&people=2&name=Alpha');
    const add = () => screen.getByRole('button', { name: 'Add to my plan' });
    await user.click(add());
    for (const name of [/Length/, /Width/, /Height/, /Name of the room/, /People/]) expect(field(name)).toHaveValue('');
    expect(screen.getByText(/^Alpha is in your plan\./)).toHaveFocus();
    expect(window.location.hash).toBe('');
    await user.click(add());
    expect(field(/Length/)).toHaveFocus();
    fill(/Length/, '9');
    fill(/Width/, '7');
    fill(/Height/, '3');
    expect(add()).toHaveClass('btn-primary');
    await user.click(add());
    expect(roomButtons()).toEqual(['Alpha', 'Room 2']);
  });

  it('changes a room of the plan, announces it, and undoes the change', async () => {
    const { user } = open('#room=4.5x3.5x2.6&name=Alpha');
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));
    await user.click(screen.getByRole('button', { name: 'Alpha' }));
    expect(screen.getByText('You are changing Alpha.')).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: 'Floor or area' }), 'First');
    fill(/Name of the room/, 'Alpha North');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByRole('heading', { level: 3, name: 'First' })).toBeInTheDocument();
    expect(roomButtons()).toEqual(['Alpha North']);
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.getByText(/^Alpha was changed\./)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(roomButtons()).toEqual(['Alpha']);
    expect(screen.getByRole('button', { name: 'Alpha' })).toBeInTheDocument();
  });

  it('moves the focus to the next control after a removal and after Undo', async () => {
    const { user } = open('#room=4.5x3.5x2.6&name=Alpha');
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }));
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Alpha' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Copy Alpha' }));
    await user.click(screen.getByRole('button', { name: 'Remove Alpha' }));
    expect(screen.getByRole('button', { name: 'Remove Alpha 2' })).toHaveFocus();
  });

  it('recognises rooms of a link that are in the plan already', async () => {
    const link = '#room=4.5x3.5x2.6&name=A&room=9x7x3&name=B&item=gen-x-filter*2';
    const { user, unmount } = open(link);
    await user.click(screen.getByRole('button', { name: 'Add them to my plan' }));
    expect(screen.getByRole('heading', { name: 'My plan' })).toHaveFocus();
    unmount();
    const again = open(link);
    expect(screen.getByText('All of this link is in your plan: 2 rooms and 2 products.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Add .* to my plan$/ })).toBeNull();
    expect(screen.getByText(/^This room is in your plan already\./)).toBeInTheDocument();
    await again.user.click(screen.getByRole('button', { name: 'Remove B' }));
    await again.user.click(screen.getByRole('button', { name: 'Add 1 room to my plan' }));
    expect(roomButtons()).toEqual(['A', 'B', 'Gen X Filter']);
    expect(screen.getByRole('textbox', { name: 'Number of Gen X Filter' })).toHaveValue('2');
  });

  it.each(['', '#', '#top', '#main'])('keeps its state and its address at "%s"', async (hash) => {
    const typed = '#room=4.5x3.5x2.6&target=6&vent=1&name=Alpha';
    const { user, go } = open(typed);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of room' }), 'Gym with music');
    await user.clear(field(/Width/));
    await go(`/room-planner${hash}`);
    expect(field(/Length/)).toHaveValue('4.5');
    expect(field(/Width/)).toHaveValue('');
    expect(field(/Name of the room/)).toHaveValue('Alpha');
    expect(window.location.hash).toBe('#room=4.5x3.5x2.6&target=6&kind=gym&speed=full&name=Alpha');
    await go('/room-planner#room=9x7x3');
    expect(field(/Length/)).toHaveValue('9');
    expect(field(/Name of the room/)).toHaveValue('');
  });

  it('says how many rooms of a link did not fit, and cuts the list of what could not be read', () => {
    const rooms = Array.from({ length: 22 }, () => 'room=5x4x2.5').join('&');
    const bad = Array.from({ length: 4000 }, (_, index) => `vent=x${index}`).join('&');
    open(`#${rooms}&${bad}`);
    expect(screen.getByText('A plan holds 20 rooms: the last 2 of this link did not fit.')).toBeInTheDocument();
    expect(
      screen.getByText(/could not be read: vent=x0, vent=x1, vent=x2, vent=x3, vent=x4 and 3,995 more$/),
    ).toBeInTheDocument();
  });

  it('saves the room that is being changed, wherever it stands by then; once it is gone, it can only be added', async () => {
    const { user } = open('#room=4.5x3.5x2.6&name=Surgery');
    await user.click(screen.getByRole('button', { name: 'Add to my plan' }));
    await user.click(screen.getByRole('button', { name: 'Surgery' }));
    await user.click(screen.getByRole('button', { name: 'Copy Surgery' }));
    await user.click(screen.getByRole('button', { name: 'Move Surgery 2 up' }));
    fill(/Name of the room/, 'Surgery North');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(roomButtons()).toEqual(['Surgery 2', 'Surgery North']);
    await user.click(screen.getByRole('button', { name: 'Surgery North' }));
    await user.click(screen.getByRole('button', { name: 'Remove Surgery North' }));
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Add to my plan' })).toBeInTheDocument();
  });

  it('moves a room twice: the focus goes with it, and its place is announced', async () => {
    const announcer = announcerOnPage();
    const rooms = ['A', 'B', 'C'].map((name) => `room=5x4x2.5&name=${name}`).join('&');
    const { user } = open(`#${rooms}`);
    await user.click(screen.getByRole('button', { name: 'Add them to my plan' }));
    await user.click(screen.getByRole('button', { name: 'Move C up' }));
    await waitFor(() => expect(announcer).toHaveTextContent('C is now room 2 of 3.'));
    await user.keyboard('{Enter}');
    expect(roomButtons()).toEqual(['C', 'A', 'B']);
    expect(screen.getByRole('button', { name: 'Move C up' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Move A down' }));
    expect(roomButtons()).toEqual(['C', 'B', 'A']);
    expect(screen.getByRole('button', { name: 'Move A down' })).toHaveFocus();
  });

  it('announces what of a link was added, and what did not fit', async () => {
    const announcer = announcerOnPage();
    const { user, go } = open('#item=gen-x-filter*2');
    await user.click(screen.getByRole('button', { name: 'Add them to my plan' }));
    await waitFor(() => expect(announcer).toHaveTextContent('2 products added to your plan.'));
    await go(`#${Array.from({ length: 19 }, (_, index) => `room=5x4x2.5&name=${index}`).join('&')}`);
    await user.click(screen.getByRole('button', { name: 'Add them to my plan' }));
    await go('#room=6x4x2.5&room=7x4x2.5');
    await user.click(screen.getByRole('button', { name: 'Add them to my plan' }));
    await waitFor(() => expect(announcer).toHaveTextContent('1 room added to your plan. 1 room did not fit.'));
  });

  it('survives a tiny room, a huge target and a link of rubbish', () => {
    open('#room=0.02x0.02x0.02&kind=%E0%A4%A&people=10000').unmount();
    open('#room=0.5x0.5x0.5&target=60&count=50').unmount();
    open('#room=1000x1000x30&target=60&rule=ashrae');
    expect(answer()).toHaveTextContent('This room takes more than 20 machines.');
    expect(document.querySelectorAll('path').length).toBeLessThan(400);
  });

  it('puts single products on the plan and asks for all at once', async () => {
    const { user } = open();
    await user.selectOptions(screen.getByRole('combobox', { name: /Add filters/ }), 'Gen Y Filter');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    const number = screen.getByRole('textbox', { name: 'Number of Gen Y Filter' });
    await user.clear(number);
    await user.type(number, '4{Enter}');
    expect(number).toHaveFocus();
    expect(hrefOf('Get a written quote for this plan')).toBe('/contact?about=plan#item=gen-y-filter*4');
  });

  it('reads a URL and names the parts that it ignores', () => {
    open(`?room=5x4x2.5&target=6&name=Bay+2&vent=99&kind=%E2%80%AEmyg&people=${'9'.repeat(500)}`);
    expect(field(/Name of the room/)).toHaveValue('Bay 2');
    expect(screen.getByText(/could not be read: vent=99/)).toHaveTextContent(/: vent=99, kind= myg, people=9{53}$/);
  });

  it('adds a plan up: machines, price, power and filters a year', () => {
    open('#room=6x4.5x2.7&vent=1&name=A&room=9x7x3&vent=1&name=B&item=gen-x-filter*2');
    const rooms = within(screen.getByRole('region', { name: 'The plan of this link' }));
    expect(rooms.getByText(/four Generation X/)).toBeInTheDocument();
    expect(rooms.getByText(priceOf('generation-x', 4))).toBeInTheDocument();
    expect(rooms.getByText('220 W')).toBeInTheDocument();
    expect(rooms.getByText('4 to 8')).toBeInTheDocument();
    expect(rooms.getByText(money(Math.round((4 * generationXSummary.pricePence) / 1.2)))).toBeInTheDocument();
    expect(rooms.getByText('Gen X Filter')).toBeInTheDocument();
    expect(rooms.getByText(/and two on request/)).toBeInTheDocument();
  });

  it('moves a machine with the arrow keys, but never nearer to a wall than 20 cm', async () => {
    const { user } = open('#room=4.5x3.5x2.6');
    const announcer = announcerOnPage();
    const machine = () => screen.getByRole('application', { name: /^Generation X 1:/ });
    machine().focus();
    await user.keyboard('{ArrowRight}');
    expect(machine()).toHaveAccessibleName(/1\.6 m from the left wall, 0\.4 m from the wall at the top of the plan/);
    await waitFor(() =>
      expect(announcer).toHaveTextContent('1.6 m from the left wall, 0.4 m from the wall at the top of the plan'),
    );
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(machine()).toHaveAccessibleName(/0\.4 m from the wall at the top of the plan/);
  });
});
