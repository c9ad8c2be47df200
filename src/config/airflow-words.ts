/** The one advice on speed, in the same words everywhere. */
export const speedAdvice = 'Size the room at the working speed; run at full speed between uses.';
