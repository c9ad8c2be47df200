import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { dentistry } from '@/data/sectors/dentistry';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { Placing } from '@/features/sectors/dentistry/Placing';
import { PracticeRooms } from '@/features/sectors/dentistry/PracticeRooms';
import { SurgeryDiorama } from '@/features/sectors/dentistry/SurgeryDiorama';
import { Targets } from '@/features/sectors/dentistry/Targets';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';

export default function DentistryPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <SectorHero sector={dentistry} art={<SurgeryDiorama />} />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="dentistry" rooms={sectorRooms.dentistry} />
        <StaticHtml>
          <RoomPicture picture={dentistry.picture} />
          <Targets />
          <PracticeRooms />
          <Placing />
          <FeaturedProducts
            {...recommendedProducts(dentistry.recommended)}
            title={dentistry.featuredTitle}
            isCompact
            allProducts
          />
          <FiveYearCost
            room={sectorRooms.dentistry[0]}
            hours="office"
            hoursInWords="eight hours on five days a week"
            share={{ label: 'Each of 260 days a year', count: 260, isPerYear: true }}
          />
        </StaticHtml>
        <WithChosenRoom sectorKey="dentistry" typicalRoom={sectorRooms.dentistry[0]}>
          {(room) => (
            <BusinessCase
              title="The case for your practice meeting"
              lead="Two sides of A4: reason, price, three choices, risks, and a record to fill in. Filled with the answer above."
              sectorKey="dentistry"
              room={room}
              typicalRooms={sectorRooms.dentistry}
            />
          )}
        </WithChosenRoom>
        <StaticHtml>
          <QuestionsInColumns title={dentistry.questionsTitle} questions={dentistry.questions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title={dentistry.servicesTitle}
            certificate={dentistry.certificate}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out your surgery"
          lead="Measure from wall to wall, cabinets included, and up to the ceiling."
          room={shown(typicalRooms.surgery)}
          settings={settingsOf(sectorRooms.dentistry[0])}
          typicalSettings={sectorRooms.dentistry[0]}
        />
        <PlanYourRoom
          title="Plan your practice"
          lead="Send us the surgeries. You get a plan and a price for the practice, not for one room."
          send={[
            'Length, width and height of each room',
            'What each room is used for',
            'Where the chair, door and sockets are',
          ]}
          back={[
            'The machine for each room, and its air changes',
            'Where each machine stands',
            'Filters and servicing of a year, priced',
          ]}
          form={<ContactForm initialMessage={startedMessage(sectors.dentistry.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
