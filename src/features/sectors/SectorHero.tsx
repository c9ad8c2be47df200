import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import type { SectorKey } from '@/config/sectors';
import { purifiers } from '@/data/purifiers';
import { recommendedChoice } from '@/data/room-answers';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import { priceRequestUrl } from '@/lib/links/price-request-url';
import { formatSizedRoom } from './room-machines';
import styles from './SectorHero.module.scss';

type SectorHeroProps = {
  sectorKey: SectorKey;
  /** The h1. */
  title: ReactNode;
  /** Unique, without the brand. */
  metaTitle: string;
  /** 70 to 160 characters, unique. */
  metaDescription: string;
  /** The lead beside the h1. */
  promise: string;
  /** Photo: fills the right half up to the edge of the window. Stacked: full width under the text. Foot: over it, and its foot goes over into the ground of the text. */
  art: ReactNode;
  layout: 'photo' | 'stacked' | 'foot';
  isOnDark?: boolean;
  className?: string | undefined;
};

/** A page's own hero hands on its words. */
export type SectorHeroWords = Omit<SectorHeroProps, 'art' | 'layout' | 'isOnDark' | 'className'>;

/** The first screen of a sector: title, promise, and its picture or drawing. */
export function SectorHero({
  sectorKey: key,
  title,
  metaTitle,
  metaDescription,
  promise,
  art,
  layout,
  isOnDark = false,
  className = '',
}: SectorHeroProps) {
  const [room] = sectorRooms[key];
  const { model, machines } = recommendedChoice(room);
  return (
    <>
      <PageHead title={metaTitle} description={metaDescription} path={href(key)} card={key} />
      <header className={`position-relative ${styles[layout] ?? ''} ${isOnDark ? 'on-dark' : ''} ${className}`}>
        <Container fluid="xxl" className={styles.container ?? ''}>
          <div className={styles.text}>
            <div>
              <Breadcrumb trail={breadcrumbTrail(key)} current={routes[key].label} />
              <h1>{title}</h1>
            </div>
            <div>
              <p className={`lead text-balance ${isOnDark ? 'text-white' : ''}`}>{promise}</p>
              <ButtonLink
                to={priceRequestUrl(purifiers[model].slug, machines)}
                variant="accent"
                className={`px-3 px-lg-4 ${styles.quote}`}
                data-price-room={formatSizedRoom(room)}
              >
                Get a written quote
              </ButtonLink>
            </div>
          </div>
        </Container>
        <div className={styles.art}>{art}</div>
      </header>
    </>
  );
}
