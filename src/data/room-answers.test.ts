import { describe, expect, it } from 'vitest';
import { cheaperWithoutRecord } from './room-answers';
import { dentalRooms } from './rooms/dentistry-rooms';
import { wardRoomAnswers } from './rooms/health-care-rooms';

describe('a room that keeps a record', () => {
  it('names what costs less without one, and nothing where Generation Y is the cheapest', () => {
    expect(cheaperWithoutRecord(dentalRooms.surgery)).toMatchObject({ model: 'GEN X', machines: 1 });
    expect(cheaperWithoutRecord(wardRoomAnswers.bay)).toBeUndefined();
    expect(cheaperWithoutRecord({ ...dentalRooms.surgery, keepsRecord: false })).toBeUndefined();
  });
});
