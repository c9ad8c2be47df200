/** Narrower windows have no scroll animation. */
const minWidthPx = 991;

/** Starts AOS and sets `data-aos-ready`, without which the styles hide nothing; visible parts do not animate. */
export async function startScrollReveals(): Promise<void> {
  if (window.innerWidth < minWidthPx) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: Aos } = await import('aos');
  for (const element of document.querySelectorAll('[data-aos]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) element.classList.add('aos-animate');
  }
  Aos.init({ duration: 1000, once: true, offset: 80, disable: () => window.innerWidth < minWidthPx });
  document.documentElement.dataset.aosReady = '';
  // AOS knows places only of when it looked: parts below the fold are laid out later.
  const heights = new ResizeObserver(() => {
    if (document.querySelector('[data-aos]:not(.aos-animate)')) Aos.refresh();
    else heights.disconnect();
  });
  heights.observe(document.body);
}
