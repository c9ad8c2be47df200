import { eyeBar } from '@/assets/pictures/eye-bar';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { costMark, eachEvening } from '@/data/costs';
import { filterTakes } from '@/data/room-words';
import { functionRoom, bedroom, restaurant } from '@/data/rooms/hospitality-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { bedroomNight } from '@/data/questions/homes';
import { hospitalityQuestions, mixedRestaurant } from '@/data/questions/hospitality';
import { machinesLabel, recommendedChoice, formatPrice, quieterFor } from '@/data/room-answers';
import { airChangeTargets, rateText, type StatedRate } from '@/domain/air-changes';
import { airEachLitresPerSecond } from '@/domain/people';
import { formatSides } from '@/domain/room';
import { minLitresPerSecondEach, reachedRate } from '@/domain/sizing';
import { openWindowsAch } from '@/domain/ventilation';
import { type SpeedChoice, speedOf, combinedNoiseDbA } from '@/domain/speeds';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { SectorQuestions } from '@/features/questions/SectorQuestions';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { EventSection } from '@/features/sectors/hospitality/EventSection';
import { coverCost, guestEvening } from '@/features/sectors/hospitality/evening-costs';
import { HotelBedroom } from '@/features/sectors/hospitality/HotelBedroom';
import { clearedInRestaurant, resetMin } from '@/features/sectors/hospitality/second-sitting';
import { Sitting } from '@/features/sectors/hospitality/Sitting';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorEnd } from '@/features/sectors/SectorEnd';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServiceLinks } from '@/features/services/ServicesWithCertificate';
import { capitalised, countWord, lowerFirst } from '@/lib/format/count-word';
import { noBreakText } from '@/lib/format/no-break-units';
import { contactUrl } from '@/lib/links/contact-url';

const atEvent = recommendedChoice(functionRoom);
const bedroomChoice = recommendedChoice(bedroom);
const quieterBedroom = quieterFor(bedroom);
/** By the machines alone. */
const quieterBedroomRate = { ...quieterBedroom.rates.chosen, ventilationAch: 0 };
/** By the machines alone. */
function eventHour(time: string, name: string, running: SpeedChoice) {
  const { model, machines } = atEvent;
  const { speed, noiseDbA } = speedOf(model, running);
  return {
    name,
    time,
    level: combinedNoiseDbA(noiseDbA, machines),
    speed: running === 'full' ? 'Full' : `Speed ${speed}`,
  };
}
const restaurantChoice = recommendedChoice(restaurant);
const talkingSpeed = speedOf(restaurantChoice.model, 'working').speed;
/** Quiet enough to be heard over. */
const speechSpeed = 2;
/** Of the function room with its windows open. */
const eventRate = (speed: SpeedChoice) =>
  reachedRate(atEvent.model, atEvent.machines, speed, { ...functionRoom, ventilationAch: openWindowsAch });
/** Litres a second. */
const eachOf = (stated: StatedRate) => airEachLitresPerSecond(stated, functionRoom.people ?? 1).toFixed(1);

