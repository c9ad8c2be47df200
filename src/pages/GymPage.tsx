import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { gym } from '@/data/sectors/gym';
import { atSpeed, speedHead } from '@/data/sectors/meeting-page';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { rate, rateAch } from '@/domain/air-changes';
import { clearanceMinutes } from '@/domain/clearance';
import { roomVolumeM3 } from '@/domain/room';
import { settingsOf } from '@/domain/room-advice';
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
import { MeetingPage } from '@/features/sectors/MeetingPage';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
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
        <MeetingPage
          sectorKey="gym"
          typicalRoom={sectorRooms.gym[0]}
          title="One page for your studio: the timetable"
          lead="Price, noise, limits and the speed for each class, for this floor or for your own room."
          name="Timetable of a studio"
          table={(room, choice) => {
            const full = rate(choice.model, roomVolumeM3(room), { machines: choice.machines });
            const minutes = Math.ceil(clearanceMinutes(rateAch(full), 0.99));
            return {
              caption: 'From the first class to the last',
              head: speedHead,
              rows: [
                atSpeed('Before the first class and between classes', room, choice, 'full'),
                atSpeed('Spin, intervals, weights: loud music', room, choice, 'full'),
                atSpeed('Yoga, stretching: working speed', room, choice, 'working'),
                atSpeed(
                  `${minutes} minutes after the last class: 99% of particles gone, if the air mixes evenly`,
                  room,
                  choice,
                  'full',
                ),
              ],
            };
          }}
          doesNot={[
            'It neither cools nor dries the air, and it does not lower CO₂: leave ventilation and air conditioning on.',
            'It is for dry rooms: not for showers or beside a pool.',
          ]}
          fields={['Studio', 'Classes a day', 'Checked by']}
        />
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
