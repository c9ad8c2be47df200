import { clamp } from '@/lib/clamp';

/** Share of the viewport's height from the top. */
const readingLine = 0.32;

/** Minimum height of the filled rail, in px. */
const minFillPx = 14;

/** Marks the section at the reading line in its list, and fills the list's rail (`--read`) as far as it was read. */
function markSection(list: HTMLElement): void {
  const links = [...list.querySelectorAll('a')];
  const headings = links.map(({ hash }) => document.getElementById(hash.slice(1)));
  const line = window.innerHeight * readingLine;
  const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Infinity);
  const index = Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
  links.forEach((link, at) => (link.ariaCurrent = at === index ? 'true' : null));
  const top = tops[index] ?? 0;
  const end = tops[index + 1] ?? headings[index]?.parentElement?.getBoundingClientRect().bottom ?? top;
  const share = end > top ? clamp((line - top) / (end - top), 0, 1) : 0;
  const item = links[index]?.parentElement;
  if (!item) return;
  list.style.setProperty('--read', `${Math.max(minFillPx, item.offsetTop + item.offsetHeight * share).toFixed(0)}px`);
}

/** For the contents of articles and legal pages, which are static HTML (components/text/ContentsList). Called once. */
export function startContentsLists(): void {
  let frame = 0;
  const schedule = () => {
    frame ||= window.requestAnimationFrame(() => {
      frame = 0;
      document.querySelectorAll<HTMLElement>('[data-contents]').forEach(markSection);
    });
  };
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  document.addEventListener('click', ({ target }) => {
    const toggle = target instanceof Element && target.closest('[data-contents-toggle]');
    if (toggle) toggle.ariaExpanded = String(toggle.ariaExpanded !== 'true');
  });
}
