import { expect, test } from 'vitest';
import { calculatorModels } from '@/domain/machines';
import { roomsUpToM2 } from '@/domain/sizing';
import { formatRoomsUpToBasis, loudRoomAdvice, roomsUpTo, roomsUpToBasis, speedAdvice } from './room-words';

test('each machine names its rooms with a window open and shut', () => {
  for (const { model } of calculatorModels) {
    const floorsM2 = new Set([roomsUpToM2(model, 'working'), roomsUpToM2(model, 'working', 'shut')]);
    expect(roomsUpTo(model).match(/\d+(?= m²)/g)).toEqual([...floorsM2].map(String));
  }
});

test('the note gives six air changes an hour under 2.4 m, an open window one of them', () => {
  expect(roomsUpToBasis.match(/\d+(\.\d+)?/g)).toEqual(['2.4', '45', '6']);
  expect(formatRoomsUpToBasis('GEN Y')).toMatch(/more than 11 people/);
});

test('the advice sizes a room at the working speed, and a loud room at full speed', () => {
  expect(speedAdvice).toMatch(/^Choose enough machines for a speed you can talk over\./);
  expect(loudRoomAdvice).toMatch(/full speed is the speed in use\.$/);
});
