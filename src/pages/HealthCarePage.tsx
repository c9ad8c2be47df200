import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { genYRoom } from '@/assets/pictures/gen-y-room';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { airflowEvidence, careEvidence, lampIonsAndTests } from '@/data/checklist-answers';
import { clinicalCostMark, fiveYearsEachPence } from '@/data/costs';
import { healthCareQuestions } from '@/data/questions/health-care';
import { recommendedChoice, formatMachines, formatPrice } from '@/data/room-answers';
import { filterTakes } from '@/data/room-words';
import { largeWaitingArea, wardLimitDbA, wardRoomAnswers } from '@/data/rooms/health-care-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { htmAirChanges, rateAch, rateText } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { formatSides } from '@/domain/room';
import { reachedRate } from '@/domain/sizing';
import { combinedNoiseDbA, speedOf, workingSpeedLimitDbA } from '@/domain/speeds';
import { yearlyHours } from '@/domain/cost-over-years';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { SectorQuestions } from '@/features/questions/SectorQuestions';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { MachineLinks, OtherMachines } from '@/features/sectors/OtherMachines';
import { BayLevels } from '@/features/sectors/health-care/BayLevels';
import { BayMinutes } from '@/features/sectors/health-care/BayMinutes';
import { LogTable } from '@/features/sectors/health-care/LogTable';
import { WardNight } from '@/features/sectors/health-care/WardNight';
import { SectorEnd } from '@/features/sectors/SectorEnd';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServiceLinks } from '@/features/services/ServicesWithCertificate';
import { capitalised, countWord } from '@/lib/format/count-word';
import { smallSum } from '@/lib/format/money';

const { bay } = wardRoomAnswers;
const bayChoice = recommendedChoice(bay);
/** Within WHO's limit by day as well. */
const withinWho = recommendedChoice({ ...bay, noiseLimitDbA: wardLimitDbA });
const bayMachines = formatMachines(bayChoice);
const ventilationAch = htmAirChanges.generalClinicalArea;
const withMachinesAch = ventilationAch + rateAch(bayChoice.rates.chosen);
const [minutesBefore, minutesAfter] = [clearanceWholeMinutes(ventilationAch), clearanceWholeMinutes(withMachinesAch)];
const timesAsFast = (withMachinesAch / ventilationAch).toFixed(1);
const bayLevels = (
  [
    ['At night', 1],
    ['By day', bayChoice.speed],
    ['With nobody in the room', 'full'],
  ] as const
).map(([hour, running]) => ({
  hour,
  noiseDbA: combinedNoiseDbA(speedOf(bayChoice.model, running).noiseDbA, bayChoice.machines),
  text: `${running === 'full' ? 'Full speed' : `Speed ${running}`}: +${rateText(reachedRate(bayChoice.model, bayChoice.machines, running, bay))} air changes an hour`,
}));
const bedDay = smallSum(
  fiveYearsEachPence(bayChoice, yearlyHours.always, { label: '', count: bay.beds * 365, isPerYear: true }),
);
/** Where people talk. */
const waitingAreaChoice = recommendedChoice({ ...largeWaitingArea, noiseLimitDbA: workingSpeedLimitDbA });
const beds = { label: 'Each of four beds', count: bay.beds };

