import { describe, expect, it, test } from 'vitest';
import { quietRoomDbA } from '@/domain/room-answer';
import { cheaperWithoutRecord, recommendedChoice } from './room-answers';
import { dentalRooms } from './rooms/dentistry-rooms';
import { schoolRoomAnswers } from './rooms/education-rooms';
import { wardRoomAnswers } from './rooms/health-care-rooms';
import { bedroom } from './rooms/hospitality-rooms';

describe('a room that keeps a record', () => {
  it('names what costs less without one, and nothing where Generation Y is the cheapest', () => {
    expect(cheaperWithoutRecord(dentalRooms.surgery)).toMatchObject({ model: 'GEN X', machines: 1 });
    expect(cheaperWithoutRecord(wardRoomAnswers.bay)).toBeUndefined();
    expect(cheaperWithoutRecord({ ...dentalRooms.surgery, keepsRecord: false })).toBeUndefined();
  });
});

test('rooms in which people listen, read or sleep are held to 45 dB(A) together', () => {
  const { classroom, nursery, library } = schoolRoomAnswers;
  for (const room of [classroom, nursery, library, wardRoomAnswers.bay, bedroom]) {
    expect(room.noiseLimitDbA, room.name).toBe(quietRoomDbA);
    expect(recommendedChoice(room).noiseDbA, room.name).toBeLessThanOrEqual(quietRoomDbA);
  }
});
