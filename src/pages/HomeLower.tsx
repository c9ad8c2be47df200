import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { shown } from '@/config/sample';
import { films } from '@/data/films';
import { partners } from '@/data/partners';
import { featuredProducts } from '@/data/featured-products';
import { homeQuestions } from '@/data/questions/home';
import { roomPictures } from '@/data/room-pictures';
import { testimonial } from '@/data/testimonial';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { settingsOf } from '@/domain/room-advice';
import { AirChangeCalculator } from '@/features/air-changes/AirChangeCalculator';
import { FeaturedProducts } from '@/features/catalogue/FeaturedProducts';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { AirChangeLadder } from '@/features/home/AirChangeLadder';
import { FeatureCards } from '@/features/home/FeatureCards';
import { FilmSection } from '@/features/home/FilmSection';
import { FiltersAndKills } from '@/features/home/FiltersAndKills';
import { PartnerRow } from '@/features/home/PartnerRow';
import { RoomPictures } from '@/features/home/RoomPictures';
import { TestimonialQuote } from '@/features/home/TestimonialQuote';
import { QuestionsSection } from '@/features/questions/QuestionsSection';

/** The home page below its hero: what sells, explains and answers. */
export function HomeLower() {
  return (
    <>
      <FeaturedProducts
        products={featuredProducts}
        title="Choose by the volume of your room"
        lead="Domestic, clinical or industrial describes the room. The airflow figure decides the machine."
        runningHead
        allProducts
      />
      <FilmSection
        poster={filmPosterInk}
        play={
          <PlayFilmButton
            film={films.sixStages}
            title="Six stages of purification"
            poster={filmPosterInk}
            look="circle"
          />
        }
      />
      <FeatureCards />
      <FiltersAndKills />
      <TestimonialQuote testimonial={shown(testimonial)} />
      <PartnerRow partners={shown(partners)} />
      <RoomPictures rooms={roomPictures.map(shown)} />
      <QuestionsSection title="Asked before you buy" questions={homeQuestions} aside={<AirChangeLadder />} />
      <AirChangeCalculator
        title="Work out your air changes"
        lead="Three numbers and a tape measure. The table shows how often each model replaces the air in your room."
        room={shown(typicalRooms.surgery)}
        typicalSettings={settingsOf(dentalRooms.surgery)}
      />
    </>
  );
}
