import type { Failure } from './load-bytes';

/** One sentence for each reason why the pictures stay. */
export const failureWords: Record<Failure, string> = {
  stopped: '',
  slow: 'The model stopped arriving, so here are the pictures. Try again on a faster line.',
  failed: 'The model did not load, so here are the pictures. Check the connection and try again.',
  'no-webgl': 'This browser cannot draw in 3D (WebGL), so here are the pictures.',
  lost: 'The device ran out of memory for the model, so here are the pictures.',
};
