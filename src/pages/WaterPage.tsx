import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';

const staticPart = pagePart(['src/pages/WaterSections.tsx'], () => import('./WaterSections'));

function WaterPage() {
  return <StaticHtml part={staticPart}>{({ WaterSections }) => <WaterSections />}</StaticHtml>;
}

export const page = (): PageContent => ({ Page: WaterPage, staticPart });
