import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { coverClassroom } from '@/assets/pictures/cover-classroom';
import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { airflowEvidence, careEvidence, lampIonsAndTests } from '@/data/checklist-answers';
import { fiveYearsEachPence } from '@/data/costs';
import { educationQuestions } from '@/data/questions/education';
import { recommendedChoice, formatMachines, formatPrice, betterMixOf } from '@/data/room-answers';
import { filterTakes } from '@/data/room-words';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { buildingRooms, sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { rateAch } from '@/domain/air-changes';
import { yearlyHours } from '@/domain/cost-over-years';
import { airEachLitresPerSecond } from '@/domain/people';
import { formatSides } from '@/domain/room';
import { minLitresPerSecondEach } from '@/domain/sizing';
import { workingSpeedLimitDbA } from '@/domain/speeds';
import { BusinessCase } from '@/features/case/BusinessCase';
import { CasePreview } from '@/features/case/CasePreview';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { SectorQuestions } from '@/features/questions/SectorQuestions';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { Lesson } from '@/features/sectors/education/Lesson';
import { RoomsInPlan } from '@/features/sectors/education/RoomsInPlan';
import { levelInLesson, schoolTotal } from '@/features/sectors/education/school-rooms';
import { MachineLinks, OtherMachines } from '@/features/sectors/OtherMachines';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorWords } from '@/features/sectors/SectorHero';
import { SectorEnd } from '@/features/sectors/SectorEnd';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { formatSmallRoomCard } from '@/features/sectors/small-room-card';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServiceLinks } from '@/features/services/ServicesWithCertificate';
import { capitalised, countWord } from '@/lib/format/count-word';
import { money } from '@/lib/format/money';
import { percent } from '@/lib/format/percent';

const { classroom } = schoolRoomAnswers;
const classroomChoice = recommendedChoice(classroom);
const classroomMachines = formatMachines(classroomChoice);
const [windowsLeft = 1, machinesLeft = 0] = [classroom.ventilationAch, rateAch(classroomChoice.rates.chosen)].map(
  (ach) => levelInLesson(ach, 60),
);
const fewer = percent(1 - machinesLeft / windowsLeft);
/** The fewest that reach the rate, on speeds of their own. */
const fewest = betterMixOf('GEN X', classroom);
/** Litres a second for each person, with the machines and without. */
const [eachWith, eachWithout] = [classroomChoice.rates.chosen, { ...classroomChoice.rates.chosen, machines: 0 }].map(
  (stated) => airEachLitresPerSecond(stated, classroom.people).toFixed(1),
);
const people = { label: `Each of ${classroom.people} people`, count: classroom.people };
const yearEachPence = fiveYearsEachPence(classroomChoice, yearlyHours.school, { ...people, isPerYear: true });

