import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { functionRoom } from '@/data/rooms/hospitality-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { hospitality } from '@/data/sectors/hospitality';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { EveningHero } from '@/features/sectors/hospitality/EveningHero';
import { EventSection } from '@/features/sectors/hospitality/EventSection';
import { Sitting } from '@/features/sectors/hospitality/Sitting';
import { VenueRooms } from '@/features/sectors/hospitality/VenueRooms';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';

export default function HospitalityPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <EveningHero />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="hospitality" rooms={sectorRooms.hospitality} />
        <StaticHtml>
          <RoomPicture picture={hospitality.picture} />
          <Sitting />
          <VenueRooms />
          <EventSection />
          <FeaturedProducts
            {...recommendedProducts(hospitality.recommended)}
            title={hospitality.featuredTitle}
            isCompact
            allProducts
          />
          <FiveYearCost
            room={sectorRooms.hospitality[0]}
            hours="restaurant"
            hoursInWords="six hours on six days a week"
            share={{
              label: `Each of ${sectorRooms.hospitality[0].people} covers`,
              count: sectorRooms.hospitality[0].people,
            }}
          />
        </StaticHtml>
        <WithChosenRoom sectorKey="hospitality" typicalRoom={functionRoom}>
          {(room) => (
            <BusinessCase
              title="The case for your event: a dinner for 120"
              lead="Two sides of A4: reason, price a cover, three choices, the evening by the hour. Also for your own room."
              sectorKey="hospitality"
              room={room}
              typicalRooms={sectorRooms.hospitality}
            />
          )}
        </WithChosenRoom>
        <StaticHtml>
          <QuestionsInColumns title={hospitality.questionsTitle} questions={hospitality.questions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title={hospitality.servicesTitle}
            certificate={hospitality.certificate}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out your dining room"
          lead="Measure the room without the bar and the kitchen, up to the ceiling."
          room={shown(typicalRooms.eventRoom)}
          settings={settingsOf(sectorRooms.hospitality[0])}
          typicalSettings={sectorRooms.hospitality[0]}
        />
        <PlanYourRoom
          title="Plan your venue"
          lead="Send us the rooms and their busiest hour. You get a plan and a price for the house."
          send={[
            'Length, width and height of each room',
            'Covers or guests at the busiest hour',
            'Where the sockets are, and the way to the kitchen',
          ]}
          back={[
            'The machines for each room, and their air changes',
            'Where they stand, out of the waiters’ way',
            'Filters and servicing of a year, priced',
          ]}
          form={<ContactForm initialMessage={startedMessage(sectors.hospitality.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
