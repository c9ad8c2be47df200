import { eyeWard } from '@/assets/pictures/eye-ward';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { airflowShown, careShown } from '@/data/checklist-answers';
import { healthCareQuestions } from '@/data/questions/health-care';
import { recommendedProducts } from '@/data/recommended-products';
import { choiceFor, machinesInWords } from '@/data/room-answers';
import { wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { unconfirmed } from '@/data/unconfirmed';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { TestStatus } from '@/features/evidence/TestStatus';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { Approvers } from '@/features/sectors/health-care/Approvers';
import { BayPlacing } from '@/features/sectors/health-care/BayPlacing';
import { Clearance } from '@/features/sectors/health-care/Clearance';
import { VentilationSum } from '@/features/sectors/health-care/VentilationSum';
import { WardCutaway } from '@/features/sectors/health-care/WardCutaway';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { contactUrl } from '@/lib/links/contact-url';

const { treatmentRoom, bay } = wardRoomAnswers;
const inBay = choiceFor(bay);

export default function HealthCarePage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <SectorHero
          sectorKey="healthCare"
          title="Clinical air purifiers for hospitals and clinics"
          metaTitle="Clinical air purifiers for hospitals and clinics"
          metaDescription="Air purifiers for wards, treatment rooms and waiting areas: a ward drawn room by room, HTM 03-01 figures beside ours, and clearance times with assumptions."
          promise="Purifiers that add to your ventilation. For each room: how many, how loud, what price."
          action={{ label: 'Ask for a ward survey', to: contactUrl('survey') }}
          layout="stacked"
          art={<WardCutaway />}
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="healthCare" rooms={sectorRooms.healthCare} />
        <StaticHtml>
          <RoomPicture
            model="GEN Y"
            machines={2}
            room={bay}
            file={eyeWard}
            alt="A ward bay at night: two beds, one with its reading light and its screen on, an armchair, and two white Generation Y at the wall"
          />
          <VentilationSum
            title="What it adds to your ventilation"
            lead="It does not replace it, as the Health and Safety Executive says: it brings in no fresh air and does not lower CO₂."
            ventilation="ventilation of a four-bed bay, as HTM 03-01 sets it"
            machines={`${machinesInWords(inBay)} in the same bay, at ${inBay.noiseDbA} dB(A) together`}
            total="air changes of clean air an hour, of which only the ventilation is fresh air"
            duties={[
              {
                who: 'Only ventilation',
                does: [
                  'brings in air from outside',
                  'carries off CO₂, heat and moisture',
                  'holds a pressure between two rooms',
                  'meets the figure of the HTM',
                ],
              },
              {
                who: 'A purifier',
                does: [
                  'captures particles in a HEPA filter',
                  'adsorbs gases in activated carbon',
                  'inactivates microbes in the air that has passed the filters, by UV-C',
                  'needs one socket and no building work',
                ],
              },
            ]}
          />
          <Approvers
            title="What the four who decide ask"
            action="Send us the room sizes"
            rows={[
              {
                role: 'Infection control',
                question: 'What does it take out, and how was it tested?',
                gets: 'Particles. The filter is tested to ISO 29463; we tested the airflow ourselves.',
                figure: 'H13',
                unit: 'HEPA (EN 1822), the class of the filter',
              },
              {
                role: 'The ward manager',
                question: 'Can patients sleep, and can a bed get past it?',
                gets: 'WHO asks for 30 dB(A) at night; one machine on speed 1 makes 19. A bay of four then gets less air: see the questions below. Keep machines out of the corridor.',
                figure: '19',
                unit: 'dB(A) at the lowest speed, estimated',
              },
              {
                role: 'Estates',
                question: 'What does it do to our ventilation figures?',
                gets: 'Nothing: it recirculates the room’s own air. Enter it separately in the ventilation log.',
                figure: 'None',
                unit: 'claimed as ventilation',
              },
              {
                role: 'Procurement',
                question: 'What does it need each year?',
                gets: 'Cleaning every three months; where it never stops, a new filter set every six. The warranty is one year.',
                figure: '12',
                unit: 'months at most to a new filter set',
              },
            ]}
          />
          {/* NHS England, 9 May 2023, addenda to HTM 03-01: 01A for HEPA air cleaners, 01B for UV-C. */}
          <TestStatus />
          <ChecklistTable
            title="What NHS England asks"
            lead="Its standards for HEPA air cleaners and for UV-C devices, line by line: what we can show, and what is not tested yet."
            rows={[
              {
                asks: 'The standards',
                shows:
                  'NETB 2023/01A for HEPA air cleaners, 01B for UV-C devices, both of 9 May 2023. We claim compliance with neither.',
              },
              { asks: 'Filter', shows: 'H13 (EN 1822), tested to ISO 29463. Report on request.' },
              { asks: 'Airflow and its validation', shows: airflowShown },
              {
                asks: 'UV-C (01B)',
                shows: `253.7 nm, enclosed, off as soon as the front is opened. ${unconfirmed.uvCShare}`,
              },
              { asks: 'Ozone of the whole machine', shows: `Our lamps make none. ${unconfirmed.ozoneReport}.` },
              { asks: 'Ion stage, switched off separately', shows: unconfirmed.ionSwitch },
              { asks: 'Noise at each speed', shows: `Estimated. ${unconfirmed.noiseReport}` },
              { asks: 'Maintenance', shows: careShown },
              { asks: 'Electrical safety, EMC, portable appliance test', shows: unconfirmed.conformity },
              {
                asks: 'That it complements ventilation',
                shows: 'Yes: 0 claimed towards HTM 03-01, recorded on a line of its own.',
              },
            ]}
          />
          <Clearance
            title="How soon the air is clear after a procedure"
            lead="Minutes until one particle in a hundred is left, once the source has stopped."
            ventilation="Treatment room, ventilation alone"
            machines="Treatment room and one Generation Y"
            note={
              <>
                Evenly mixed air; real rooms take up to ten times as long. Source:{' '}
                <EvidenceLink line="clearance">CDC, MMWR</EvidenceLink>.
              </>
            }
          />
          <BayPlacing
            title="Where a machine stands beside a bed"
            alt="Model of a hospital room: a bed under a curtain rail, a monitor, an orange armchair, and a white purifier by the wall"
            rules={[
              { title: '20 cm from the wall', text: 'Air goes in all the way round.' },
              { title: 'Clear of the curtain', text: 'It must not hang over the outlet or against the lower half.' },
              {
                title: 'Away from the door to the corridor',
                text: 'Trolleys turn there, and it would clean the air of the corridor first.',
              },
            ]}
          />
          <FeaturedProducts
            {...recommendedProducts([
              { model: 'GEN Y', reason: 'Bays, treatment: wiped clean, own airflow sheet (sample)' },
              { model: 'GEN X', reason: 'Waiting area: the lowest list price' },
              { model: 'GEN Z', reason: 'Large rooms: fewer machines' },
            ])}
            title="Machines for a ward"
            isCompact
            allProducts
          />
          <FiveYearCost
            room={sectorRooms.healthCare[2]}
            hours="always"
            hoursInWords="every hour"
            share={{ label: 'Each of four beds', count: 4 }}
          />
        </StaticHtml>
        <WithChosenRoom sectorKey="healthCare" typicalRoom={sectorRooms.healthCare[0]}>
          {(room) => (
            <BusinessCase
              title="The case for your ward, and its log line"
              lead="Two sides of A4 for estates and infection control, and the line for the ventilation log as a paper of its own."
              sectorKey="healthCare"
              room={room}
              typicalRooms={sectorRooms.healthCare}
            />
          )}
        </WithChosenRoom>
        <StaticHtml>
          <QuestionsInColumns title="Asked by estates and by infection control" questions={healthCareQuestions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title="Filters, service and a log"
            certificate={{ name: treatmentRoom.name, room: treatmentRoom }}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out one of your rooms"
          lead="Measure the room in metres."
          room={unwrapSample(typicalRooms.consultingRoom)}
          settings={settingsOf(sectorRooms.healthCare[0])}
          typicalSettings={sectorRooms.healthCare[0]}
        />
        <PlanYourRoom
          title="Plan a ward or clinic"
          lead="Send us the rooms. You get the sums for estates and for infection control to check."
          send={[
            'Length, width and height of each room',
            'Its use, and the ventilation it has',
            'Where beds, doors and sockets are',
          ]}
          back={[
            'The machines for each room, and their air changes',
            'Where each machine stands',
            'Filters and servicing of a year, priced',
          ]}
          form={<ContactForm initialMessage={initialMessageFor(sectors.healthCare.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
