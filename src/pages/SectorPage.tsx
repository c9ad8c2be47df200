import type { ReactNode } from 'react';
import { PageHead } from '@/components/ui/PageHead';
import type { Sector } from '@/data/sectors/sector';
import { href } from '@/lib/href';

export type SectorPageProps = {
  sector: Sector;
  hero: ReactNode;
  /** The page's own blocks, between the hero and the featured products. */
  children: ReactNode;
  /** Closes the page; the calculator then comes before the service cards. */
  ending?: ReactNode;
};

/** The frame of the six sector pages. */
export function SectorPage({ sector, hero, children, ending }: SectorPageProps) {
  return (
    <>
      <PageHead title={sector.metaTitle} description={sector.metaDescription} path={href(sector.key)} />
      {hero}
      {children}
      {ending}
    </>
  );
}
