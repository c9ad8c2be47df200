import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { KeyFigures } from '@/components/sections/KeyFigures';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { sample, unwrapSample } from '@/config/sample';
import { filmStages } from '@/data/films/film-stages';
import { costPrices } from '@/data/cost-prices';
import { yearOfFiltersPence } from '@/data/costs';
import { films } from '@/data/films/films';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { featuredProducts } from '@/data/purifiers';
import { homeQuestions } from '@/data/questions/home';
import { recommendedChoice, formatMachines, formatPrice } from '@/data/room-answers';
import { roomRenderings } from '@/data/room-renderings';
import { clinicalUse } from '@/data/room-words';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { livingRoom } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { rate } from '@/domain/air-changes';
import { formatVolume, roomVolumeM3 } from '@/domain/room';
import { roomsUpToM2 } from '@/domain/sizing';
import { noiseRangeDbA, quietBelowDbA, speedsOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { CarryingDrawing, GradesDrawing, NoiseDrawing, YearDrawing } from '@/features/home/feature-drawings';
import { FeatureCard, FeatureCards } from '@/features/home/FeatureCards';
import { FilmSection } from '@/features/home/FilmSection';
import { FiltersAndKills } from '@/features/home/FiltersAndKills';
import { Hero } from '@/features/home/Hero';
import type { HeroMachines } from '@/features/home/HeroStage';
import { PartnerRow } from '@/features/home/PartnerRow';
import { RoomPictures } from '@/features/home/RoomPictures';
import { TestimonialQuote } from '@/features/home/TestimonialQuote';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { capitalised } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './HomePage.module.scss';

const heroMachines: HeroMachines = [
  { word: 'Clinical', product: generationYSummary },
  { word: 'Industrial', product: generationZSummary },
  { word: 'Domestic', product: generationXSummary },
];

const [, loudestDbA] = noiseRangeDbA(speedsOf('GEN Z'));

const surgery = recommendedChoice(dentalRooms.surgery);
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
                Less pollen, dust and smoke in the room where you work, teach or sleep.{' '}
                <span className="d-none d-sm-inline">
                  Tell us its size: we name machines, noise (estimated) and price.
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
          >
            <StaticHtml>
              <KeyFigures
                figures={[
                  {
                    label: 'A surgery’s air, cleaned',
                    figure: <AirChangeRate rate={rate(surgery.model, roomVolumeM3(dentalRooms.surgery), surgery)} />,
                    unit: 'times an hour',
                    meaning: `${capitalised(formatMachines(surgery))} on speed ${surgery.speed} of ${speedsOf(surgery.model).length} in ${formatVolume(dentalRooms.surgery)} m³, at ${surgery.noiseDbA} dB(A), estimated`,
                  },
                  {
                    label: 'In a living room',
                    figure: livingRoomChoice.noiseDbA,
                    unit: 'dB(A)',
                    meaning: `${capitalised(formatMachines(livingRoomChoice))} on speed ${livingRoomChoice.speed} of ${speedsOf(livingRoomChoice.model).length}, estimated`,
                  },
                  {
                    label: 'From',
                    figure: money(generationXSummary.pricePence),
                    unit: 'with VAT',
                    meaning: `Generation X, for rooms up to ${roomsUpToM2('GEN X', 'working')} m² at a speed you can talk over`,
                  },
                  {
                    label: 'At least',
                    figure: '99.95',
                    unit: '%',
                    meaning: 'Of the particles that are hardest to stop stay in the H13 filter',
                  },
                ]}
              />
            </StaticHtml>
          </Hero>
          <StaticHtml>
            <FeaturedProducts
              products={featuredProducts}
              title="Choose by the size of your room"
              lead={`Most rooms take one or more Generation X. A clinical room with its air changes ${clinicalUse} takes Generation Y. In a large room Generation Z needs the fewest machines.`}
              linksToAll
            />
          </StaticHtml>
          <FilmSection
            title={films.sixStages.title}
            lead="Generation S, X and Y have the first five, Generation Z all six."
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
              <FeatureCards title="Filter class, noise and upkeep">
                <FeatureCard
                  title="ISO:29463"
                  before="at most"
                  figure="1"
                  unit="in 2,000 particles"
                  text="Of those hardest to stop, past our filter: class H13 (EN 1822), tested to ISO 29463."
                  topic="question"
                  drawing={<GradesDrawing />}
                />
                <FeatureCard
                  title="Ultra Portable"
                  figure="One"
                  unit="socket"
                  text="No installation. Carry it to another room; Generation Z rolls on castors."
                  topic="survey"
                  drawing={<CarryingDrawing />}
                />
                <FeatureCard
                  title="Quiet Operation"
                  before="from below"
                  figure={`${quietBelowDbA}`}
                  unit="dB(A)"
                  text={`At speed 1, estimated. Talk is easy up to ${workingSpeedLimitDbA}, the dashed line. The largest makes ${loudestDbA} at full speed.`}
                  topic="question"
                  drawing={<NoiseDrawing />}
                />
                <FeatureCard
                  title="Low Maintenance Cost"
                  figure={money(yearOfFiltersPence('GEN X', 1).byYou)}
                  unit="a year (sample)"
                  text={`One filter set for Generation X, ${money(costPrices.filterSetPence['GEN X'])}, and its delivery, in office hours; a new lamp is extra.`}
                  topic="filters-and-spare-parts"
                  drawing={<YearDrawing />}
                />
              </FeatureCards>
              {/* A filter captures particles, carbon adsorbs gases, UV-C is meant to inactivate microbes; the owner signs the mapping off (docs/go-live.md). */}
              <FiltersAndKills
                title={`What ${company.brand} Filters And Kills`}
                lead="Down to 0.1 micron: class H13 stops at least 99.95% at the worst size, 0.1 to 0.3 micron. UV-C is meant to inactivate microbes that pass; carbon takes up part of the vapours. Neither share is tested. Of stages 5 and 6 we claim nothing: not tested."
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
