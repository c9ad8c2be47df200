/** Where the page keeps what went wrong, until the journey asks. */
export const watchKey = 'what-went-wrong';

function watch(key: string): void {
  const note = (words: unknown[]) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, words.map(String).join(' ')]));
  };
  // Captured: what does not load does not bubble.
  addEventListener(
    'error',
    ({ message, target }) => {
      // Firefox tells so of a hint at a module that it has already; what does not come at all is a refused promise.
      if (target instanceof HTMLLinkElement && target.rel === 'modulepreload') return;
      note([message ?? `did not load: ${(target as Element).outerHTML.slice(0, 300)}`]);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(['rejected:', reason]));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(['against the policy:', violatedDirective, blockedURI]),
  );
  for (const level of ['error', 'warn'] as const) {
    const tell = console[level];
    console[level] = (...words: unknown[]) => {
      note(words);
      tell(...words);
    };
  }
}

/** Notes errors, refused promises, breaches of the policy and what goes to the console. */
export const watchScript = `(${watch})('${watchKey}')`;
