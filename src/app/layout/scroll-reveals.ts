/** Narrower windows have no scroll animation. */
const minWindowPx = 991;

/** Loads AOS and its style rules, which hide blocks below the fold until they are scrolled to. */
async function startAos(): Promise<void> {
  const [{ default: Aos }] = await Promise.all([import('aos'), import('./scroll-reveals.scss')]);
  for (const element of document.querySelectorAll('[data-aos]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) element.classList.add('aos-animate');
  }
  Aos.init({ duration: 1000, once: true, offset: 80, disable: () => window.innerWidth < minWindowPx });
  document.documentElement.dataset.aosReady = '';
  // AOS measures places when it starts, and parts below the fold are laid out later.
  const heights = new ResizeObserver(() => {
    if (document.querySelector('[data-aos]:not(.aos-animate)')) Aos.refresh();
    else heights.disconnect();
  });
  heights.observe(document.body);
}

/** Without AOS's files nothing is hidden and nothing moves. */
export async function startScrollReveals(): Promise<void> {
  if (window.innerWidth < minWindowPx) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  await startAos().catch(() => {});
}