/** Hotels, restaurants and events: rooms with their machines, and the evening of a party. */
export default function HospitalityPage() {
  return (
    <SectorLayout sectorKey="hospitality">
      <StaticHtml>
        <SectorHero
          sectorKey="hospitality"
          title="Air purifiers for hospitality and events"
          metaTitle="Air purifiers for hotels, restaurants and events"
          metaDescription={`${machinesLabel(restaurantChoice)}, ${formatPrice(restaurantChoice)}, for a restaurant of ${restaurant.people} covers. Bedrooms, function rooms, a plan for ${functionRoom.people} guests, with noise and cost an evening.`}
          promise={`Seat your guests in cleaner air: ${lowerFirst(filterTakes)} the air that passes it, from ${coverCost} a cover in a full restaurant with music ${costMark}.`}
          layout="wide"
          isOnDark
          art={
            <RoomPicture
              look="whole"
              model="GEN X"
              machines={3}
              room={restaurant}
              file={eyeBar}
              alt="A bar at nine in the evening: lamps over laid tables and along the wall, bottles behind a green counter, a waiter in black walking past it, blurred, and three white Generation X at the walls"
            />
          }
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip
          sectorKey="hospitality"
          background="ink"
          rooms={sectorRooms.hospitality}
          note={`No music? Take ${countWord(mixedRestaurant.machines)}, ${formatPrice(mixedRestaurant)}, and open the windows. ${coverCost} a cover is for ${restaurant.people} guests on ${eachEvening.count} evenings a year, for five years; a new lamp is extra.`}
        />
        <StaticHtml>
          <Sitting
            title={`${capitalised(countWord(resetMin))} minutes between sittings should clear ${clearedInRestaurant('full')}% of the particles`}
            lead={`By arithmetic, at full speed, once the first sitting has left; real rooms take up to ten times as long.`}
            windows="Windows only"
            working={`Machines too, on speed ${talkingSpeed}`}
            full="Machines too, at full speed"
            note={
              <>
                What is left of 100 particles: <EvidenceLink line="clearance">arithmetic</EvidenceLink> for the empty
                restaurant, in perfectly mixed air, with windows as one air change an hour.
              </>
            }
          />
          <EventSection
            title={`A party of ${functionRoom.people}: ${countWord(atEvent.machines)} machines, ${formatPrice(atEvent)}`}
            enough={`At full speed they give ${rateText(atEvent.rates.full)} air changes an hour, ${eachOf(atEvent.rates.full)} litres a second a guest; at dinner, windows open, ${rateText(eventRate('working'))}. Bought once, they serve every party after it: from ${guestEvening} a guest, once a week for five years.`}
            caption={`White squares: the ${countWord(atEvent.machines)} machines. Dotted: the waiters’ way. Room: ${formatSides(functionRoom)}.`}
            hours={[
              eventHour('6 pm', 'Doors, music', 'full'),
              eventHour('7:30 pm', 'Dinner', 'working'),
              eventHour('9 pm', 'Speeches', speechSpeed),
              eventHour('10 pm', 'Dancing', 'full'),
            ]}
            note={`Noise of all machines, and airflow below full speed, are estimated. Full speed is for louder music; at dinner guests raise their voices. Keep the speeches short: with the windows open a guest has ${eachOf(eventRate(speechSpeed))} litres a second, below WHO’s ${minLitresPerSecondEach}.`}
            action={{ label: 'Plan an event', to: contactUrl('event') }}
          />
        </StaticHtml>
        <StaticHtml>
          <HotelBedroom
            title={`A quiet hotel bedroom, window open: ${formatPrice(bedroomChoice)}`}
            hours={[
              { name: 'By night', speed: 1 },
              { name: 'By day', speed: bedroomChoice.speed },
            ]}
            windowShut={{
              title: `Window shut at night? Take ${countWord(quieterBedroom.machines)}, ${formatPrice(quieterBedroom)}`,
              text: `One alone stays below our minimum of ${countWord(airChangeTargets.minimum)} air changes an hour; ${countWord(quieterBedroom.machines)} make ${rateText(quieterBedroomRate)}.`,
              noiseDbA: quieterBedroom.noiseDbA,
            }}
            note={noBreakText(
              `An open window counts as one air change an hour; by night we aim for ${countWord(airChangeTargets.minimum)}, our minimum. A night costs from ${bedroomNight} for one machine: five years, eight hours on speed 1 (sample prices). Prices include VAT.`,
            )}
          />
        </StaticHtml>
        <SectorEnd
          background="sand"
          isFormFirst
          title="Plan your venue"
          youSend={['Each room’s length, width and height', 'Its covers or guests', 'The way to the kitchen']}
          youGet={['The machines for each room, out of the waiters’ way', 'A year of filters and servicing, priced']}
          services={
            <StaticHtml>
              <ServiceLinks />
            </StaticHtml>
          }
          form={<ContactForm initialMessage={initialMessageFor(sectors.hospitality.topic)} takesFocus={false} />}
          calculator={
            <AirChangeCalculator
              isFolded
              title="Work out your dining room"
              room={unwrapSample(typicalRooms.eventRoom)}
              settings={sectorRooms.hospitality[0]}
              isKindKnown
            />
          }
          businessCase={
            <WithChosenRoom sectorKey="hospitality" typicalRoom={restaurant}>
              {(room) => (
                <BusinessCase
                  isFolded
                  title="The case for your venue"
                  lead="Two sides of A4."
                  sectorKey="hospitality"
                  room={room}
                  typicalRooms={sectorRooms.hospitality}
                />
              )}
            </WithChosenRoom>
          }
        >
          <StaticHtml>
            <SectorQuestions
              title="Asked by hotels and restaurants"
              limits={{
                title: 'What it leaves to others',
                text: 'Open the windows before service, and keep the hood on for steam and fumes.',
              }}
              questions={hospitalityQuestions}
            >
              <FiveYearCost
                room={restaurant}
                hoursText="six hours on six days a week"
                divisor={eachEvening}
                each="an evening"
              />
            </SectorQuestions>
          </StaticHtml>
        </SectorEnd>
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
