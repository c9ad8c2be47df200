import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { dentistryQuestions } from '@/data/questions/dentistry';
import { recommendedProducts } from '@/data/recommended-products';
import { choiceFor, machinesInWords, priceInWords } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { airChangeTargets, maxAirChanges, rateText } from '@/domain/air-changes';
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
import { capitalised } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';

const inSurgery = choiceFor(dentalRooms.surgery);

export default function DentistryPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <SectorHero
          sectorKey="dentistry"
          title="Dental air purifiers for dental clinics"
          metaTitle="Dental air purifiers for dental clinics"
          metaDescription="Air purifiers for dental surgeries, decontamination and waiting rooms: air changes per hour for your room, what fallow time was, and where the machine stands."
          promise={`${capitalised(machinesInWords(inSurgery))}, ${priceInWords(inSurgery)}, cleans a surgery’s air ${rateText(inSurgery.reaches.quietest)} times an hour at a speed you can talk over.`}
          action={{ label: 'Have us size it', to: contactUrl('survey') }}
          art={
            <SurgeryDiorama
              alt="Model of a dental surgery: a green chair, an orange stool, cabinets, and a white purifier at the wall beside the chair"
              caption={`${capitalised(machinesInWords(choiceFor(dentalRooms.surgery)))} beside the chair`}
            />
          }
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="dentistry" rooms={sectorRooms.dentistry} />
        <StaticHtml>
          <RoomPicture
            model="GEN Y"
            room={dentalRooms.surgery}
            file={eyeSurgery}
            alt="A surgery at eye level: a green dental chair, a white coat on a hook, and Generation Y beside the worktop with its basin and lamp"
          />
          <Targets
            title="How many air changes a surgery needs"
            lead={
              <>
                Air changes an hour are clean air divided by the volume of the room. Three and six are{' '}
                <EvidenceLink line="targets">our own figures</EvidenceLink>; ten is{' '}
                <EvidenceLink line="htm-03-01">ventilation</EvidenceLink>, which a purifier adds to and does not
                replace.
              </>
            }
            legend={{ machines: 'One machine in the surgery above', working: 'working speed', full: 'full speed' }}
            /* Sources: 1, 3, 6 and 53, docs/specification-coverage.md, rows 267, 268 and 269; 10, HTM 03-01 (2021), treatment room. */
            marks={[
              { airChanges: 1, title: 'Windows that open', note: 'as we count them' },
              { airChanges: airChangeTargets.minimum, title: 'Our minimum', note: 'any occupied room' },
              { airChanges: airChangeTargets.optimum, title: 'Our optimum', note: 'we size to it, windows counted' },
              { airChanges: 10, title: 'HTM 03-01', note: 'ventilation, treatment room' },
              { airChanges: maxAirChanges, title: 'Most from one purifier', note: 'in the smallest room' },
            ]}
            marksTitle="The marks from left to right"
          />
          <PracticeRooms
            title="Three rooms of a practice, worked out"
            lead="Each room takes one machine, at a speed that you can talk over."
            notes={{
              surgery: 'Measure each surgery: they are rarely the same size.',
              decontaminationRoom: 'A shell that you wipe down (sample). Stand it clear of water and steam.',
              waitingRoom: `People wait here longest. With windows that open it is ${rateText(choiceFor(dentalRooms.waitingRoom).reaches.quietest)}.`,
            }}
          />
          <Placing
            title="Where it stands in a surgery"
            rules={[
              {
                title: 'Clear of every wall',
                text: 'The intake runs all round the lower half: close to a wall it draws less air.',
              },
              {
                title: 'Chair between machine and door',
                text: 'It then stands close to where mist and dust start, and out of the way of whoever comes in.',
              },
              {
                title: 'Suction first, purifier second',
                text: 'High-volume suction takes the spray where it starts. The machine cleans what is left in the air.',
              },
            ]}
          />
          <FeaturedProducts
            {...recommendedProducts([
              { model: 'GEN Y', reason: 'Surgeries, decontamination: wiped clean, own airflow sheet (sample)' },
              { model: 'GEN X', reason: 'Waiting room: the lowest list price' },
              { model: 'GEN S', reason: 'A small office: one is enough. Generation X has a list price' },
            ])}
            title="Machines for a dental practice"
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
          <QuestionsInColumns title="Asked by practices before they buy" questions={dentistryQuestions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title="Filters, service and hire purchase"
            certificate={{ name: 'Surgery 2', room: dentalRooms.surgery }}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out your surgery"
          lead="Measure from wall to wall, cabinets included, and up to the ceiling."
          room={unwrapSample(typicalRooms.surgery)}
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
          form={<ContactForm initialMessage={initialMessageFor(sectors.dentistry.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
