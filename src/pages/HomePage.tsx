import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { PageHead } from '@/components/ui/PageHead';
import { shown } from '@/config/sample';
import { films } from '@/data/films';
import { partners } from '@/data/partners';
import { featuredProducts } from '@/data/featured-products';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { homeQuestions } from '@/data/questions/home';
import { roomPictures } from '@/data/room-pictures';
import { testimonial } from '@/data/testimonial';
import { typicalRooms } from '@/data/typical-rooms';
import { AirChangeCalculator } from '@/features/air-changes/AirChangeCalculator';
import { FeaturedProducts } from '@/features/catalogue/FeaturedProducts';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { AirChangeLadder } from '@/features/home/AirChangeLadder';
import { FeatureCards } from '@/features/home/FeatureCards';
import { FilmSection } from '@/features/home/FilmSection';
import { FiltersAndKills } from '@/features/home/FiltersAndKills';
import { Hero } from '@/features/home/Hero';
import type { HeroMachines } from '@/features/home/hero-machine';
import { PartnerRow } from '@/features/home/PartnerRow';
import { RoomPictures } from '@/features/home/RoomPictures';
import { TestimonialQuote } from '@/features/home/TestimonialQuote';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { href } from '@/lib/href';

const heroMachines: HeroMachines = [
  { word: 'Clinical', product: generationYSummary },
  { word: 'Industrial', product: generationZSummary },
  { word: 'Domestic', product: generationXSummary },
];

/** The home page, for `/` and `/home`: eleven parts, the footer being the last. */
export function HomePage() {
  return (
    <>
      <PageHead
        title="Clinical, industrial and domestic air purifiers"
        description="Air purifiers for surgeries, classrooms, offices and homes, with measured airflow from 160 to 1,156 m³/h. Work out the air changes of your room and ask for a price."
        path={href('home')}
      />
      <Hero machines={heroMachines} />
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
      />
    </>
  );
}
