/** Below this window width, in px, nothing is animated on scroll. */
const minimumWidthPx = 991;

/**
 * Starts AOS where the window is wide enough and motion is welcome. Only then does `data-aos-ready` let the style sheet
 * hide what is still to come, so nothing is ever hidden by a script that did not run. What is on screen already stays as it is.
 */
export async function startScrollReveals(): Promise<void> {
  if (window.innerWidth < minimumWidthPx) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: Aos } = await import('aos');
  for (const element of document.querySelectorAll('[data-aos]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) element.classList.add('aos-animate');
  }
  Aos.init({ duration: 1000, once: true, offset: 80, disable: () => window.innerWidth < minimumWidthPx });
  document.documentElement.dataset.aosReady = '';
}
