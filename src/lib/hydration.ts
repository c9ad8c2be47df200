/** Called once the application answers, with the page or with the word that it did not load: journeys in the tests wait for it. */
export function noteHydrated(): void {
  document.documentElement.dataset.hydrated = 'true';
}

/** Resolves once React has taken the prerendered page over, which the application notes at the root element. */
export function whenHydrated(): Promise<void> {
  return new Promise((resolve) => {
    const { documentElement: page } = document;
    if (page.dataset.hydrated) return resolve();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(page, { attributeFilter: ['data-hydrated'] });
  });
}
