import { SiteLink } from '@/components/ui/SiteLink';
import { href } from '@/lib/links/href';
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
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
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

export function HomeBelowFold() {
  return (
    <>
      <FeaturedProducts
        products={featuredProducts}
        title="Choose by the volume of your room"
        lead={
          <>
            Choose by airflow and room volume, not by the name of the category. For a bedroom or a living room see{' '}
            <SiteLink to={href('homes')}>air purifiers for homes</SiteLink>.
          </>
        }
        runningHead
        allProducts
      />
      <FilmSection
        poster={filmPosterInk}
        play={
          <PlayFilmButton
            film={films.sixStages}
            title="Six stages, in the order the air meets them"
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
        lead="Measure length, width and height. The table shows how often in an hour each model cleans a roomful of air."
        room={shown(typicalRooms.surgery)}
        typicalSettings={settingsOf(dentalRooms.surgery)}
      />
    </>
  );
}
