import { Move, Repeat2, ShieldCheck, Volume1 } from 'lucide-react';
import { filmPosterInk } from '@/assets/pictures/film-poster-ink';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Readings } from '@/components/sections/Readings';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageHead } from '@/components/ui/PageHead';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { sample, unwrapSample } from '@/config/sample';
import { filmStages } from '@/data/films/film-stages';
import { films } from '@/data/films/films';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { generationYSummary } from '@/data/products/generation-y/summary';
import { generationZSummary } from '@/data/products/generation-z/summary';
import { featuredProducts } from '@/data/purifiers';
import { homeQuestions } from '@/data/questions/home';
import { roomPictures } from '@/data/room-pictures';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { maxAirChanges, roomTurnedOverM3 } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { PlayFilmButton } from '@/features/films/PlayFilmButton';
import { Carrying } from '@/features/home/Carrying';
import { FeatureCard, FeatureCards } from '@/features/home/FeatureCards';
import { FilterGrades } from '@/features/home/FilterGrades';
import { FilmSection } from '@/features/home/FilmSection';
import { FiltersAndKills } from '@/features/home/filters/FiltersAndKills';
import { Hero } from '@/features/home/hero/Hero';
import type { HeroMachines } from '@/features/home/hero/HeroStage';
import { NoiseScale } from '@/features/home/NoiseScale';
import { PartnerRow } from '@/features/home/PartnerRow';
import { RoomPictures } from '@/features/home/RoomPictures';
import { ServiceYear } from '@/features/home/ServiceYear';
import { TestimonialQuote } from '@/features/home/TestimonialQuote';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { grouped } from '@/lib/format/number';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './HomePage.module.scss';

const heroMachines: HeroMachines = [
  { word: 'Clinical', product: generationYSummary },
  { word: 'Industrial', product: generationZSummary },
  { word: 'Domestic', product: generationXSummary },
];

const maxCadrM3PerHour = Math.max(...calculatorModels.map((model) => model.measuredCadrM3PerHour));

