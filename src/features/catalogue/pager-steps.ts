/** A page to go to, or the gap between two that do not follow each other. */
export type PagerStep = number | 'gap';

/** The pages that a pager offers: the first, the last, the current one and its neighbours, however many there are. */
export function pagerSteps(page: number, pages: number): PagerStep[] {
  // In order as they stand; some are the same page.
  const offered = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const steps: PagerStep[] = [];
  let before = 0;
  for (const one of new Set(offered)) {
    // A gap of one page is no shorter than the page itself.
    if (one - before === 2) steps.push(one - 1);
    else if (one - before > 2) steps.push('gap');
    steps.push(one);
    before = one;
  }
  return steps;
}
