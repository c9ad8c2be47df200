import { eyeGym } from '@/assets/pictures/eye-gym';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { gymQuestions } from '@/data/questions/gym';
import { recommendedProducts } from '@/data/recommended-products';
import { choiceFor, machinesInWords } from '@/data/room-answers';
import { changingRoom, gymFloor, intervalStudio, spinStudio, treatmentRoom, yogaStudio } from '@/data/rooms/gym-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { BreathedAir } from '@/features/sectors/gym/BreathedAir';
import { GymHero } from '@/features/sectors/gym/GymHero';
import { GymNextSteps } from '@/features/sectors/gym/GymNextSteps';
import { StagesInGym } from '@/features/sectors/gym/StagesInGym';
import { StudioTable } from '@/features/sectors/gym/StudioTable';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { capitalised } from '@/lib/format/count-word';

export default function GymPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <GymHero
          sectorKey="gym"
          title="Air purifiers for gyms and fitness studios"
          metaTitle="Air purifiers for gyms and fitness studios"
          metaDescription="Gym air purifiers sized by studio: what a class breathes in an hour, air changes for spin, yoga and weights, and which stage takes dust, chalk and odour."
          promise="A spin class breathes eight times as much air as the same people at a desk. We size the machines to the room and show each person’s share."
          action={{ label: 'Plan your gym', to: '#plan' }}
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="gym" rooms={sectorRooms.gym} />
        <StaticHtml>
          <RoomPicture
            model="GEN X"
            machines={5}
            room={gymFloor}
            file={eyeGym}
            alt="A gym floor in the morning sun: rows of exercise bikes, a towel over one of them, a rack of dumbbells, and five white Generation X at the walls"
          />
          <BreathedAir
            title="What a spin class breathes"
            share="of the room’s air is breathed by twenty riders in one hour"
            text={`${capitalised(machinesInWords(choiceFor(spinStudio)))} clean it at full speed, while the music plays.`}
            note="Breathing rates are typical textbook figures. The share counts every breath, even of air that has been breathed before."
          />
          <StudioTable
            title="What each studio takes"
            lead="Every room reaches our optimum of six at the speed it is used at."
            head={['Room', 'In it', 'Machines', 'Air changes an hour, with our optimum marked']}
            rows={[
              { room: spinStudio, who: 'riders' },
              { room: intervalStudio, who: 'people' },
              { room: gymFloor, who: 'members' },
              { room: yogaStudio, who: 'mats' },
              { room: changingRoom, who: 'members' },
              { room: treatmentRoom, who: 'people' },
            ]}
            speeds={{ full: 'at full speed', quiet: 'at working speed' }}
            note="Example rooms, windows not counted. Machines stand in dry rooms only: the wet side of a changing room needs an extractor."
          />
          <StagesInGym
            title="What each stage takes out of a gym’s air"
            lead="Blue marks the stage that catches it."
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
                words: 'Carbon adsorbs gases until it is full. Generation Z has a photocatalyst as well.',
              },
              {
                name: 'Microbes',
                from: 'People',
                endsAt: [3, 3, 3, 3, 4],
                words:
                  'They travel on particles, which the HEPA filter captures; UV-C inactivates microbes in the air that has passed it.',
              },
            ]}
            note={
              <>
                The <EvidenceLink line="photocatalyst">photocatalyst</EvidenceLink> is in Generation Z only; the others
                have five stages. The lines are a picture, not a measurement.
              </>
            }
          />
          <FeaturedProducts
            {...recommendedProducts([
              { model: 'GEN X', reason: 'the lowest list price' },
              { model: 'GEN Z', reason: 'fewer machines, sockets and filter changes' },
              { model: 'GEN Y', reason: 'for a treatment room: wiped clean, own airflow sheet (sample)' },
            ])}
            title="Machines for a gym"
            isCompact
            allProducts
          />
          <FiveYearCost
            room={sectorRooms.gym[0]}
            hours="gym"
            hoursInWords="14 hours every day"
            share={{
              label: `Each of ${sectorRooms.gym[0].people} members on the floor`,
              count: sectorRooms.gym[0].people,
            }}
          />
        </StaticHtml>
        <WithChosenRoom sectorKey="gym" typicalRoom={sectorRooms.gym[0]}>
          {(room) => (
            <BusinessCase
              title="The case for your studio, class by class"
              lead="Two sides of A4: reason, price a member, three choices, and the timetable with its speeds."
              sectorKey="gym"
              room={room}
              typicalRooms={sectorRooms.gym}
            />
          )}
        </WithChosenRoom>
        <StaticHtml>
          <QuestionsInColumns title="Asked at the front desk" questions={gymQuestions} />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out your studio"
          lead="Measure each studio separately, from wall to wall."
          room={unwrapSample(typicalRooms.gymFloor)}
          settings={settingsOf(sectorRooms.gym[0])}
          typicalSettings={sectorRooms.gym[0]}
        />
        <StaticHtml>
          <ServicesWithCertificate
            title="Filters, service and hire purchase"
            certificate={{ name: spinStudio.name, room: spinStudio }}
            tone="white"
          />
        </StaticHtml>
        <PlanYourRoom
          title="Plan your gym"
          lead="Send us the rooms and the timetable. You get a plan and a price for all of them."
          send={[
            'Length, width and height of each room',
            'How many train in it at the busiest hour, and at what',
            'Where the sockets and the doors are',
          ]}
          back={[
            'The machines for each room, and their air changes',
            'Where they stand, clear of the weights',
            'Filters and servicing of a year, priced',
          ]}
          form={<ContactForm initialMessage={initialMessageFor(sectors.gym.topic)} takesFocus={false} />}
        />
        <StaticHtml>
          <GymNextSteps
            title="From your message to the first class"
            steps={[
              { title: 'We send the plan', text: 'The machines for each studio, their air changes and the price.' },
              {
                title: 'You choose the places',
                text: 'Clear of the weights, the showers and the way out, with a socket each.',
              },
              {
                title: 'We deliver',
                text: 'In 3 to 5 working days. Let each machine run at full speed for its first hour.',
              },
              {
                title: 'You check the filter after a month',
                text: 'Chalk and lint fill filters sooner: check the large-particulate filter, then clean it every three months.',
              },
            ]}
          />
        </StaticHtml>
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
