import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { genYRoom } from '@/assets/pictures/gen-y-room';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { sample, unwrapSample } from '@/config/sample';
import { filmStages } from '@/data/films/film-stages';
import { yearOfFiltersPence } from '@/data/costs';
import { films } from '@/data/films/films';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { featuredProducts } from '@/data/purifiers';
import { homeQuestions } from '@/data/questions/home';
import { recommendedChoice, formatMachines, formatPrice } from '@/data/room-answers';
import { roomRenderings } from '@/data/room-renderings';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { livingRoom } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { machineOf } from '@/domain/machines';
import { formatVolume } from '@/domain/room';
import { quietBelowDbA } from '@/domain/speeds';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { FeatureCard, FeatureCards } from '@/features/home/FeatureCards';
import { FilmSection } from '@/features/home/FilmSection';
import { FiltersAndKills } from '@/features/home/FiltersAndKills';
import { Hero } from '@/features/home/Hero';
import type { HeroMachines } from '@/features/home/HeroStage';
import { NoiseScale } from '@/features/home/NoiseScale';
import { PartnerRow } from '@/features/home/PartnerRow';
import { RoomPictures } from '@/features/home/RoomPictures';
import { TestimonialQuote } from '@/features/home/TestimonialQuote';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './HomePage.module.scss';

const heroMachines: HeroMachines = [
  { word: 'Clinical', product: generationYSummary },
  { word: 'Industrial', product: generationZSummary },
  { word: 'Domestic', product: generationXSummary },
];

const livingRoomChoice = recommendedChoice(livingRoom);

/** The way to a machine, its price and the calculator. */
export default function HomePage() {
  return (
    <>
      <PageHead
        title="Clinical, industrial and domestic air purifiers"
        description="Air purifiers for surgeries, classrooms, offices and homes, with 160 to 1,156 m³/h of airflow. Work out your room’s air changes and get a written quote."
        path={href('home')}
      />
      <div className={styles.page}>
        <HydrateOnInteraction>
          <Hero
            machines={heroMachines}
            title="Air Purification System"
            lead={
              <>
                Less dust and pollen in a surgery, classroom, office or home. Generation X costs{' '}
                {money(generationXSummary.pricePence)}.{' '}
                <span className="d-none d-sm-inline">
                  Tell us the room’s size: we name machine, noise (estimated) and price.
                </span>
              </>
            }
            actions={
              <>
                <ButtonLink to={href('shop')} hasArrow>
                  See the range
                </ButtonLink>
                <ArrowLink to="#calculator" hasArrow={false}>
                  Calculate your room
                </ArrowLink>
              </>
            }
          />
          <StaticHtml>
            <FeaturedProducts
              products={featuredProducts}
              title="Choose by the size of your room"
              lead={
                <>
                  X is for most rooms. Y has a shell you can disinfect, and its own test sheet (samples). Z is for large
                  rooms with few sockets,{' '}
                  <SiteLink to={href('product', { slug: 'generation-s' })}>S for a small study</SiteLink>.
                </>
              }
              linksToAll
            />
          </StaticHtml>
          <FilmSection
            title={films.sixStages.title}
            lead="S, X and Y have the first five, Z all six."
            stages={filmStages}
            poster={filmPosterInk}
            play={
              <PlayFilmButton
                film={films.sixStages}
                poster={filmPosterInk}
                endCard={
                  <>
                    <p className="h3 mb-2">
                      {`In a living room of ${formatVolume(livingRoom)} m³: ${formatMachines(livingRoomChoice)}, ${livingRoomChoice.noiseDbA} dB(A), ${formatPrice(livingRoomChoice)}`}
                    </p>
                    <ArrowLink to={href('roomPlanner')}>Plan your room</ArrowLink>
                  </>
                }
              />
            }
          />
          <StaticHtml>
            <Section background="porcelain">
              <FeatureCards title="Filter class, noise and upkeep" drawing={<NoiseScale />}>
                <FeatureCard title="ISO:29463" text="Filters of class H13." topic="question" />
                <FeatureCard
                  title="Ultra Portable"
                  text={`X weighs ${unwrapSample(machineOf('GEN X').netWeightKg)} kg (sample).`}
                  topic="survey"
                />
                <FeatureCard title="Quiet Operation" text={`From below ${quietBelowDbA} dB(A).`} topic="question" />
                <FeatureCard
                  title="Low Maintenance Cost"
                  text={`X’s filters: ${money(yearOfFiltersPence('GEN X', 1).byYou)} a year delivered, in office hours (sample); lamp extra.`}
                  topic="filters-and-spare-parts"
                />
              </FeatureCards>
              {/* A filter captures particles, carbon adsorbs gases, UV-C is meant to inactivate microbes; the owner signs the mapping off (docs/go-live.md). */}
              <FiltersAndKills
                title={`What ${company.brand} Filters And Kills`}
                lead="Down to 0.1 micron, our H13 filter alone stops at least 99.95% of the dust hardest to stop. Carbon takes up part of the vapours, UV-C is meant to inactivate microbes. Filled: tested alone, with test particles."
                stages={filmStages.slice(0, 4).map(({ name }) => name)}
                pollutants={[
                  { name: 'viruses', title: 'Viruses', note: 'In droplets that carry them.', stages: [3, 4] },
                  { name: 'bacteria', title: 'Bacteria', stages: [3, 4] },
                  { name: 'fungi', title: 'Fungi', stages: [3, 4] },
                  { name: 'compounds', title: 'Compounds', note: 'Part of vapours and odour.', stages: [2] },
                  { name: 'mercury', title: 'Mercury Vapour', note: 'Perhaps; not tested.', stages: [2] },
                  { name: 'pollen', title: 'Pollen', stages: [1, 3] },
                  {
                    name: 'asbestos',
                    title: 'Asbestos',
                    note: 'Stray fibres; ask a specialist.',
                    stages: [3],
                  },
                  { name: 'mould', title: 'Mould Spores', stages: [3, 4] },
                ]}
              />
            </Section>
            <TestimonialQuote
              {...unwrapSample(
                sample({
                  quote:
                    'Piercing is close work in a small room. I wanted a number I could show a client, not a promise. Now the air change certificate hangs by the door, and people forget the machine is on.',
                  author: 'Owner, piercing studio',
                  placeAndDate: 'East Midlands, March 2021',
                }),
              )}
              picture={genYRoom}
              alt="A waiting room: chairs, a poster on the wall, and one Generation Y by its socket"
            />
            <PartnerRow />
            <RoomPictures title="What three rooms cost" pictures={roomRenderings} />
            <QuestionsSection title="Asked before you buy" questions={homeQuestions} listed={5} />
          </StaticHtml>
          <AirChangeCalculator
            title="Work out your air changes"
            room={unwrapSample(typicalRooms.surgery)}
            settings={dentalRooms.surgery}
          />
        </HydrateOnInteraction>
      </div>
    </>
  );
}
