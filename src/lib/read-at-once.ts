/** Has React's `use` read a promise that is resolved already at once, and not after a render that waits for it. */
export function readAtOnce<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => {},
  );
  return promise;
}
