import { type ComponentType, createElement } from 'react';
import { type PagePart, pagePart } from '@/boot/page-part';
import type { LiveSector } from '@/data/sectors/sector';

function sectorBelowFold(load: () => Promise<LiveSector>): PagePart<ComponentType> {
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
  dentistry: sectorBelowFold(() => import('@/data/sectors/dentistry-live').then((m) => m.dentistryLive)),
  education: sectorBelowFold(() => import('@/data/sectors/education-live').then((m) => m.educationLive)),
  healthCare: sectorBelowFold(() => import('@/data/sectors/health-care-live').then((m) => m.healthCareLive)),
  business: sectorBelowFold(() => import('@/data/sectors/business-live').then((m) => m.businessLive)),
  hospitality: sectorBelowFold(() => import('@/data/sectors/hospitality-live').then((m) => m.hospitalityLive)),
  gym: sectorBelowFold(() => import('@/data/sectors/gym-live').then((m) => m.gymLive)),
};
