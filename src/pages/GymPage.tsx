import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { gym } from '@/data/sectors/gym';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { BreathedAir } from '@/features/sectors/gym/BreathedAir';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { GymNextSteps } from '@/features/sectors/gym/GymNextSteps';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';

export default function GymPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <GymHero />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="gym" rooms={sectorRooms.gym} />
        <StaticHtml>
          <RoomPicture picture={gym.picture} />
          <BreathedAir />
          <StudioTable />
          <StagesInGym />
          <FeaturedProducts {...recommendedProducts(gym.recommended)} title={gym.featuredTitle} isCompact allProducts />
          <FiveYearCost
            room={sectorRooms.gym[0]}
            hours="gym"
            hoursInWords="14 hours every day"
            share={{
              label: `Each of ${sectorRooms.gym[0].people} members on the floor`,
              count: sectorRooms.gym[0].people,
            }}
          />
        </StaticHtml>
        <WithChosenRoom sectorKey="gym" typicalRoom={sectorRooms.gym[0]}>
          {(room) => (
            <BusinessCase
              title="The case for your studio, class by class"
              lead="Two sides of A4: reason, price a member, three choices, and the timetable with its speeds."
              sectorKey="gym"
              room={room}
              typicalRooms={sectorRooms.gym}
            />
          )}
        </WithChosenRoom>
        <StaticHtml>
          <QuestionsInColumns title={gym.questionsTitle} questions={gym.questions} />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out your studio"
          lead="Measure each studio separately, from wall to wall."
          room={shown(typicalRooms.gymFloor)}
          settings={settingsOf(sectorRooms.gym[0])}
          typicalSettings={sectorRooms.gym[0]}
        />
        <StaticHtml>
          <ServicesWithCertificate title={gym.servicesTitle} certificate={gym.certificate} tone="white" />
        </StaticHtml>
        <PlanYourRoom
          title="Plan your gym"
          lead="Send us the rooms and the timetable. You get a plan and a price for all of them."
          send={[
            'Length, width and height of each room',
            'How many train in it at the busiest hour, and at what',
            'Where the sockets and the doors are',
          ]}
          back={[
            'The machines for each room, and their air changes',
            'Where they stand, clear of the weights',
            'Filters and servicing of a year, priced',
          ]}
          form={<ContactForm initialMessage={startedMessage(sectors.gym.topic)} takesFocus={false} />}
        />
        <StaticHtml>
          <GymNextSteps />
        </StaticHtml>
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
