import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { answerRoom, machinesInWords, priceInWords } from '@/data/room-answers';
import { functionRoom } from '@/data/rooms/hospitality-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { hospitality } from '@/data/sectors/hospitality';
import { atSpeed } from '@/data/sectors/meeting-page';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { unconfirmed } from '@/data/unconfirmed';
import { settingsOf } from '@/domain/room-advice';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { EveningHero } from '@/features/sectors/hospitality/EveningHero';
import { EventSection } from '@/features/sectors/hospitality/EventSection';
import { Sitting } from '@/features/sectors/hospitality/Sitting';
import { VenueRooms } from '@/features/sectors/hospitality/VenueRooms';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { MeetingPage } from '@/features/sectors/MeetingPage';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { capitalised } from '@/lib/format/count-word';

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
        <MeetingPage
          sectorKey="hospitality"
          typicalRoom={functionRoom}
          title="One page for your event: the price list"
          lead="Each choice with its price and noise, for this room or for your own."
          name="Price list for an event"
          table={(room) => {
            const advice = answerRoom(room);
            const choices =
              advice.kind === 'choice' ? [advice.choice, ...advice.alternatives.map(({ choice }) => choice)] : [];
            return {
              caption: 'Each choice reaches six air changes an hour and 10 L/s of clean air for each guest',
              head: ['Machines', 'Price including VAT', 'Speed', 'Air changes an hour', 'Noise together'],
              rows: choices.map((choice) => [
                capitalised(machinesInWords(choice)),
                priceInWords(choice),
                ...atSpeed('', room, choice, choice.speed).slice(1),
              ]),
            };
          }}
          doesNot={['It does not replace open windows, or the hood over the range.', unconfirmed.hire]}
          fields={['Event', 'Date', 'Guests']}
        />
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
