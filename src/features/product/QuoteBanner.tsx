import { type ReactNode, type RefObject, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { company } from '@/config/company';
import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';
import styles from './QuoteBanner.module.scss';

export type QuoteBannerProps = {
  title: string;
  /** Whether the title has a price. */
  isPriced: boolean;
  action: ReactNode;
  sectionRef: RefObject<HTMLDivElement | null>;
};

export function QuoteBanner({ title, isPriced, action, sectionRef }: QuoteBannerProps) {
  const headingId = useId();
  return (
    <div ref={sectionRef} className="d-print-none">
      <Section isShort labelledBy={headingId}>
        <div className={`align-items-center ${styles.row}`}>
          <div>
            <h2 data-aos="fade-up" id={headingId} className="title mb-2">
              {title}
            </h2>
            <p className="small muted mb-0">
              {isPriced ? 'Including VAT. ' : 'Your written quote names it. '}
              <SiteLink to={href('delivery')}>Delivery, returns and warranty</SiteLink>
            </p>
          </div>
          <div className={`d-flex flex-wrap align-items-center column-gap-5 row-gap-3 ${styles.ways}`}>
            {action}
            <p className="d-grid m-0">
              <small className="small muted">or call, {company.openingHours.label}</small>
              <a href={company.phone.href} className="h3 mb-0 num text-reset text-decoration-none">
                {company.phone.label}
              </a>
            </p>
          </div>
        </div>
      </Section>
    </div>
  );
}
