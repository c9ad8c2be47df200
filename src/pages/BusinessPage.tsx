import { eyeOffice } from '@/assets/pictures/eye-office';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { businessQuestions } from '@/data/questions/business';
import { recommendedProducts } from '@/data/recommended-products';
import { choiceFor, decisionInWords, machinesInWords, priceInWords } from '@/data/room-answers';
import { boardRoom, openOffice, wholeFloor } from '@/data/rooms/business-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { rateText } from '@/domain/air-changes';
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
import { capitalised, countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';

const inOffice = choiceFor(openOffice);
const floor = choiceFor(wholeFloor);
const ofFloor = capitalised(machinesInWords(floor));

export default function BusinessPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <BusinessHero
          sectorKey="business"
          title="Commercial air purifiers for offices"
          metaTitle="Commercial air purifiers for offices, room by room"
          metaDescription="Office air purifiers sized by floor and by room: machines and price, air changes per hour, noise beside the desk, and the filters and energy of one year."
          promise={`${capitalised(machinesInWords(inOffice))}, ${priceInWords(inOffice)}, for an office of ${countWord(openOffice.people)} desks. We check the clean air for each desk too.`}
          action={{ label: 'Ask for a survey', to: contactUrl('survey') }}
          caption={`${ofFloor} a floor: cleaned air, not fresh air`}
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="business" rooms={sectorRooms.business} />
        <StaticHtml>
          <RoomPicture
            model="GEN X"
            machines={3}
            room={openOffice}
            file={eyeOffice}
            alt="An open office seen from a desk with an open book: two banks of desks, a coat on the wall, and three white Generation X, one in the aisle, two at the walls"
          />
          <FloorPlan
            title="How many machines a floor needs"
            lead={`An example of a floor: it takes ${machinesInWords(floor)}. ${decisionInWords(wholeFloor)}.`}
            machines={`${ofFloor} on the open floor`}
            answer={`${priceInWords(floor)} including VAT: with open windows ${rateText(floor.reaches.quietest)} air changes an hour, at ${floor.noiseDbA} dB(A) together.`}
            note="Each room with a door gets a machine of its own; the others stand in the aisles, clear of the way out."
          />
          <MeetingDay
            title="Cleaned between meetings"
            lead="Working speed or below while people talk, full speed for the 15 minutes after: this share of the particles is gone."
            hours={['Morning', 'Noon', 'Evening']}
            note="A sample day in evenly mixed air. Copper lines are people in a meeting. A purifier does not lower CO₂: the room still needs its ventilation."
          />
          <FeaturedProducts
            {...recommendedProducts([
              { model: 'GEN X', reason: 'the lowest list price' },
              { model: 'GEN Z', reason: 'fewer machines and sockets between the desks' },
              { model: 'GEN S', reason: 'for a booth of two; Generation X has a list price' },
            ])}
            title="Machines for an office"
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
          <QuestionsInColumns title="Asked by facilities managers" questions={businessQuestions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title="Filters and servicing"
            certificate={{ name: 'Board room', room: boardRoom }}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out your floor"
          lead="Measure the open floor first, then each meeting room."
          room={unwrapSample(typicalRooms.openOffice)}
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
          form={<ContactForm initialMessage={initialMessageFor(sectors.business.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
