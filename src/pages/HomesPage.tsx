import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { shown } from '@/config/sample';
import { calculator } from '@/data/pages/homes/page';
import { livingRoom } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';

const staticPart = pagePart(['src/pages/HomesSections.tsx'], () => import('./HomesSections'));

function HomesPage() {
  return (
    <>
      <StaticHtml part={staticPart}>{({ HomesSections }) => <HomesSections />}</StaticHtml>
      <AirChangeCalculator {...calculator} room={shown(typicalRooms.livingRoom)} typicalSettings={livingRoom} />
    </>
  );
}

export const page = (): PageContent => ({ Page: HomesPage, staticPart });
