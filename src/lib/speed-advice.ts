/** The one advice on speed, in the same words everywhere. */
export const speedAdvice = 'Size the room at the working speed; run at full speed between uses.';

/** The exception to it: a gym with music, a bar, an event. */
export const loudRoomAdvice =
  'Where the room itself is louder than the machine, as with music in a gym or a bar, full speed is the speed in use.';
