import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { business } from '@/data/sectors/business';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { BusinessHero } from '@/features/sectors/business/BusinessHero';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
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
        <WithChosenRoom sectorKey="business" typicalRoom={sectorRooms.business[0]}>
          {(room) => (
            <BusinessCase
              title="The case for your office, floor by floor"
              lead="Two sides of A4 for partners, board or landlord: reason, price a desk, three choices and risks."
              sectorKey="business"
              room={room}
              typicalRooms={sectorRooms.business}
            />
          )}
        </WithChosenRoom>
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
