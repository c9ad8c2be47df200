import { createElement } from 'react';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { type PageContent, type PagePart, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import type { PageKey, SectorKey } from '@/config/routes';
import type { LiveSector } from '@/data/sectors/sector';
import type { SectorSections } from './SectorBelowFold';
import styles from './SectorPage.module.scss';

function sectionsOf(
  name: string,
  load: () => Promise<Omit<SectorSections, keyof typeof import('./SectorQuestions')>>,
): PagePart<SectorSections> {
  return pagePart([`src/pages/${name}Blocks.tsx`, 'src/pages/SectorQuestions.tsx'], async () => {
    const [own, shared] = await Promise.all([load(), import('./SectorQuestions')]);
    return { ...own, ...shared };
  });
}

type SectorParts = { load: () => Promise<LiveSector>; sections: PagePart<SectorSections> };

const sectors: Record<SectorKey, SectorParts> = {
  dentistry: {
    load: () => import('@/data/sectors/dentistry-live').then((m) => m.dentistryLive),
    sections: sectionsOf('Dentistry', () => import('./DentistryBlocks')),
  },
  education: {
    load: () => import('@/data/sectors/education-live').then((m) => m.educationLive),
    sections: sectionsOf('Education', () => import('./EducationBlocks')),
  },
  healthCare: {
    load: () => import('@/data/sectors/health-care-live').then((m) => m.healthCareLive),
    sections: sectionsOf('HealthCare', () => import('./HealthCareBlocks')),
  },
  business: {
    load: () => import('@/data/sectors/business-live').then((m) => m.businessLive),
    sections: sectionsOf('Business', () => import('./BusinessBlocks')),
  },
  hospitality: {
    load: () => import('@/data/sectors/hospitality-live').then((m) => m.hospitalityLive),
    sections: sectionsOf('Hospitality', () => import('./HospitalityBlocks')),
  },
  gym: {
    load: () => import('@/data/sectors/gym-live').then((m) => m.gymLive),
    sections: sectionsOf('Gym', () => import('./GymBlocks')),
  },
};

/** The six sector pages. */
export function page(key: PageKey): PageContent {
  const { load, sections: staticPart } = sectors[key as SectorKey];
  const livePart = pagePart(['src/pages/SectorBelowFold.tsx'], async () => {
    const [{ SectorBelowFold }, sector] = await Promise.all([import('./SectorBelowFold'), load()]);
    return () => createElement(SectorBelowFold, { sector, sections: staticPart });
  });
  const Page = () => (
    <div className={styles.page}>
      <StaticHtml part={staticPart}>{({ Top }) => <Top />}</StaticHtml>
      <HydrateOnInteraction part={livePart}>{(BelowFold) => <BelowFold />}</HydrateOnInteraction>
    </div>
  );
  return { Page, livePart, staticPart };
}