/** Hospitals and clinics: ventilation and machines together, and the line for the log. */
export default function HealthCarePage() {
  return (
    <SectorLayout sectorKey="healthCare">
      <StaticHtml>
        <WardNight
          sectorKey="healthCare"
          title="Clinical air purifiers for hospitals and clinics"
          metaTitle="Clinical air purifiers for hospitals and clinics"
          metaDescription={`${capitalised(bayMachines)}, ${formatPrice(bayChoice)}, add ${rateText(bayChoice.rates.chosen)} air changes an hour to a four-bed bay beside its ventilation, estimated. What HTM 03-01 and NHS England ask.`}
          promise={`${filterTakes} the ward air that passes it, from ${bedDay} a bed a day ${clinicalCostMark}.`}
          alt="A ward bay at night: two beds, one with its reading light and its screen on, a nurse walking past it, blurred, an armchair, and two white Generation Y at the wall"
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip
          sectorKey="healthCare"
          background="ink"
          besidePhoto="right"
          rooms={sectorRooms.healthCare}
          note={`For ${wardLimitDbA} dB(A) by day too take ${countWord(withinWho.machines)}, ${formatPrice(withinWho)}. ${bedDay} a bed a day is over five years, day and night.`}
        />
        <StaticHtml>
          <BayMinutes
            title={`The bay’s air should clear ${timesAsFast} times as fast`}
            lead="By arithmetic, until 99% of the particles are gone. It counts perfectly mixed air; real rooms take up to ten times as long."
            after={{
              minutes: minutesAfter,
              ach: withMachinesAch,
              text: `Ventilation and ${bayMachines} on speed ${bayChoice.speed}`,
            }}
            before={{
              minutes: minutesBefore,
              text: `Ventilation alone: ${countWord(ventilationAch)} air changes an hour, as HTM 03-01 sets it`,
            }}
          />
          <BayLevels
            title="Quiet at night, faster by day"
            lead={`Both machines together, estimated. WHO asks for ${wardLimitDbA} dB(A) or less in ward rooms, day and night.`}
            limitDbA={wardLimitDbA}
            levels={bayLevels}
          />
          <Section labelledBy="ward-machines">
            <Row className="align-items-center row-gap-3" role="region" aria-label="Featured products">
              <Col lg={7} className="d-print-none">
                <Picture
                  file={genYRoom}
                  alt="The corner of a clinic: one white Generation Y, plugged in, beside a chair below a handrail"
                  sizes="(min-width: 1360px) 740px, (min-width: 62em) 56vw, 100vw"
                  className="d-block w-100 h-auto ratio-3x2 ratio-lg-4x3 object-fit-cover object-low"
                />
              </Col>
              <Col lg={5} className="ps-lg-4">
                <h2 data-aos="fade-up" id="ward-machines" className="mb-3">
                  Generation Y for the ward
                </h2>
                <OtherMachines
                  hasPictures={false}
                  windows="shut"
                  machines={[
                    {
                      model: 'GEN Y',
                      reason: 'For beds and treatment: a shell to disinfect, its own airflow sheet (samples)',
                    },
                    {
                      model: 'GEN X',
                      reason: `For waiting areas: ${countWord(waitingAreaChoice.machines)} for one of ${formatSides(largeWaitingArea)}, ${formatPrice(waitingAreaChoice)}; wiped with water only (sample)`,
                    },
                  ]}
                />
                <MachineLinks />
              </Col>
            </Row>
          </Section>
          <LogTable
            title="A line for the ventilation log"
            lead="Free to print for your own rooms. In either contract we sign the rate at full speed."
            blanks={['Ventilation, measured', 'Serial numbers', 'Checked by']}
          />
        </StaticHtml>
        <SectorEnd
          background="white"
          isFormFirst
          title="Plan a ward or clinic"
          youSend={[
            'Length, width and height of each room',
            'Its use, and the ventilation it has',
            'Where beds, doors and sockets are',
          ]}
          youGet={[
            'The machines for each room, and their air changes',
            'Where each machine stands',
            'Filters and servicing of a year, priced',
          ]}
          services={
            <StaticHtml>
              <ServiceLinks />
            </StaticHtml>
          }
          form={<ContactForm initialMessage={initialMessageFor(sectors.healthCare.topic)} takesFocus={false} />}
          calculator={
            <AirChangeCalculator
              isFolded
              title="Work out one of your rooms"
              room={unwrapSample(typicalRooms.consultingRoom)}
              settings={wardRoomAnswers.consultingRoom}
              isKindKnown
            />
          }
          businessCase={
            <WithChosenRoom sectorKey="healthCare" typicalRoom={bay}>
              {(room) => (
                <BusinessCase
                  isFolded
                  title="The case for your ward, and its log line"
                  lead="Two sides of A4."
                  sectorKey="healthCare"
                  room={room}
                  typicalRooms={sectorRooms.healthCare}
                />
              )}
            </WithChosenRoom>
          }
        >
          <StaticHtml>
            <SectorQuestions title="Asked by the ward and estates" questions={healthCareQuestions} listed={3}>
              {/* NHS England, 9 May 2023, addenda to HTM 03-01: 01A for HEPA air cleaners, 01B for UV-C. */}
              <ChecklistTable
                title="What does NHS England ask?"
                lead="Bulletins NETB 2023/01A (HEPA air cleaners) and 01B (UV-C) of 9 May 2023. We claim no compliance."
                rows={[
                  {
                    requirement: 'Filter',
                    evidence: 'H13 (EN 1822), tested to ISO 29463. Report (sample) on request.',
                  },
                  {
                    requirement: 'Airflow and its validation',
                    evidence: `${airflowEvidence} The standard of that test does not cover treatment rooms.`,
                  },
                  { requirement: 'Maintenance', evidence: careEvidence },
                  ...lampIonsAndTests,
                ]}
              />
              <FiveYearCost room={bay} hoursText="every hour" divisor={beds} />
            </SectorQuestions>
          </StaticHtml>
        </SectorEnd>
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
