import type { PagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { shown } from '@/config/sample';
import { calculator, film } from '@/data/pages/home/below-fold';
import { films } from '@/data/films/films';
import { roomPictures } from '@/data/room-pictures';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { FilmSection } from '@/features/home/FilmSection';
import { RoomPictures } from '@/features/home/RoomPictures';

export type HomeBelowFoldProps = { sections: PagePart<typeof import('./HomeSections')> };

export function HomeBelowFold({ sections }: HomeBelowFoldProps) {
  return (
    <>
      <StaticHtml part={sections}>{({ HomeProducts }) => <HomeProducts />}</StaticHtml>
      <FilmSection
        poster={filmPosterInk}
        play={<PlayFilmButton film={films.sixStages} title={film.title} poster={filmPosterInk} look="circle" />}
      />
      <StaticHtml part={sections}>{({ HomeFeatures }) => <HomeFeatures />}</StaticHtml>
      <RoomPictures rooms={roomPictures.map(shown)} />
      <StaticHtml part={sections}>{({ HomeQuestions }) => <HomeQuestions />}</StaticHtml>
      <AirChangeCalculator {...calculator} room={shown(typicalRooms.surgery)} typicalSettings={dentalRooms.surgery} />
    </>
  );
}
