import { eyeBar } from '@/assets/pictures/eye-bar';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { functionRoom, bedroom, restaurant } from '@/data/rooms/hospitality-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { hospitalityQuestions } from '@/data/questions/hospitality';
import { recommendedProducts } from '@/data/recommended-products';
import { choiceFor, decisionInWords, machinesInWords } from '@/data/room-answers';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { EveningHero } from '@/features/sectors/hospitality/EveningHero';
import { EventSection } from '@/features/sectors/hospitality/EventSection';
import { Sitting } from '@/features/sectors/hospitality/Sitting';
import { VenueRooms } from '@/features/sectors/hospitality/VenueRooms';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';

const atEvent = choiceFor(functionRoom);

export default function HospitalityPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <EveningHero
          sectorKey="hospitality"
          title="Air purifiers for hospitality and events"
          metaTitle="Air purifiers for hotels, restaurants and events"
          metaDescription="Air purifiers for restaurants, hotel bedrooms and function rooms, sized by volume and run by the hour: machines, price and noise, and a plan for 120 guests."
          promise="Sized for your busiest hour: working speed before service, full speed once the music is on."
          action={{ label: 'Ask about an event', to: contactUrl('event') }}
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="hospitality" rooms={sectorRooms.hospitality} />
        <StaticHtml>
          <RoomPicture
            model="GEN X"
            machines={3}
            room={restaurant}
            file={eyeBar}
            alt="A bar at nine in the evening: lamps over laid tables, a coat on the wall, bottles behind a green counter, and three white Generation X at the walls"
          />
          <Sitting
            title="How fast the air clears between two sittings"
            lead="Particles left of 100, fifteen minutes after the first sitting leaves."
            start="The first sitting leaves"
            end="A quarter of an hour later"
            windows="Windows only"
            working="Windows and machines, working speed"
            full="Windows and machines, full speed"
            note={
              <>
                <EvidenceLink line="clearance">Arithmetic</EvidenceLink> for the restaurant above, with evenly mixed
                air, an empty room, and windows counted as one air change an hour. Real rooms mix worse, so allow
                longer.
              </>
            }
          />
          <VenueRooms
            title="Three rooms in one hotel"
            lead="The volume of a room, its guests, and the speed at which it is used decide how many machines it takes."
            runs={{
              bedroom: 'Full speed during housekeeping, speed 2 by day, the lowest at night.',
              restaurant:
                'Working speed while the room is quiet, full speed once the music is louder than the machines.',
              functionRoom: 'Full speed before the doors and for the band, working speed for the speeches.',
            }}
            note="Example rooms, machines alone. Prices include VAT."
          />
          <EventSection
            title={`A dinner for 120 takes ${countWord(atEvent.machines)} machines`}
            caption="Copper is air on its way in, cyan on its way out; the dotted line is the waiters’ way."
            steps={[
              {
                title: 'Measure',
                text: 'Length, width and height. In a marquee take the height halfway between eaves and ridge.',
              },
              {
                title: 'Count',
                text: `This room takes ${machinesInWords(atEvent)} at full speed. ${decisionInWords(functionRoom)}.`,
              },
              {
                title: 'Place',
                text: 'Out of the waiters’ way, each on a socket of its own, with no lead across the way to the kitchen.',
              },
              {
                title: 'Keep',
                text: 'The machines are yours: on other nights they serve the bar and the bedrooms.',
              },
            ]}
            action={{ label: 'Ask about your date', to: contactUrl('event') }}
          />
          <FeaturedProducts
            {...recommendedProducts([
              { model: 'GEN X', reason: 'the lowest list price' },
              { model: 'GEN Z', reason: 'fewer machines, sockets and filter changes' },
              { model: 'GEN S', reason: 'for a back office; Generation X has a list price' },
            ])}
            title="Machines for a hotel and its events"
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
          <QuestionsInColumns title="Asked before service" questions={hospitalityQuestions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title="Serviced on your closed day"
            certificate={{ name: 'Bedroom 12', room: bedroom }}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out your dining room"
          lead="Measure the room without the bar and the kitchen, up to the ceiling."
          room={unwrapSample(typicalRooms.eventRoom)}
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
          form={<ContactForm initialMessage={initialMessageFor(sectors.hospitality.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
