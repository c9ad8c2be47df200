import { homeBedroom } from '@/assets/pictures/home-bedroom';
import { StaticHtml } from '@/boot/StaticHtml';
import { Banner } from '@/components/sections/Banner';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { Prose } from '@/components/text/Prose';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { routes } from '@/config/routes';
import { unwrapSample } from '@/config/sample';
import Text from '@/content/air-purifier-for-homes.mdx';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { homesQuestions } from '@/data/questions/homes';
import { bedroomAtHome, livingRoom, study } from '@/data/rooms/home-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { bedroomFurniture, livingRoomFurniture, studyFurniture } from '@/features/homes/furniture';
import { RoomsAtNight } from '@/features/homes/RoomsAtNight';
import { QuestionsSection } from '@/features/questions/QuestionsSection';
import { money } from '@/lib/format/money';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { href } from '@/lib/links/href';
import styles from './HomesPage.module.scss';

const roomsId = 'rooms-at-home';

export default function HomesPage() {
  return (
    <div className={styles.page}>
      <StaticHtml>
        <PageHead
          title="Air purifiers for homes"
          description="Air purifiers for a bedroom, a living room and a study: which machine, how loud it is at night, what it does about pollen, pets and smoke, and what it costs."
          path={href('homes')}
        />
        <Banner
          night
          trail={breadcrumbTrail('homes')}
          current={routes.homes.label}
          title="Air purifiers for homes"
          lead={`One Generation X, ${money(generationXSummary.pricePence)}, cleans the air of a bedroom below 20 dB(A), of a living room at 32 (estimated).`}
        />
        <Section tone="ink" labelledBy={roomsId} className={styles.night ?? ''}>
          <h2 id={roomsId} className="visually-hidden">
            Which machine for which room
          </h2>
          <RoomsAtNight
            rooms={[
              {
                room: bedroomAtHome,
                why: 'Leave it on through the night.',
                furniture: bedroomFurniture,
                machineXCm: 318,
              },
              {
                room: livingRoom,
                why: 'Quiet enough for the television.',
                furniture: livingRoomFurniture,
                machineXCm: 396,
              },
              { room: study, why: 'It fits beside the desk.', furniture: studyFurniture, machineXCm: 238 },
            ]}
          />
          <p className="fine muted mt-4 mb-0">
            The figures are for the machines alone. Open windows add about one air change an hour. <EstimatedNote />
          </p>
        </Section>
        <Section>
          <SectionHeading title="Pollen, pets and smoke" />
          <div className={styles.answers}>
            <Picture
              file={homeBedroom}
              alt="A bedroom at night: a lit lamp, a glass and an open book on the bedside table, and Generation X by the wall with its display on"
              sizes="(min-width: 62em) 420px, 100vw"
            />
            <Prose>
              <Text />
            </Prose>
          </div>
        </Section>
        <QuestionsSection title="Asked by people at home" questions={homesQuestions} listed={6} />
      </StaticHtml>
      <AirChangeCalculator
        title="Work out your room"
        lead="Measure length, width and height. The table shows how often in an hour each model cleans a roomful of air."
        room={unwrapSample(typicalRooms.livingRoom)}
        typicalSettings={livingRoom}
      />
    </div>
  );
}
