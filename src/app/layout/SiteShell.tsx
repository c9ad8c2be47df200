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
import { startScrollReveals } from './scroll-reveals';
import styles from './SiteShell.module.scss';

/** A line that travels below the header for one second, while the logo's ring draws itself; without script. */
function Preloader() {
  return (
    <div className={`d-none ${preloader.band}`} aria-hidden="true" data-preloader>
      <span className={preloader.line} />
    </div>
  );
}

type SiteShellProps = { page: RouteKey; children: ReactNode };

/** What all pages share: header, footer, price request and what is announced to screen readers. */
export function SiteShell({ page, children }: SiteShellProps) {
  // They show the planet and the number themselves.
  const hasHorizon = page === 'notFound' || page === 'contact';
  const { pathname } = useLocation();
  // Without AOS the page stands still.
  useEffect(() => void startScrollReveals().catch(() => {}), []);
  return (
    <>
      <a className={`position-absolute bg-white ${styles.skip}`} href="#main">
        Skip to content
      </a>
      <SiteHeader
        key={`header ${pathname}`}
        isOnDark={hasHorizon || page === 'homes' || page === 'hospitality' || page === 'healthCare'}
        priceHref={page === 'product' ? pathname + requestHash : priceChoiceUrl()}
      />
      <Preloader key={pathname} />
      <main id="main" data-dehydrated="" tabIndex={-1} className={`min-vh-100 ${styles.main}`}>
        {children}
      </main>
      <div className={hasHorizon ? styles.withoutHorizon : undefined}>
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
