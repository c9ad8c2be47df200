import { useId } from 'react';
import { Arrow } from '@/components/ui/Arrow';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Tile } from './related-tile';
import styles from './RelatedTile.module.scss';

/** Something that belongs to the product on the page, one press away. */
export function RelatedTile({ to, title, line, picture, alt, fit }: Tile) {
  const words = useId();
  return (
    <SiteLink to={to} className={styles.tile} aria-labelledby={words}>
      <span className={`${styles.stage} ${styles[fit]}`}>
        <Picture file={picture} alt={alt} sizes="(min-width: 768px) 640px, 100vw" />
      </span>
      <span id={words} className={styles.text}>
        <b>{title}</b>
        <Arrow />
        <small>{line}</small>
      </span>
    </SiteLink>
  );
}
