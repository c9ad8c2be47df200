import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { startScrollReveals } from '@/components/widgets/start-scroll-reveals';
import type { RouteKey } from '@/config/routes';
import { EnquiryAnnouncer } from '@/features/enquiry/sending/EnquiryAnnouncer';
import { PriceRequest } from '@/features/enquiry/request/PriceRequest';
import { announcerId } from '@/lib/browser/announce';
import { priceChoiceUrl, requestHash } from '@/lib/links/price-request-url';
import preloader from './Preloader.module.scss';
import { SiteFooter } from './SiteFooter';
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

export type SiteShellProps = { page: RouteKey; children: ReactNode };

export function SiteShell({ page, children }: SiteShellProps) {
  const { pathname } = useLocation();
  useEffect(() => void startScrollReveals(), []);
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <SiteHeader
        key={`header ${pathname}`}
        onDark={page === 'notFound' || page === 'contact'}
        priceHref={page === 'product' ? pathname + requestHash : priceChoiceUrl()}
      />
      <Preloader key={pathname} />
      <main id="main" data-dehydrated="" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <SiteFooter horizon={page !== 'notFound' && page !== 'contact'} />
      <PriceRequest key={`price request ${pathname}`} />
      <EnquiryAnnouncer />
      <div id={announcerId} className="visually-hidden" aria-live="polite" />
    </>
  );
}
