import { type PageContent, pagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { shown } from '@/config/sample';
import { livingRoom } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';

const staticPart = pagePart(['src/pages/HomesSections.tsx'], () => import('./HomesSections'));

function HomesPage() {
  return (
    <>
      <StaticHtml part={staticPart}>{({ HomesSections }) => <HomesSections />}</StaticHtml>
      <AirChangeCalculator
        title="Work out your room"
        lead="Measure length, width and height. The table shows how often in an hour each model cleans a roomful of air."
        room={shown(typicalRooms.livingRoom)}
        typicalSettings={livingRoom}
      />
    </>
  );
}

export const page = (): PageContent => ({ Page: HomesPage, staticPart });
