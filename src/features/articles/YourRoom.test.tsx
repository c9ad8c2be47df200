// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { offeredRooms } from '@/data/rooms/offered-rooms';
import { show } from '@/mocks/show';
import { YourRoom } from './YourRoom';

function Address() {
  const { pathname, hash } = useLocation();
  return <p>{`${pathname}${hash}`}</p>;
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Show the machines and the price' }));

beforeEach(() => {
  show(
    <>
      <YourRoom title="Your room" text="Measure it." like={offeredRooms.classroom} />
      <Address />
    </>,
  );
});

test('opens the planner with the typed size and the settings of the example', async () => {
  await userEvent.type(field(/^Length/), '8');
  await userEvent.type(field(/^Width/), '6,5');
  await userEvent.type(field(/^Height/), '3');
  await press();
  expect(screen.getByText(/room-planner#room=8x6\.5x3&.*noise=45/)).toBeInTheDocument();
});

test('says at each field what to enter and moves there', async () => {
  await press();
  expect(field(/^Length/)).toHaveFocus();
  expect(field(/^Height/)).toHaveAccessibleDescription('Error: Enter the height in metres, such as 4.50');
});
