import { expect, test } from 'vitest';
import { formatHigherStandards } from './higher-standards';
import { openOffice } from './rooms/business-rooms';
import { schoolRoomAnswers } from './rooms/education-rooms';
import { gymFloor } from './rooms/gym-rooms';
import { functionRoom } from './rooms/hospitality-rooms';

test.each([
  [
    schoolRoomAnswers.classroom,
    'CDPH’s 5 air changes and 14.2 L/s each take six Generation X; ASHRAE 241’s 20 L/s each take eight Generation X',
  ],
  [schoolRoomAnswers.library, 'three Generation X are enough for CDPH’s 5 air changes and 14.2 L/s each'],
  [openOffice, 'five Generation X are enough for CDPH’s 5 air changes and 14.2 L/s each and ASHRAE 241’s 15 L/s each'],
  [
    gymFloor,
    'five Generation X are enough for CDPH’s 5 air changes and 14.2 L/s each; ASHRAE 241’s 40 L/s each take six Generation X',
  ],
  [
    functionRoom,
    'CDPH’s 5 air changes and 14.2 L/s each take nine Generation X; ASHRAE 241’s 30 L/s each (food and beverage, nearest by our reading) take 18 Generation X',
  ],
])('the higher figures per person, for $phrase', (room, words) => expect(formatHigherStandards(room)).toBe(words));
