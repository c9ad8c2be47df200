import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { KeyFigures } from '@/components/sections/KeyFigures';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { sample, unwrapSample } from '@/config/sample';
import { filmStages } from '@/data/films/film-stages';
import { costPrices } from '@/data/costs';
import { films } from '@/data/films/films';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { featuredProducts } from '@/data/purifiers';
import { homeQuestions } from '@/data/questions/home';
import { choiceFor, formatMachines, formatPrice } from '@/data/room-answers';
import { roomRenderings } from '@/data/room-renderings';
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
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './HomePage.module.scss';
import { filterCare } from '@/data/products/filter-care';

const heroMachines: HeroMachines = [
  { word: 'Clinical', product: generationYSummary },
  { word: 'Industrial', product: generationZSummary },
  { word: 'Domestic', product: generationXSummary },
];

const [, loudestDbA] = noiseRangeDbA(speedsOf('GEN Z'));

const surgery = choiceFor(dentalRooms.surgery);
const livingRoomChoice = choiceFor(livingRoom);

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
                {'A '}
                <SiteLink to={href('dentistry')}>surgery</SiteLink>
                {` needs Generation Y, ${money(generationYSummary.pricePence)}; most rooms, such as a `}
                <SiteLink to={href('homes')}>living room</SiteLink>
                {`, need Generation X, ${money(generationXSummary.pricePence)} each. `}
                <span className="d-none d-sm-inline">
                  They take dust, pollen and smoke particles out of the air. Tell us your room’s size and use: we name
                  machines and price.
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
                    figure: <AirChangeRate rate={rate(surgery.model, roomVolumeM3(dentalRooms.surgery), surgery)} />,
                    unit: 'times an hour',
                    meaning: `The air of a surgery of ${formatVolume(dentalRooms.surgery)} m³, cleaned by ${formatMachines(surgery)} on speed ${surgery.speed}, at ${surgery.noiseDbA} dB(A), estimated`,
                  },
                  {
                    before: 'from',
                    figure: money(generationXSummary.pricePence),
                    unit: 'with VAT',
                    meaning: `Generation X, for rooms up to ${roomsUpToM2('GEN X', 'working')} m² at a speed you can talk over`,
                  },
                  {
                    figure: livingRoomChoice.noiseDbA,
                    unit: 'decibels, dB(A)',
                    meaning: `In a living room, with ${formatMachines(livingRoomChoice)} on speed ${livingRoomChoice.speed} (estimated)`,
                  },
                  {
                    figure: '99.95',
                    unit: '%',
                    meaning: 'of the particles that are hardest to stop stay in the H13 filter, at least',
                  },
                ]}
              />
            </StaticHtml>
          </Hero>
          <StaticHtml>
            <FeaturedProducts
              products={featuredProducts}
              title="Choose by the size of your room"
              lead="Most rooms take Generation X; a surgery, or any room with a record of its air, Generation Y. Size and people decide how many: Generation Z needs the fewest."
              linksToAll
            />
          </StaticHtml>
          <FilmSection
            title={films.sixStages.title}
            lead="Follow the air through Generation S, X or Y: five stages, the filters in one cartridge. Generation Z has panels in its place, and a sixth stage."
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
            <Section tone="porcelain">
              <FeatureCards title="Filter class, noise and upkeep">
                <FeatureCard
                  title="ISO:29463"
                  text="Filters of class H13 (EN 1822), tested to ISO 29463: of 100,000 particles that are hardest to stop, at most 50 pass."
                  topic="question"
                  drawing={<GradesDrawing />}
                />
                <FeatureCard
                  title="Ultra Portable"
                  text="One socket, no installation. Carry it to another room; Generation Z rolls on castors."
                  topic="survey"
                  drawing={<CarryingDrawing />}
                />
                <FeatureCard
                  title="Quiet Operation"
                  text={`From below ${quietBelowDbA} dB(A) at speed 1. Talk is easy up to ${workingSpeedLimitDbA}. At full speed the largest makes up to ${loudestDbA} dB(A).`}
                  topic="question"
                  drawing={<NoiseDrawing />}
                />
                <FeatureCard
                  title="Low Maintenance Cost"
                  text={`Clean the large-particulate filter every ${filterCare.cleanMonthsText} months. A set for Generation X is ${money(costPrices.filterSetPence['GEN X'])} (sample): change it once or twice a year.`}
                  topic="filters-and-spare-parts"
                  drawing={<YearDrawing />}
                />
              </FeatureCards>
              {/* A filter captures particles, carbon adsorbs gases, UV-C inactivates microbes; the owner signs the mapping off (docs/go-live.md). */}
              <FiltersAndKills
                title={`What ${company.brand} Filters And Kills`}
                lead="Down to 0.1 micron. Teal bars: the stages at work."
                pollutants={[
                  {
                    name: 'viruses',
                    title: 'Viruses',
                    text: 'HEPA captures the droplets that carry them, UV-C inactivates what passes.',
                    stages: [3, 4],
                  },
                  {
                    name: 'bacteria',
                    title: 'Bacteria',
                    text: 'HEPA captures, UV-C inactivates what passes.',
                    stages: [3, 4],
                  },
                  {
                    name: 'fungi',
                    title: 'Fungi',
                    text: 'HEPA captures, UV-C inactivates what passes.',
                    stages: [3, 4],
                  },
                  {
                    name: 'compounds',
                    title: 'Compounds',
                    text: 'Carbon adsorbs part of the vapours and odour.',
                    stages: [2],
                  },
                  {
                    name: 'mercury',
                    title: 'Mercury Vapour',
                    text: 'From amalgam work. Carbon adsorbs part of it.',
                    stages: [2],
                  },
                  {
                    name: 'pollen',
                    title: 'Pollen',
                    text: 'The large-particulate filter and HEPA capture it.',
                    stages: [1, 3],
                  },
                  {
                    name: 'asbestos',
                    title: 'Asbestos',
                    text: 'HEPA captures stray fibres. Leave asbestos to a specialist.',
                    stages: [3],
                  },
                  {
                    name: 'mould',
                    title: 'Mould Spores',
                    text: 'HEPA captures, UV-C inactivates what passes.',
                    stages: [3, 4],
                  },
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
            lead="Enter length, width and height. The table shows how often in an hour each model cleans a roomful of air."
            room={unwrapSample(typicalRooms.surgery)}
            settings={dentalRooms.surgery}
          />
        </HydrateOnInteraction>
      </div>
    </>
  );
}
