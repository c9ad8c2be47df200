/** Resolves when the browser has nothing else to do, or soon where it cannot tell. */
export function idle(): Promise<unknown> {
  return new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
}
