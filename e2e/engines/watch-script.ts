export const watchKey = 'what-went-wrong';

function watch(key: string): void {
  const note = (words: unknown[]) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, words.map(String).join(' ')]));
  };
  // Load errors do not bubble.
  addEventListener(
    'error',
    ({ message, target }) => {
      // Firefox reports preloads of loaded modules as errors.
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
    const log = console[level];
    console[level] = (...words: unknown[]) => {
      note(words);
      log(...words);
    };
  }
}

export const watchScript = `(${watch})('${watchKey}')`;
