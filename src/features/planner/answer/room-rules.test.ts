import { expect, test } from 'vitest';
import { answerRoom } from '@/data/room-answers';
import { readPlan } from '@/domain/plan/read-plan';
import { parseRoom } from '../form/planner-form';
import { typedRoom } from '../form/typed-room';
import { roomRules, whatDecides } from './room-rules';

function roomOf(address: string) {
  const [room] = readPlan(address).rooms;
  if (!room) throw new Error(`No room in ${address}`);
  return room;
}

test('names what decides: volume, people, noise limit or use', () => {
  expect(whatDecides(roomOf('room=9x7x3&target=6&vent=1'))).toBe('the volume, at 6 air changes an hour');
  expect(whatDecides(roomOf('room=5x4x2.5&target=6&people=30'))).toBe('the 30 people, at 10 L/s each');
  expect(whatDecides(roomOf('room=9x7x3&target=6&vent=1&people=30&noise=45'))).toBe(
    'the volume, at 6 air changes an hour, and the noise limit of 45 dB(A)',
  );
  expect(whatDecides(roomOf('room=4.5x3.5x2.6&target=6&record=1'))).toMatch(
    /the use: a room with its air changes kept on record takes Generation Y$/,
  );
});

test('each rule switched once gives the room that its line answers, and switched back the first one', () => {
  for (const address of [
    'room=9x7x3&target=6&kind=classroom&vent=1&people=30&noise=45',
    'room=9x7x3&target=6&kind=classroom&people=30&rule=ashrae',
    'room=4.5x3.5x2.6&target=3&record=1',
  ]) {
    const room = roomOf(address);
    const typed = typedRoom(room);
    const rules = roomRules(room, typed, {});
    expect(rules.map(({ key }) => key)).toEqual(expect.arrayContaining(['target', 'ventilation', 'noise', 'record']));
    for (const { key, isOn, on, off, otherwise } of rules) {
      const switched = { ...typed, ...(isOn ? off : on) };
      const parsed = parseRoom(switched);
      expect('room' in parsed && parsed.room).toEqual(otherwise);
      expect(answerRoom(otherwise).kind).not.toBe('');
      const held = Object.fromEntries(Object.keys(off).map((name) => [name, typed[name as keyof typeof typed]]));
      const back = roomRules(otherwise, switched, isOn ? { [key]: held } : {}).find((rule) => rule.key === key);
      expect(back?.isOn, key).toBe(!isOn);
      if (isOn) expect(back?.otherwise, key).toEqual(room);
    }
  }
});
