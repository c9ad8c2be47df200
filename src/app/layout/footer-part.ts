import { loadWithRetry } from '@/boot/load-with-retry';
import { pagePart } from '@/boot/page-part';

/** The footer: static HTML that stays through every change of page, so its script loads only without prerendered HTML. */
export const footerPart = pagePart(['src/app/layout/SiteFooter.tsx'], () =>
  loadWithRetry(
    () => import('./SiteFooter').then((m) => m.SiteFooter),
    () => null,
  ),
);
