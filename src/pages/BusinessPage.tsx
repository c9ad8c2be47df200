import { eyeOffice } from '@/assets/pictures/eye-office';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { costMark, fiveYearsEachPence, eachWorkingDay } from '@/data/costs';
import { businessQuestions } from '@/data/questions/business';
import { machinesLabel, recommendedChoice, formatPrice, formatPricedMachines, betterMixOf } from '@/data/room-answers';
import { filterTakes } from '@/data/room-words';
import { airedOffice, boardRoom, openOffice, wholeFloor } from '@/data/rooms/business-rooms';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { buildingRooms, sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { rateAch } from '@/domain/air-changes';
import { airEachLitresPerSecond } from '@/domain/people';
import { remainingShare } from '@/domain/clearance';
import { yearlyHours } from '@/domain/cost-over-years';
import { minLitresPerSecondEach, withFreshAir } from '@/domain/sizing';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { SectorQuestions } from '@/features/questions/SectorQuestions';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { FloorPrice } from '@/features/sectors/business/FloorPrice';
import { meetingRooms } from '@/features/sectors/business/meeting-rooms';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorWords } from '@/features/sectors/SectorHero';
import { SectorEnd } from '@/features/sectors/SectorEnd';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServiceLinks } from '@/features/services/ServicesWithCertificate';
import { countWord, lowerFirst } from '@/lib/format/count-word';
import { smallSum } from '@/lib/format/money';
import { noBreakText } from '@/lib/format/no-break-units';

const officeChoice = recommendedChoice(openOffice);
const mixedInAiredOffice = betterMixOf('GEN X', airedOffice);
const floor = recommendedChoice(wholeFloor);
const ventilatedFloor = recommendedChoice(withFreshAir(wholeFloor));
const boardRoomChoice = recommendedChoice(boardRoom);
const desks = wholeFloor.people ?? 1;
const deskDays = { label: 'Each desk a day', count: desks * eachWorkingDay.count, isPerYear: true };
const deskDay = smallSum(
  fiveYearsEachPence(officeChoice, yearlyHours.office, {
    ...deskDays,
    count: (openOffice.people ?? 1) * eachWorkingDay.count,
  }),
);
/** Percent of the particles that are gone after a quarter of an hour at full speed, by the machines alone. */
const goneFrom = (room: ExampleRoom) =>
  (100 * (1 - remainingShare(rateAch(recommendedChoice(room).rates.full) - room.ventilationAch, 15))).toFixed(1);

/** Offices: quiet machines for the open floor, meetings, and the whole floor's cost. */
export default function BusinessPage() {
  return (
    <SectorLayout sectorKey="business">
      <HydrateOnInteraction>
        <AnswerStrip
          sectorKey="business"
          isCard
          rooms={sectorRooms.business}
          note={`With windows open ${formatPricedMachines(mixedInAiredOffice)}, do it on two speeds. ${deskDay} a desk a day is for five years; a new lamp is extra.`}
        >
          <StaticHtml>
            <SectorWords
              sectorKey="business"
              title="Commercial air purifiers for offices"
              metaTitle="Commercial air purifiers for offices, room by room"
              metaDescription={`${machinesLabel(officeChoice)}, ${formatPrice(officeChoice)}, for an office of ${countWord(openOffice.people ?? 1)} desks; ${countWord(floor.machines)}, ${formatPrice(floor)}, for a floor of ${wholeFloor.people}. Air changes, noise and cost over five years, desk by desk.`}
              promise={`Work in cleaner air: ${lowerFirst(filterTakes)} the air that passes it, from ${deskDay} a working day for each of ${countWord(openOffice.people ?? 1)} desks ${costMark}.`}
            />
          </StaticHtml>
        </AnswerStrip>
        <StaticHtml>
          <RoomPicture
            look="whole"
            model="GEN X"
            machines={5}
            room={openOffice}
            file={eyeOffice}
            alt="An open office: banks of white desks, a jacket over a chair, a person walking past, blurred, and five white Generation X, two at the ends of banks and three at the walls, each plugged in"
          />
          <FloorPlan
            title={`The floor: ${desks} desks take ${countWord(floor.machines)} machines, ${formatPrice(floor)}`}
            lead={noBreakText(
              `All on speed ${floor.speed} make ${floor.noiseDbA} dB(A), estimated: people can talk over it. Does your ventilation bring ${minLitresPerSecondEach} L/s a desk? Then ${countWord(ventilatedFloor.machines)} do: ${formatPrice(ventilatedFloor)}.`,
            )}
          >
            <FloorPrice />
          </FloorPlan>
          <FiveYearCost
            sectionOf={`The floor’s ${floor.machines} machines`}
            room={wholeFloor}
            hoursText="office hours"
            divisor={deskDays}
            each={`a desk each working day, without the ${countWord(meetingRooms.length)} rooms`}
          />
          <MeetingDay
            title={`15 minutes should clear ${goneFrom(boardRoom)}% of a meeting’s particles`}
            lead={`By arithmetic, in the empty room at full speed; real rooms take up to ten times as long. In the meeting, on speed ${boardRoomChoice.speed}, the board room has ${boardRoomChoice.noiseDbA} dB(A) and ${airEachLitresPerSecond(boardRoomChoice.rates.chosen, boardRoom.people ?? 1).toFixed(1)} litres a second a seat (estimated). A sample day: copper lines are people, blue is the air clearing.`}
            hours={['8 am', '10 am', 'noon', '2 pm', '4 pm', '6 pm']}
          />
        </StaticHtml>
        <SectorEnd
          title="Plan your office"
          youSend={['Each room’s length, width and height', 'Its desks or seats', 'What the ventilation does']}
          youGet={['The machines for each room, and where they stand', 'A year of filters and servicing, priced']}
          services={
            <StaticHtml>
              <ServiceLinks />
            </StaticHtml>
          }
          form={<ContactForm initialMessage={initialMessageFor(sectors.business.topic)} takesFocus={false} />}
          calculator={
            <AirChangeCalculator
              isFolded
              title="Work out your floor"
              room={unwrapSample(typicalRooms.openOffice)}
              settings={sectorRooms.business[0]}
              isKindKnown
            />
          }
          businessCase={
            <WithChosenRoom sectorKey="business" typicalRoom={openOffice}>
              {(room) => (
                <BusinessCase
                  isFolded
                  title={`The case for ${lowerFirst(room.phrase)}`}
                  lead="Two sides of A4."
                  sectorKey="business"
                  room={room}
                  typicalRooms={buildingRooms.business}
                />
              )}
            </WithChosenRoom>
          }
        >
          <StaticHtml>
            <SectorQuestions
              title="Asked by facilities managers"
              limits={{
                title: 'What it leaves to your ventilation',
                text: 'Fresh air and CO₂: leave the ventilation on.',
              }}
              questions={businessQuestions}
              listed={3}
            />
          </StaticHtml>
        </SectorEnd>
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
