import { type ReactNode, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { StaticHtml } from '@/boot/StaticHtml';
import type { RouteKey } from '@/config/routes';
import { EnquiryAnnouncer } from '@/features/enquiry/sending/EnquiryAnnouncer';
import { PriceRequest } from '@/features/enquiry/request/PriceRequest';
import { announcerId } from '@/lib/browser/announce';
import { priceChoiceUrl, requestHash } from '@/lib/links/price-request-url';
import preloader from './Preloader.module.scss';
import { footerPart } from './footer-part';
import { SiteHeader } from './SiteHeader';
import styles from './SiteShell.module.scss';

/** A line below the header that crosses the page and disappears after one second, without script. */
function Preloader() {
  return (
    <div className={preloader.band} aria-hidden="true" data-preloader>
      <span className={preloader.line} />
    </div>
  );
}

/** Narrower windows have no scroll animation. */
const minRevealWidthPx = 991;

/** Starts AOS and sets `data-aos-ready`, without which the styles hide nothing; visible parts do not animate. */
async function startScrollReveals(): Promise<void> {
  if (window.innerWidth < minRevealWidthPx) return;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { default: Aos } = await import('aos');
  for (const element of document.querySelectorAll('[data-aos]')) {
    if (element.getBoundingClientRect().top < window.innerHeight) element.classList.add('aos-animate');
  }
  Aos.init({ duration: 1000, once: true, offset: 80, disable: () => window.innerWidth < minRevealWidthPx });
  document.documentElement.dataset.aosReady = '';
  // AOS knows places only of when it looked: parts below the fold are laid out later.
  const heights = new ResizeObserver(() => {
    if (document.querySelector('[data-aos]:not(.aos-animate)')) Aos.refresh();
    else heights.disconnect();
  });
  heights.observe(document.body);
}

export type SiteShellProps = { page: RouteKey; children: ReactNode };

export function SiteShell({ page, children }: SiteShellProps) {
  const isNight = page === 'notFound' || page === 'contact';
  const { pathname } = useLocation();
  // Without AOS the page stands still.
  useEffect(() => void startScrollReveals().catch(() => {}), []);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader
        key={`header ${pathname}`}
        onDark={isNight}
        priceHref={page === 'product' ? pathname + requestHash : priceChoiceUrl()}
      />
      <Preloader key={pathname} />
      <main id="main" data-dehydrated="" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={isNight ? styles.withoutHorizon : undefined}>
        <Suspense>
          <StaticHtml part={footerPart} render={(SiteFooter) => <SiteFooter />} />
        </Suspense>
      </div>
      <PriceRequest key={`price request ${pathname}`} />
      <EnquiryAnnouncer />
      <div id={announcerId} className="visually-hidden" aria-live="polite" />
    </>
  );
}
