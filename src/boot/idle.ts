/** Resolves when the browser is idle, or after `maxWaitMs`. */
export function idle(maxWaitMs?: number): Promise<unknown> {
  return new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, maxWaitMs ? { timeout: maxWaitMs } : undefined);
    else setTimeout(resolve);
  });
}
