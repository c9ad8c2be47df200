import { expect, test } from 'vitest';
import { formatHigherStandards } from './higher-standards';
import { openOffice } from './rooms/business-rooms';
import { schoolRoomAnswers } from './rooms/education-rooms';
import { functionRoom } from './rooms/hospitality-rooms';

test.each([
  [
    schoolRoomAnswers.classroom,
    'CDPH’s 14.2 L/s each takes six Generation X; ASHRAE 241’s 20 L/s each takes eight Generation X',
  ],
  [schoolRoomAnswers.library, 'CDPH’s 14.2 L/s each takes three Generation X'],
  [openOffice, 'CDPH’s 14.2 L/s each takes five Generation X; ASHRAE 241’s 15 L/s each takes five Generation X'],
  [
    functionRoom,
    'CDPH’s 14.2 L/s each takes nine Generation X; ASHRAE 241’s 30 L/s each (food and beverage, nearest by our reading) takes 18 Generation X',
  ],
])('the higher figures per person, for $phrase', (room, words) => expect(formatHigherStandards(room)).toBe(words));
