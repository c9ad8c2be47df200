// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { money } from '@/lib/format/money';
import { keepRooms } from './plan-store';
import { RoomPlanner } from './RoomPlanner';

function open(search = '') {
  const { unmount } = render(
    <MemoryRouter initialEntries={[`/room-planner${search}`]}>
      <RoomPlanner picture={() => null} />
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), unmount };
}

// jsdom has no scrolling.
Element.prototype.scrollIntoView = () => {};

beforeEach(() => keepRooms([]));

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const answer = () => screen.getAllByRole('heading', { level: 2 })[0];
const removeButtons = () => screen.queryAllByRole('button', { name: /^Remove/ });

describe('the room planner', () => {
  it('answers a surgery that keeps a record with one Generation Y, at both speeds and with its price', async () => {
    const { user } = open();
    await user.type(field(/Length/), '4,5');
    await user.type(field(/Width/), '3.5');
    await user.type(field(/Height/), '2.6');
    await user.click(screen.getByRole('checkbox', { name: /clinical room/i }));
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(answer()).toHaveTextContent('One Generation Y does it.');
    expect(screen.getByText(/air changes an hour on speed 2, at 31 dB\(A\)/)).toHaveTextContent('6.9');
    expect(screen.getByText(money(generationYSummary.pricePence), { selector: 'b' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ask for a price/ })).toHaveAttribute(
      'href',
      '/product-details/generation-y?units=1',
    );
  });

  it('shows an error at each bad field, focuses the first and keeps the last answer', async () => {
    const { user } = open('?room=4.5x3.5x2.6');
    expect(answer()).toHaveTextContent('One Generation X does it.');
    await user.clear(field(/Width/));
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(field(/Width/)).toHaveFocus();
    expect(field(/Width/)).toHaveAccessibleDescription('Error: Enter the width in metres, such as 4.50');
    expect(answer()).toHaveTextContent('One Generation X does it.');
  });

  it('takes the same room in feet and inches', async () => {
    const { user } = open('?room=4.5x3.5x2.6');
    await user.click(screen.getByRole('radio', { name: 'Feet' }));
    expect(field(/Length/)).toHaveValue('14 ft 9 in');
    await user.click(screen.getByRole('button', { name: 'Calculate' }));
    expect(answer()).toHaveTextContent('One Generation X does it.');
  });

  it('says that ventilation is enough, and asks for a call above ten machines', () => {
    const { unmount } = open('?room=5x4x2.5&target=3&vent=4');
    expect(answer()).toHaveTextContent('Ventilation alone is enough.');
    unmount();
    open('?room=60x40x6');
    expect(answer()).toHaveTextContent('More than ten machines: ask us.');
  });

  it('reads a URL and names the parts that it ignores', () => {
    open('?room=5x4x2.5&target=6&name=Bay+2&vent=99');
    expect(field(/Name of the room/)).toHaveValue('Bay 2');
    expect(screen.getByText(/could not be read: vent=99/)).toBeInTheDocument();
  });

  it('keeps rooms on the device, copies, moves and removes them, and takes a removal back', async () => {
    const { user, unmount } = open('?room=4.5x3.5x2.6&name=Surgery');
    await user.click(screen.getByRole('button', { name: 'Add to my rooms' }));
    await user.click(screen.getByRole('button', { name: 'Copy Surgery' }));
    await user.click(screen.getByRole('button', { name: 'Move Surgery 2 up' }));
    expect(removeButtons().map((button) => button.getAttribute('aria-label'))).toEqual([
      'Remove Surgery 2',
      'Remove Surgery',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove Surgery 2' }));
    expect(removeButtons()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(removeButtons()).toHaveLength(2);
    unmount();
    open();
    expect(removeButtons()).toHaveLength(2);
  });

  it('adds a plan up: machines, price, power and filters a year', () => {
    open('?room=6x4.5x2.7&vent=1&name=A&room=9x7x3&vent=1&name=B');
    const rooms = within(screen.getByRole('region', { name: 'Rooms of this link' }));
    expect(rooms.getByText(/four Generation X/)).toBeInTheDocument();
    expect(rooms.getByText(money(4 * generationXSummary.pricePence))).toBeInTheDocument();
    expect(rooms.getByText('220 W')).toBeInTheDocument();
    expect(rooms.getByText('4 to 8')).toBeInTheDocument();
  });

  it('moves a machine with the arrow keys, but never nearer to a wall than 20 cm', async () => {
    const { user } = open('?room=4.5x3.5x2.6');
    const machine = () => screen.getByRole('button', { name: /^Generation X 1:/ });
    machine().focus();
    await user.keyboard('{ArrowRight}');
    expect(machine()).toHaveAccessibleName(/1\.6 m from the left wall, 0\.4 m from the upper wall/);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(machine()).toHaveAccessibleName(/0\.4 m from the upper wall/);
  });
});
