import type { ReactNode } from 'react';
import { PageHead } from '@/components/ui/PageHead';
import type { Sector } from '@/data/sectors/sector';
import { href } from '@/lib/links/href';

export type SectorTopProps = {
  sector: Sector;
  hero: ReactNode;
};

export function SectorTop({ sector, hero }: SectorTopProps) {
  return (
    <>
      <PageHead
        title={sector.metaTitle}
        description={sector.metaDescription}
        path={href(sector.key)}
        card={sector.key}
      />
      {hero}
    </>
  );
}
