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
