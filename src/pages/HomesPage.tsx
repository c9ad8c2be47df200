import { StaticHtml } from '@/boot/StaticHtml';
import { shown } from '@/config/sample';
import { livingRoom } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { staticParts } from './static-parts';

export function HomesPage() {
  return (
    <>
      <StaticHtml part={staticParts.homes}>{({ HomesSections }) => <HomesSections />}</StaticHtml>
      <AirChangeCalculator
        title="Work out your room"
        lead="Measure length, width and height. The table shows how often in an hour each model cleans a roomful of air."
        room={shown(typicalRooms.livingRoom)}
        typicalSettings={livingRoom}
      />
    </>
  );
}
