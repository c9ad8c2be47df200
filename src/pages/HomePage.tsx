import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Readings } from '@/components/sections/Readings';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { shown } from '@/config/sample';
import { films } from '@/data/films/films';
import { calculator } from '@/data/pages/home/below-fold';
import { head } from '@/data/pages/home/page';
import { heroReadings, machines, questions } from '@/data/pages/home/sections';
import { featuredProducts } from '@/data/purifiers';
import { homeQuestions } from '@/data/questions/home';
import { roomPictures } from '@/data/room-pictures';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { FeatureCards } from '@/features/home/FeatureCards';
import { FilmSection } from '@/features/home/FilmSection';
import { FiltersAndKills } from '@/features/home/filters/FiltersAndKills';
import { Hero } from '@/features/home/hero/Hero';
import { PartnerRow } from '@/features/home/PartnerRow';
import { RoomPictures } from '@/features/home/RoomPictures';
import { TestimonialQuote } from '@/features/home/TestimonialQuote';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { href } from '@/lib/links/href';
import styles from './HomePage.module.scss';

export default function HomePage() {
  return (
    <>
      <PageHead {...head} path={href('home')} />
      <Hero>
        <StaticHtml>
          <Readings readings={heroReadings} />
        </StaticHtml>
      </Hero>
      <div className={styles.belowFold}>
        <HydrateOnInteraction>
          <StaticHtml>
            <FeaturedProducts
              products={featuredProducts}
              title={machines.title}
              lead={
                <>
                  The larger the room, the more air it takes. For a bedroom or a living room see{' '}
                  <SiteLink to={href('homes')}>air purifiers for homes</SiteLink>.
                </>
              }
              allProducts
            />
          </StaticHtml>
          <FilmSection
            poster={filmPosterInk}
            play={<PlayFilmButton film={films.sixStages} poster={filmPosterInk} look="circle" />}
          />
          <StaticHtml>
            <FeatureCards />
            <FiltersAndKills />
            <TestimonialQuote />
            <PartnerRow />
          </StaticHtml>
          <RoomPictures rooms={roomPictures.map(shown)} />
          <StaticHtml>
            <QuestionsSection title={questions.title} questions={homeQuestions} listed={6} />
          </StaticHtml>
          <AirChangeCalculator
            {...calculator}
            room={shown(typicalRooms.surgery)}
            typicalSettings={dentalRooms.surgery}
          />
        </HydrateOnInteraction>
      </div>
    </>
  );
}
