import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { business } from '@/data/sectors/business';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { litresPerSecond } from '@/domain/air-changes';
import { settingsOf } from '@/domain/room-advice';
import { machineAirflowM3PerHour, type SpeedChoice } from '@/domain/speeds';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { BusinessHero } from '@/features/sectors/business/BusinessHero';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { MeetingPage } from '@/features/sectors/MeetingPage';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';

export default function BusinessPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <BusinessHero />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="business" rooms={sectorRooms.business} />
        <StaticHtml>
          <RoomPicture picture={business.picture} />
          <FloorPlan />
          <MeetingDay />
          <FeaturedProducts
            {...recommendedProducts(business.recommended)}
            title={business.featuredTitle}
            isCompact
            allProducts
          />
          <FiveYearCost
            room={sectorRooms.business[0]}
            hours="office"
            hoursInWords="office hours"
            share={{ label: `Each of ${sectorRooms.business[0].people} desks`, count: sectorRooms.business[0].people }}
          />
        </StaticHtml>
        <MeetingPage
          sectorKey="business"
          typicalRoom={sectorRooms.business[0]}
          title="One page for your office meeting, desk by desk"
          lead="Price, noise, limits and the cleaned air of each desk, for this office or for your own."
          name="Desk by desk"
          table={(room, { model, machines, speed }) => ({
            caption: 'Cleaned air for each desk, in litres a second (not fresh air)',
            head: ['Desks', 'Floor for each', `On speed ${speed}`, 'At full speed'],
            rows: [12, 10, 8, 6].map((floorM2) => {
              const desks = Math.max(1, Math.floor((room.lengthM * room.widthM) / floorM2));
              const each = (running: SpeedChoice) =>
                `${(litresPerSecond(machines * machineAirflowM3PerHour(model, running)) / desks).toFixed(1)} L/s`;
              return [String(desks), `${floorM2} m²`, each(speed), each('full')];
            }),
          })}
          doesNot={[
            'It brings in no fresh air and does not lower CO₂: ventilation is still needed.',
            'It neither cools nor heats the room.',
          ]}
          fields={['Office', 'Floor or room', 'Decision']}
        />
        <StaticHtml>
          <QuestionsInColumns title={business.questionsTitle} questions={business.questions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate title={business.servicesTitle} certificate={business.certificate} tone="porcelain" />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out your floor"
          lead="Measure the open floor first, then each meeting room."
          room={shown(typicalRooms.openOffice)}
          settings={settingsOf(sectorRooms.business[0])}
          typicalSettings={sectorRooms.business[0]}
        />
        <PlanYourRoom
          title="Plan your office"
          lead="Send us the floor plan, or just the sizes. You get a plan and a price for the floor."
          send={[
            'Length, width and height of each room',
            'Desks on the floor, seats in each room',
            'Whether windows open, or what the ventilation does',
          ]}
          back={[
            'The machines for each room, and their air changes',
            'Where they stand, clear of escape routes',
            'Filters and servicing of a year, priced',
          ]}
          form={<ContactForm initialMessage={startedMessage(sectors.business.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
