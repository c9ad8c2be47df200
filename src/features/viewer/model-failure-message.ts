import type { Failure } from './load-bytes';

/** @param instead such as "here are the pictures" */
export function modelFailureMessage(failure: Failure, instead: string): string {
  switch (failure) {
    case 'stopped':
      return '';
    case 'slow':
      return `The model stopped arriving, so ${instead}. Try again on a faster line.`;
    case 'failed':
      return `The model did not load, so ${instead}. Check the connection and try again.`;
    case 'no-webgl':
      return `This browser cannot draw in 3D (WebGL), so ${instead}.`;
    case 'lost':
      return `The device ran out of memory for the model, so ${instead}.`;
  }
}
