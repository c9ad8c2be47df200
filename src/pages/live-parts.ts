import { type ComponentType, createElement } from 'react';
import { type PagePart, pagePart } from '@/boot/page-part';
import type { Sector } from '@/data/sectors/sector';

function sectorBelowFold(load: () => Promise<Sector>): PagePart<ComponentType> {
  return pagePart(['src/pages/SectorBelowFold.tsx'], async () => {
    const [{ SectorBelowFold }, sector] = await Promise.all([import('./SectorBelowFold'), load()]);
    return () => createElement(SectorBelowFold, { sector });
  });
}

/** What loads at the first interaction. */
export const liveParts = {
  home: pagePart(['src/pages/HomeBelowFold.tsx'], () => import('./HomeBelowFold').then((m) => m.HomeBelowFold)),
  product: pagePart(['src/pages/ProductBelowFold.tsx'], () =>
    import('./ProductBelowFold').then((m) => m.ProductBelowFold),
  ),
  dentistry: sectorBelowFold(() => import('@/data/sectors/dentistry').then((m) => m.dentistry)),
  education: sectorBelowFold(() => import('@/data/sectors/education').then((m) => m.education)),
  healthCare: sectorBelowFold(() => import('@/data/sectors/health-care').then((m) => m.healthCare)),
  business: sectorBelowFold(() => import('@/data/sectors/business').then((m) => m.business)),
  hospitality: sectorBelowFold(() => import('@/data/sectors/hospitality').then((m) => m.hospitality)),
  gym: sectorBelowFold(() => import('@/data/sectors/gym').then((m) => m.gym)),
};
