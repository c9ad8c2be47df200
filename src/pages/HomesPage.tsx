import { StaticHtml } from '@/boot/StaticHtml';
import { shown } from '@/config/sample';
import { calculator } from '@/data/pages/homes/page';
import { livingRoom } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { staticParts } from './static-parts';

export function HomesPage() {
  return (
    <>
      <StaticHtml part={staticParts.homes}>{({ HomesSections }) => <HomesSections />}</StaticHtml>
      <AirChangeCalculator {...calculator} room={shown(typicalRooms.livingRoom)} typicalSettings={livingRoom} />
    </>
  );
}