/** Schools: a lesson's air, the machines of a whole school, and the case for the governors. */
export default function EducationPage() {
  return (
    <SectorLayout sectorKey="education">
      <StaticHtml>
        <RoomPicture
          look="whole"
          model="GEN X"
          machines={4}
          room={classroom}
          file={eyeClassroom}
          alt="A classroom from the back row in daylight: tables for thirty with open books, an orange jacket over a chair, a green board, and four white Generation X at the walls"
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip
          sectorKey="education"
          rooms={sectorRooms.education}
          note={`${capitalised(countWord(fewest.machines))} will do, for ${formatPrice(fewest)}, but they are louder: ${fewest.noiseDbA} dB(A).`}
        >
          <StaticHtml>
            <SectorWords
              sectorKey="education"
              title={
                <>
                  Air purifiers <br />
                  for schools
                </>
              }
              metaTitle="Air purifiers for schools and nurseries"
              metaDescription={`${capitalised(classroomMachines)}, ${formatPrice(classroomChoice)}, clean the air of a classroom for ${classroom.people} at ${classroomChoice.noiseDbA} dB(A), estimated. A school room by room, its noise in lessons and its filters by the term.`}
              promise={`${filterTakes} the classroom air that passes it. A teacher should be able to talk over the machines.`}
            />
          </StaticHtml>
        </AnswerStrip>
        <StaticHtml>
          <Lesson
            title={`A lesson should end with ${fewer}% fewer of the class’s particles`}
            lead={
              <>
                <EvidenceLink line="clearance">By arithmetic</EvidenceLink>, after 60 minutes, in evenly mixed air. Real
                rooms mix less well. 100% is what windows alone would come to in the end.
              </>
            }
            windows="Windows only"
            machines={`Windows and ${classroomMachines}`}
            times={['Lesson begins', 'Lesson ends']}
            gains={[
              {
                figure: `${eachWith} litres a second instead of ${eachWithout}`,
                text: `of clean air for each of ${classroom.people} people. Most of it is filtered, not fresh: keep the windows open.`,
              },
              {
                figure: `From ${money(Math.round(yearEachPence / 100) * 100)} a person a year`,
                text: 'over five years (sample prices, without lamps).',
              },
            ]}
          />
          <RoomsInPlan
            title={`${capitalised(countWord(schoolTotal.rooms))} rooms take ${schoolTotal.machines}\u00a0machines, ${money(schoolTotal.pricePence)}`}
            lead={`Six air changes an hour or more, windows counted; in the hall of ${formatSides(schoolRoomAnswers.hall)} ${minLitresPerSecondEach} litres a second for each of ${schoolRoomAnswers.hall.people} people. In class they make ${classroomChoice.noiseDbA}\u00a0dB(A), in the hall ${recommendedChoice(schoolRoomAnswers.hall).noiseDbA}.`}
            action="Plan your school"
          />
          <Section background="ice">
            <Row className="row-gap-3" role="region" aria-label="Featured products">
              <Col lg={7} className="d-print-none">
                <Picture
                  file={coverClassroom}
                  alt="The corner of a classroom; one of four white Generation X, plugged in, stands between the class’s books and the pegs with their bags"
                  sizes="(min-width: 62em) 90vw, 180vw"
                  className="d-block w-100 h-auto ratio-2x1 ratio-lg-3x2 object-fit-cover"
                />
              </Col>
              <Col lg={5} className="d-flex flex-column">
                <OtherMachines
                  machines={[
                    { model: 'GEN X', reason: 'One model and one filter for classrooms, library and hall' },
                    {
                      model: 'GEN Z',
                      reason: 'Nursery with one socket: one is enough',
                    },
                    {
                      model: 'GEN S',
                      reason: formatSmallRoomCard('A small office'),
                    },
                  ]}
                />
                <MachineLinks />
              </Col>
            </Row>
          </Section>
        </StaticHtml>
        <WithChosenRoom sectorKey="education" typicalRoom={classroom}>
          {(room) => (
            <BusinessCase
              preview={
                <StaticHtml>
                  <CasePreview sectorKey="education" room={classroom} />
                </StaticHtml>
              }
              title="The case for your governors"
              lead="Two sides of A4, with the decision to sign."
              sectorKey="education"
              room={room}
              typicalRooms={buildingRooms.education}
            />
          )}
        </WithChosenRoom>
        <SectorEnd
          isFormFirst
          title="Plan your school"
          youSend={['Length, width and height of each room', 'How many people it holds', 'Whether its windows open']}
          youGet={[
            'The machines for each room, and their air changes',
            'Where they stand, out of children’s way',
            'Filters and servicing of a school year, priced',
          ]}
          services={
            <StaticHtml>
              <ServiceLinks />
            </StaticHtml>
          }
          form={<ContactForm initialMessage={initialMessageFor(sectors.education.topic)} takesFocus={false} />}
          calculator={
            <AirChangeCalculator
              isFolded
              title="Work out a classroom"
              room={unwrapSample(typicalRooms.classroom)}
              settings={classroom}
              isKindKnown
            />
          }
        >
          <StaticHtml>
            <SectorQuestions
              title="Asked by school offices"
              limits={{ title: 'Open windows too', text: 'They bring fresh air and carry off CO₂.' }}
              questions={educationQuestions}
              listed={4}
            >
              <FiveYearCost room={classroom} hoursText="a school’s hours" divisor={people} />
              <FoldedRow title="Can the hall be quieter, or the school cheaper?">
                <p data-cost="">
                  Our hall measures {formatSides(schoolRoomAnswers.hall)}. To talk in it, within {workingSpeedLimitDbA}{' '}
                  dB(A), the school takes {schoolTotal.quietMachines} machines: {money(schoolTotal.quietPence)}.
                </p>
                <p data-cost="">
                  With the machines of each room on two speeds it costs {money(schoolTotal.leastPence)}, at{' '}
                  {fewest.noiseDbA} dB(A) in class.
                </p>
              </FoldedRow>
              <ChecklistTable
                title="What does the Department for Education ask?"
                lead="What a school asks before three quotes. The costs above have the department’s six headings; we claim no approval by it."
                rows={[
                  {
                    requirement: 'Filter',
                    evidence: 'H13 HEPA (EN 1822), tested to ISO 29463. Report (sample) on request.',
                  },
                  { requirement: 'Clean air delivery rate', evidence: airflowEvidence },
                  { requirement: 'Maintenance', evidence: careEvidence },
                  ...lampIonsAndTests,
                ]}
              />
            </SectorQuestions>
          </StaticHtml>
        </SectorEnd>
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