export default function HomePage() {
  return (
    <>
      <PageHead
        title="Clinical, industrial and domestic air purifiers"
        description="Air purifiers for surgeries, classrooms, offices and homes, with 160 to 1,156 m³/h of clean air. Work out your room’s air changes and get a written quote."
        path={href('home')}
      />
      <div className={styles.page}>
        <HydrateOnInteraction>
          <Hero
            machines={heroMachines}
            title="Air Purification System"
            lead={
              <>
                Air purifiers from {money(generationXSummary.pricePence)} for{' '}
                <SiteLink to={href('dentistry')}>surgeries</SiteLink>,{' '}
                <SiteLink to={href('education')}>classrooms</SiteLink> and <SiteLink to={href('homes')}>homes</SiteLink>
                . Tell us the room: we name the machine, the number and the price.
              </>
            }
            actions={
              <>
                <ButtonLink to={href('shop')} arrow>
                  See the range
                </ButtonLink>
                <ArrowLink to="#calculator" arrow={false}>
                  Calculate your room
                </ArrowLink>
              </>
            }
          >
            <StaticHtml>
              {/* 53 ACH is docs/specification-coverage.md, row 269: Generation Z in the room named here. */}
              <Readings
                readings={[
                  {
                    figure: grouped(maxCadrM3PerHour),
                    unit: 'm³/h',
                    meaning: 'Clean air from Generation Z, the largest, at full speed',
                  },
                  {
                    figure: '99.97',
                    unit: '%',
                    meaning: 'Of 0.3 µm particles stay in the H13 filter; at least 99.95% at the worst size',
                  },
                  {
                    before: 'from below',
                    figure: '20',
                    unit: 'dB(A)',
                    meaning: 'At speed 1, for the night; 58 at the top speed of the largest',
                  },
                  {
                    before: 'up to',
                    figure: String(maxAirChanges),
                    unit: 'ACH',
                    meaning: `Air changes an hour: Generation Z at full speed in ${roomTurnedOverM3(maxCadrM3PerHour, maxAirChanges).toFixed(1)} m³`,
                  },
                ]}
              />
            </StaticHtml>
          </Hero>
          <StaticHtml>
            <FeaturedProducts
              products={featuredProducts}
              title="Choose by the size of your room"
              lead={
                <>
                  Two of Generation X often beat one large machine. For a bedroom or a living room see{' '}
                  <SiteLink to={href('homes')}>air purifiers for homes</SiteLink>.
                </>
              }
              allProducts
            />
          </StaticHtml>
          <FilmSection
            title={films.sixStages.title}
            lead="The film follows room air from intake to outlet. Generation Z has all six stages, the others the first five."
            stages={filmStages}
            poster={filmPosterInk}
            play={<PlayFilmButton film={films.sixStages} poster={filmPosterInk} variant="circle" />}
          />
          <StaticHtml>
            <FeatureCards title="Tested, portable, quiet, little to look after">
              <FeatureCard
                icon={ShieldCheck}
                title="ISO:29463"
                text="Our filters are class H13 (EN 1822), tested to ISO 29463: they hold at least 99.95% of the particles that slip through most easily, 99.97% at 0.3 µm."
                topic="question"
                drawing={<FilterGrades />}
              />
              <FeatureCard
                icon={Move}
                title="Ultra Portable"
                text="One socket, no installation. Carry it to another room; Generation Z rolls on castors."
                topic="survey"
                drawing={<Carrying />}
              />
              <FeatureCard
                icon={Volume1}
                title="Quiet Operation"
                text="From below 20 dB(A) at speed 1 up to 58 dB(A) at the top speed of Generation Z, the largest."
                topic="question"
                drawing={<NoiseScale />}
              />
              <FeatureCard
                icon={Repeat2}
                title="Low Maintenance Cost"
                text="Clean the large-particulate filter every three months; change the filter set once or twice a year."
                topic="filters-and-spare-parts"
                drawing={<ServiceYear />}
              />
            </FeatureCards>
            {/* A filter captures particles, carbon adsorbs gases, UV-C inactivates microbes; the owner signs the mapping off (docs/go-live.md). */}
            <FiltersAndKills
              title={`What ${company.brand} Filters And Kills`}
              lead="Down to 0.1 micron: H13 holds at least 99.95% at the size it holds worst, 0.1 to 0.3 µm. The bars mark the stages at work, 1 to 6. No share is tested for the lamp alone."
              pollutants={[
                {
                  name: 'viruses',
                  title: 'Viruses',
                  text: 'HEPA captures the droplets that carry them, UV-C inactivates microbes in the air behind it.',
                  stages: [3, 4],
                },
                {
                  name: 'bacteria',
                  title: 'Bacteria',
                  text: 'HEPA captures them, UV-C inactivates microbes in the air behind it.',
                  stages: [3, 4],
                },
                {
                  name: 'fungi',
                  title: 'Fungi',
                  text: 'The large-particulate filter and HEPA capture them, UV-C inactivates what passes.',
                  stages: [1, 3, 4],
                },
                {
                  name: 'compounds',
                  title: 'Compounds',
                  text: 'Carbon adsorbs volatile compounds and odour.',
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
                  text: 'HEPA captures stray fibres. Leave asbestos work to a specialist.',
                  stages: [3],
                },
                {
                  name: 'mould',
                  title: 'Mould Spores',
                  text: 'HEPA captures them, UV-C inactivates microbes in the air behind it.',
                  stages: [3, 4],
                },
              ]}
            />
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
          </StaticHtml>
          <RoomPictures pictures={roomPictures} />
          <StaticHtml>
            <QuestionsSection title="Asked before you buy" questions={homeQuestions} listed={7} />
          </StaticHtml>
          <AirChangeCalculator
            title="Work out your air changes"
            lead="Enter length, width and height. The table shows how often in an hour each model cleans a roomful of air."
            room={unwrapSample(typicalRooms.surgery)}
            typicalSettings={dentalRooms.surgery}
          />
        </HydrateOnInteraction>
      </div>
    </>
  );
}
