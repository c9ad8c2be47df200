import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { Breadcrumb } from '@/components/sections/Breadcrumb';
import { PageHead } from '@/components/ui/PageHead';
import { routes } from '@/config/routes';
import type { SectorKey } from '@/config/sectors';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
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
  /**
   * Photo: fills the right half up to the edge of the window. Stacked: full width under the text. Left and wide: above
   * the text, from lg beside it, or from xl behind it.
   */
  art: ReactNode;
  layout: 'photo' | 'stacked' | 'left' | 'wide';
  isOnDark?: boolean;
  className?: string | undefined;
};

/** A page's own hero hands on its words. */
export type SectorHeroWords = Omit<SectorHeroProps, 'art' | 'layout' | 'isOnDark' | 'className'>;

/** Title and promise, which also stand in the band of the answer (AnswerStrip). */
export function SectorWords({
  sectorKey: key,
  title,
  metaTitle,
  metaDescription,
  promise,
  isOnDark = false,
}: SectorHeroWords & { isOnDark?: boolean }) {
  return (
    <>
      <PageHead title={metaTitle} description={metaDescription} path={href(key)} card={key} />
      <div className={styles.text}>
        <div>
          <Breadcrumb trail={breadcrumbTrail(key)} current={routes[key].label} />
          <h1>{title}</h1>
        </div>
        <p className={`lead text-balance m-0 ${isOnDark ? 'text-white' : ''}`}>{promise}</p>
      </div>
    </>
  );
}

/** The first screen of a sector: title, promise, and its picture or drawing. */
export function SectorHero({ art, layout, isOnDark = false, className = '', ...words }: SectorHeroProps) {
  return (
    <header className={`position-relative ${styles[layout] ?? ''} ${isOnDark ? 'on-dark' : ''} ${className}`}>
      <Container fluid="xxl" className={styles.container ?? ''}>
        <SectorWords {...words} isOnDark={isOnDark} />
      </Container>
      <div className={styles.art}>{art}</div>
    </header>
  );
}
