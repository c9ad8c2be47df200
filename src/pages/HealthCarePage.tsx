import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { healthCare } from '@/data/sectors/health-care';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { Approvers } from '@/features/sectors/health-care/Approvers';
import { BayPlacing } from '@/features/sectors/health-care/BayPlacing';
import { Clearance } from '@/features/sectors/health-care/Clearance';
import { VentilationSum } from '@/features/sectors/health-care/VentilationSum';
import { WardSection } from '@/features/sectors/health-care/WardSection';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';

export default function HealthCarePage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <SectorHero sector={healthCare} layout="stacked" art={<WardSection />} />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="healthCare" rooms={sectorRooms.healthCare} />
        <StaticHtml>
          <RoomPicture picture={healthCare.picture} />
          <VentilationSum />
          <Approvers />
          <ChecklistTable checklist={healthCare.checklist} />
          <Clearance />
          <BayPlacing />
          <FeaturedProducts
            {...recommendedProducts(healthCare.recommended)}
            title={healthCare.featuredTitle}
            isCompact
            allProducts
          />
          <FiveYearCost
            room={sectorRooms.healthCare[2]}
            hours="always"
            hoursInWords="every hour"
            share={{ label: 'Each of four beds', count: 4 }}
          />
        </StaticHtml>
        <WithChosenRoom sectorKey="healthCare" typicalRoom={sectorRooms.healthCare[0]}>
          {(room) => (
            <BusinessCase
              title="The case for your ward, and its log line"
              lead="Two sides of A4 for estates and infection control, and the line for the ventilation log as a paper of its own."
              sectorKey="healthCare"
              room={room}
              typicalRooms={sectorRooms.healthCare}
            />
          )}
        </WithChosenRoom>
        <StaticHtml>
          <QuestionsInColumns title={healthCare.questionsTitle} questions={healthCare.questions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title={healthCare.servicesTitle}
            certificate={healthCare.certificate}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out one of your rooms"
          lead="Measure the room in metres."
          room={shown(typicalRooms.consultingRoom)}
          settings={settingsOf(sectorRooms.healthCare[0])}
          typicalSettings={sectorRooms.healthCare[0]}
        />
        <PlanYourRoom
          title="Plan a ward or clinic"
          lead="Send us the rooms. You get the sums for estates and for infection control to check."
          send={[
            'Length, width and height of each room',
            'Its use, and the ventilation it has',
            'Where beds, doors and sockets are',
          ]}
          back={[
            'The machines for each room, and their air changes',
            'Where each machine stands',
            'Filters and servicing of a year, priced',
          ]}
          form={<ContactForm initialMessage={startedMessage(sectors.healthCare.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
