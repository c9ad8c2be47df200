import { type ReactNode, type RefObject, useId } from 'react';
import Container from 'react-bootstrap/Container';
import { company } from '@/config/company';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';
import styles from './QuoteBanner.module.scss';

export type QuoteBannerProps = {
  title: string;
  /** Whether the title has a price. */
  isPriced: boolean;
  action: ReactNode;
  sectionRef: RefObject<HTMLElement | null>;
};

export function QuoteBanner({ title, isPriced, action, sectionRef }: QuoteBannerProps) {
  const headingId = useId();
  return (
    <section ref={sectionRef} className={`d-print-none ${styles.again}`} aria-labelledby={headingId}>
      <Container fluid="xxl" className={styles.row ?? ''}>
        <div>
          <h2 data-aos="fade-up" id={headingId} className={styles.title}>
            {title}
          </h2>
          <p className="small muted mb-0">
            {isPriced ? 'Including VAT. ' : 'Your written quote names it. '}
            <SiteLink to={href('delivery')}>Delivery, returns and warranty</SiteLink>
          </p>
        </div>
        <div className={`d-flex flex-wrap align-items-center ${styles.ways}`}>
          {action}
          <p className={`d-grid m-0 ${styles.phone}`}>
            <small>or call, {company.openingHours.label}</small>
            <a href={company.phone.href} className="num">
              {company.phone.label}
            </a>
          </p>
        </div>
      </Container>
    </section>
  );
}
