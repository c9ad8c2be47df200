import { eyeGym } from '@/assets/pictures/eye-gym';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { ClosingRows } from '@/components/sections/ClosingRows';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { costCounts, fiveYearsEachPence } from '@/data/costs';
import { gymQuestions, louderYoga } from '@/data/questions/gym';
import { recommendedChoice, formatFewestCard, formatMachines, formatPrice } from '@/data/room-answers';
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
import { yearlyHours } from '@/domain/cost-over-years';
import { airEachLitresPerSecond } from '@/domain/people';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { SectorQuestions } from '@/features/questions/SectorQuestions';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { ClassDay } from '@/features/sectors/gym/ClassDay';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { GymMachines } from '@/features/sectors/gym/GymMachines';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { capitalised, countWord } from '@/lib/format/count-word';
import { smallSum } from '@/lib/format/money';
import { delivery } from '@/data/products/delivery';
import { filterCare } from '@/data/products/filter-care';

const onFloor = recommendedChoice(gymFloor);
const stillYoga = recommendedChoice(yogaStudio);
const members = { label: `Each of ${gymFloor.people} members on the floor`, count: gymFloor.people ?? 1 };

/** Litres a second. */
const eachOnFloor = airEachLitresPerSecond(onFloor.rates.chosen, members.count).toFixed(1);

/** Gyms and studios: machines by exercise, timetable and studio. */
export default function GymPage() {
  return (
    <SectorLayout sectorKey="gym">
      <StaticHtml>
        <GymHero
          sectorKey="gym"
          title="Air purifiers for gyms and fitness studios"
          metaTitle="Air purifiers for gyms and fitness studios"
          metaDescription={`${capitalised(formatMachines(onFloor))}, ${formatPrice(onFloor)}, for a gym floor of ${gymFloor.people} members, at full speed while the music plays. Spin and yoga studios, noise, cost for each member.`}
          promise={`Cleaner air when the gym floor is fullest: ${eachOnFloor} litres a second, cleaned, for each of ${members.count} members.`}
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip
          sectorKey="gym"
          background="ink"
          rooms={sectorRooms.gym}
          note={`${smallSum(fiveYearsEachPence(onFloor, yearlyHours.gym, { ...members, count: members.count * 12, isPerYear: true }))} a month for each of the ${members.count} at the busiest hour, over five years: machines, ${costCounts}.`}
        />
        <StaticHtml>
          <ClassDay />
          <StudioTable
            title="What each studio takes"
            lead="In its main use each room is cleaned six times an hour or more."
            head={['Room', 'Machines', 'Price', 'Air changes an hour, optimum marked, and noise']}
            rows={[
              { room: spinStudio, people: 'riders' },
              { room: intervalStudio, people: 'people' },
              { room: gymFloor, people: 'members' },
              { room: yogaStudio, people: 'mats' },
              { room: changingRoom, people: 'members' },
              { room: gymTreatmentRoom, people: 'people' },
            ]}
            note={`Example rooms, machines alone. Prices include VAT. In the yoga studio of this table ${countWord(stillYoga.machines)} make ${stillYoga.noiseDbA} dB(A), and ${countWord(louderYoga.machines)}, ${formatPrice(louderYoga)}, would make ${louderYoga.noiseDbA}.`}
          />
          <RoomPicture
            model="GEN X"
            machines={5}
            room={gymFloor}
            file={eyeGym}
            part={{ side: 'right', machines: 3 }}
            className="bg-ice"
            alt="A gym floor in low sun: two racks with loaded bars before the mirrors, a towel over one bar, a rack of dumbbells, and white Generation X at the walls"
          />
          <GymMachines
            title="Generation X for the gym floor"
            reason={`${formatPrice(onFloor)} for the floor, ${formatPrice(recommendedChoice(spinStudio))} for the spin studio. The filters hold chalk dust, the carbon part of the smell.`}
            others={[
              { model: 'GEN Z', reason: formatFewestCard(gymFloor, 'the gym floor') },
              { model: 'GEN Y', reason: 'A treatment room that keeps a record: one is enough' },
            ]}
          />
        </StaticHtml>
        <ClosingRows isInHalves>
          <StaticHtml>
            <SectorQuestions title="Questions from gyms" questions={gymQuestions} layout="halves">
              <FiveYearCost
                room={gymFloor}
                hoursText="14 hours every day"
                divisor={members}
                each="a member on the floor"
              />
              <StagesInGym
                title="What does each stage take out of a gym’s air?"
                lead="Teal marks the stage that catches it."
                stages={['Large particulate', 'Carbon', 'HEPA', 'UV-C', 'Ion', 'Photocatalyst']}
                rows={[
                  {
                    name: 'Lint and hair',
                    from: 'Towels, mats, clothes',
                    endsAt: [1, 1, 1, 1, 1],
                    words: 'The large-particulate filter stops it.',
                  },
                  {
                    name: 'Chalk',
                    from: 'Platforms and climbing walls',
                    endsAt: [1, 1, 1, 3, 3],
                    words: 'The large-particulate filter stops the coarse part, the HEPA filter the fine part.',
                  },
                  {
                    name: 'Odour and vapours',
                    from: 'Kit, effort, rubber floor, sprays',
                    endsAt: [2, 2, 2, 2, 6],
                    words: 'Carbon adsorbs part of the gases until it is full.',
                  },
                  {
                    name: 'Microbes',
                    from: 'People',
                    endsAt: [3, 3, 3, 3, 4],
                    words:
                      'They travel on particles, which the HEPA filter captures; UV-C is meant to inactivate those that pass it.',
                  },
                ]}
                note={
                  <>
                    The <EvidenceLink line="photocatalyst">photocatalyst</EvidenceLink> is in Generation Z only; we
                    claim no rate for it.
                  </>
                }
              />
            </SectorQuestions>
          </StaticHtml>
          <WithChosenRoom sectorKey="gym" typicalRoom={sectorRooms.gym[0]}>
            {(room) => (
              <BusinessCase
                isFolded
                title="The case for your gym"
                lead="Two sides of A4: reason, pounds a month, three choices, the timetable."
                sectorKey="gym"
                room={room}
                typicalRooms={sectorRooms.gym}
              />
            )}
          </WithChosenRoom>
          <AirChangeCalculator
            isFolded
            title="Work out your studio"
            lead="Measure each studio separately, from wall to wall."
            room={unwrapSample(typicalRooms.gymFloor)}
            settings={sectorRooms.gym[0]}
            isKindKnown
          />
          <StaticHtml>
            <ServicesWithCertificate title="Filters, service and hire purchase" />
          </StaticHtml>
        </ClosingRows>
        <PlanYourRoom
          title="Plan your gym"
          youSend={[
            'Length, width and height of each room',
            'How many train in it at the busiest hour, and at what',
            'Where the sockets and the doors are',
          ]}
          steps={{
            title: 'From your message to the first class',
            items: [
              { title: 'You get back', text: 'Machines, places, air changes and price of each studio.' },
              { title: 'You choose the places', text: 'A socket each, clear of weights, showers and exits.' },
              {
                title: 'We deliver',
                text: `In ${delivery.days} working days.`,
              },
              {
                title: 'You check the filter',
                text: `The large-particulate filter after a month, for chalk and lint; then clean it every ${filterCare.cleanMonthsText} months.`,
              },
            ],
          }}
          form={<ContactForm initialMessage={initialMessageFor(sectors.gym.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
