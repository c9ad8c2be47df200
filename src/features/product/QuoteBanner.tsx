import { type ReactNode, type RefObject, useId } from 'react';
import { Section } from '@/components/sections/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import { quotedPrice } from '@/data/quote';
import { href } from '@/lib/links/href';
import styles from './QuoteBanner.module.scss';

type QuoteBannerProps = {
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
              {isPriced ? 'Including VAT. ' : `Your written quote names ${quotedPrice}. `}
              <SiteLink to={href('delivery')}>Delivery, returns and warranty</SiteLink>
            </p>
          </div>
          {/* The footer, next below, has the telephone number. */}
          {action}
        </div>
      </Section>
    </div>
  );
}
