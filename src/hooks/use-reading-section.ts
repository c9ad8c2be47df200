import { type RefObject, useEffect, useState } from 'react';

/** Share of the viewport's height from the top. */
const readingLine = 0.32;

/** Minimum height of the filled rail, in px. */
const minFillPx = 14;

type ReadingPosition = { index: number; share: number };

/** The section at the reading line and the share of it above the line; 0 and 0 before the first section. */
function readingPosition(headings: readonly HTMLElement[]): ReadingPosition {
  const line = window.innerHeight * readingLine;
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const index = Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
  const top = tops[index] ?? 0;
  const end = tops[index + 1] ?? headings[index]?.parentElement?.getBoundingClientRect().bottom ?? top;
  const share = end > top ? (line - top) / (end - top) : 0;
  return { index, share: Math.min(1, Math.max(0, share)) };
}

/** Sets `--read`, the filled length of the rail in px. */
function fill(rail: HTMLElement | null, { index, share }: ReadingPosition): void {
  const item = rail?.children[index];
  if (!rail || !(item instanceof HTMLElement)) return;
  const filledPx = item.offsetTop + item.offsetHeight * share;
  rail.style.setProperty('--read', `${Math.max(minFillPx, filledPx).toFixed(0)}px`);
}

/**
 * Tracks the section that is being read.
 * @param ids of the headings, in order; must stay the same array between renders
 * @param rail the list with one child per heading; receives `--read`
 * @returns the index of the section; 0 in the prerendered HTML
 */
export function useReadingSection(ids: readonly string[], rail: RefObject<HTMLElement | null>): number {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const headings = ids.map((id) => document.getElementById(id)).filter((heading) => heading !== null);
      if (headings.length === 0) return;
      const position = readingPosition(headings);
      setCurrent(position.index);
      fill(rail.current, position);
    };
    const schedule = () => {
      frame ||= window.requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [ids, rail]);

  return current;
}
