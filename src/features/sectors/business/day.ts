import type { Booking, MeetingRoom } from './meeting-rooms';

/** The day that the calendar shows, in minutes after midnight: 8 am to 6 pm. */
export const dayStartMin = 8 * 60;
export const dayEndMin = 18 * 60;

/** When the empty stretch behind a booking ends: at the next booking or with the day, in minutes after midnight. */
export function gapAfter({ day }: MeetingRoom, { toMin }: Booking): number {
  return day.find(({ fromMin }) => fromMin >= toMin)?.fromMin ?? dayEndMin;
}

/** Share of the day that a room is booked, 0 to 1. */
export function bookedShare({ day }: MeetingRoom): number {
  const bookedMin = day.reduce((sum, { fromMin, toMin }) => sum + toMin - fromMin, 0);
  return bookedMin / (dayEndMin - dayStartMin);
}
