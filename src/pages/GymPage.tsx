import { eyeGym } from '@/assets/pictures/eye-gym';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { gymQuestions } from '@/data/questions/gym';
import { machinesLabel, recommendedChoice, fewestFor, formatPrice, formatPricedMachines } from '@/data/room-answers';
import { filterTakes } from '@/data/room-words';
import {
  changingRoom,
  gymFloor,
  intervalStudio,
  spinStudio,
  gymTreatmentRoom,
  yogaStudio,
} from '@/data/rooms/gym-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { minLitresPerSecondEach, withFreshAir } from '@/domain/sizing';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { SectorQuestions } from '@/features/questions/SectorQuestions';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { ClassDay } from '@/features/sectors/gym/ClassDay';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { GymMachines } from '@/features/sectors/gym/GymMachines';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorEnd } from '@/features/sectors/SectorEnd';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServiceLinks } from '@/features/services/ServicesWithCertificate';
import { capitalised, countWord, lowerFirst } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { withDelivery } from '@/data/products/delivery';

const onFloor = recommendedChoice(gymFloor);
const fewest = fewestFor(gymFloor);
const members = { label: `Each of ${gymFloor.people} members on the floor`, count: gymFloor.people ?? 1 };

/** Gyms and studios: machines by exercise, timetable and studio. */
export default function GymPage() {
  return (
    <SectorLayout sectorKey="gym">
      <StaticHtml>
        <GymHero
          sectorKey="gym"
          title="Air purifiers for gyms and fitness studios"
          metaTitle="Air purifiers for gyms and fitness studios"
          metaDescription={`${machinesLabel(onFloor)}, ${formatPrice(onFloor)}, for a gym floor of ${gymFloor.people} members, at full speed while the music plays. Spin and yoga studios, noise, cost for each member.`}
          promise={`Train in cleaner air: ${lowerFirst(filterTakes)} the air that passes it. ${capitalised(countWord(onFloor.machines))} machines for a gym floor: ${money(withDelivery(onFloor.pricePence ?? 0))} delivered.`}
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="gym" background="ink" rooms={sectorRooms.gym} note="Chalk needs more filter sets." />
        <StaticHtml>
          <GymMachines
            title="Generation X for gym and studio"
            machines={[
              { model: onFloor.model, reason: 'Its filters hold chalk dust, its carbon part of the smell.' },
              {
                model: 'GEN Z',
                reason: `Fewer sockets: ${countWord(fewest.machines)}, ${formatPrice(fewest)}, do for the gym floor, at ${fewest.noiseDbA} dB(A).`,
              },
              { model: 'GEN Y', reason: 'One for a treatment room that keeps a record.' },
            ]}
          />
          <RoomPicture
            model="GEN X"
            machines={5}
            narrowMachines={3}
            room={gymFloor}
            file={eyeGym}
            className="on-dark"
            alt="A gym floor in low sun: two racks with loaded bars before the mirrors, a towel over one bar, a person walking past a rack of dumbbells, blurred, and five white Generation X at the walls"
          />
          <ClassDay />
          <StudioTable
            title="What each studio takes"
            lead="In its main use each room is cleaned six times an hour or more, our optimum."
            head={['Room', 'Machines', 'Noise', 'Price']}
            rows={[
              { room: spinStudio, people: 'riders' },
              { room: intervalStudio, people: 'people' },
              { room: gymFloor, people: 'members' },
              { room: yogaStudio, people: 'mats' },
              { room: changingRoom, people: 'members' },
              { room: gymTreatmentRoom, people: 'people' },
            ]}
            note={
              <>
                Example rooms, machines alone; <EvidenceLink line="targets">six is our own target</EvidenceLink>. Noise
                is of all machines together, estimated; prices include VAT. With ventilation of {minLitresPerSecondEach}{' '}
                L/s a member the gym floor takes {formatPricedMachines(recommendedChoice(withFreshAir(gymFloor)))}.
              </>
            }
          />
        </StaticHtml>
        <SectorEnd
          title="Plan your gym"
          youSend={[
            'Each room’s length, width and height',
            'How many train in it, and at what',
            'Where the sockets are',
          ]}
          youGet={['The machines for each studio, where they stand and what they cost']}
          services={
            <StaticHtml>
              <ServiceLinks />
            </StaticHtml>
          }
          form={<ContactForm initialMessage={initialMessageFor(sectors.gym.topic)} takesFocus={false} />}
          calculator={
            <AirChangeCalculator
              isFolded
              title="Work out your studio"
              room={unwrapSample(typicalRooms.gymFloor)}
              settings={sectorRooms.gym[0]}
              isKindKnown
            />
          }
          businessCase={
            <WithChosenRoom sectorKey="gym" typicalRoom={sectorRooms.gym[0]}>
              {(room) => (
                <BusinessCase
                  isFolded
                  title="The case for your gym"
                  lead="Two sides of A4."
                  sectorKey="gym"
                  room={room}
                  typicalRooms={sectorRooms.gym}
                />
              )}
            </WithChosenRoom>
          }
        >
          <StaticHtml>
            <SectorQuestions title="Questions from gyms" questions={gymQuestions} listed={4}>
              <FiveYearCost
                room={gymFloor}
                hoursText="14 hours every day"
                divisor={members}
                each="a member on the floor"
              />
            </SectorQuestions>
          </StaticHtml>
        </SectorEnd>
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
