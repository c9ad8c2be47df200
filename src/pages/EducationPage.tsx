import { eyeClassroom } from '@/assets/pictures/eye-classroom';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { airflowShown, careShown } from '@/data/checklist-answers';
import { educationQuestions } from '@/data/questions/education';
import { recommendedProducts } from '@/data/recommended-products';
import { choiceFor, machinesInWords } from '@/data/room-answers';
import { schoolRoomAnswers } from '@/data/rooms/education-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { unconfirmed } from '@/data/unconfirmed';
import { speedOf, togetherDbA } from '@/domain/speeds';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { TestStatus } from '@/features/evidence/TestStatus';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { ClassroomNoise } from '@/features/sectors/education/ClassroomNoise';
import { Lesson } from '@/features/sectors/education/Lesson';
import { RoomsInPlan } from '@/features/sectors/education/RoomsInPlan';
import { SchoolCutaway } from '@/features/sectors/education/SchoolCutaway';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';
import { capitalised, countWord } from '@/lib/format/count-word';
import { contactUrl } from '@/lib/links/contact-url';

const { classroom, nursery } = schoolRoomAnswers;
const inClass = choiceFor(classroom);
const lowestDbA = togetherDbA(speedOf(inClass.model, 1).noiseDbA, inClass.machines);

export default function EducationPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <SectorHero
          sectorKey="education"
          title="Air purifiers for schools"
          metaTitle="Air purifiers for schools and nurseries"
          metaDescription="Air purifiers for classrooms, halls and nurseries: a school drawn room by room with its air changes per hour, noise in lessons and filters by the term."
          promise={`A class of thirty shares one room of air. ${capitalised(machinesInWords(inClass))} and an open window clean it six times an hour, at a speed that a lesson can talk over.`}
          action={{ label: 'Ask for a survey', to: contactUrl('survey') }}
          layout="stacked"
          art={<SchoolCutaway />}
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="education" rooms={sectorRooms.education} />
        <StaticHtml>
          <RoomPicture
            model="GEN X"
            machines={4}
            room={classroom}
            file={eyeClassroom}
            alt="A classroom from the back row in daylight: tables for thirty with open books, an orange jacket over a chair, a green board, and four white Generation X at the walls"
          />
          <Lesson
            title="What stays in the air of a lesson"
            lead="A class breathes out all the time. Copper is how much of it is in the air: 100% is what the windows alone would let it come to. Each line is one roomful of outdoor or cleaned air."
            windows={{ title: 'Windows only', note: 'In a classroom' }}
            machines={{
              title: `Windows and ${machinesInWords(inClass)}`,
              note: `At ${inClass.noiseDbA} dB(A) together`,
            }}
            times={['Lesson begins', 'Half-way', 'Lesson ends']}
            note={
              <>
                <EvidenceLink line="clearance">Arithmetic for evenly mixed air</EvidenceLink> and a class that gives off
                the same in every minute: twice the air changes leave half as much.
              </>
            }
          />
          <RoomsInPlan
            title="A school, room by room"
            lead={(rooms: number) =>
              `An example with ${countWord(rooms)} rooms. Each has six air changes an hour or more and 10 L/s of clean air a person, windows counted, at working speed or below.`
            }
            total={{ title: 'including VAT', text: 'for all of them' }}
          />
          <ClassroomNoise
            title="How loud it is in a lesson"
            lead={`The ${countWord(inClass.machines)} machines of a classroom together, in dB(A): speed ${inClass.speed} in the lesson, full speed in the break.`}
            note={`The World Health Organization asks for at most 35 dB(A) during class. At ${inClass.noiseDbA} we are above it: for a test or a story use speed 1, ${lowestDbA} dB(A) together, and full speed in the break that follows.`}
          />
          <TestStatus />
          <ChecklistTable
            title="What the Department for Education asks"
            lead="Its specification for air cleaning units, line by line: what we can show, and what is not tested yet."
            rows={[
              { asks: 'Filter', shows: 'H13 HEPA (EN 1822), tested to ISO 29463. Report on request.' },
              { asks: 'Clean air delivery rate', shows: airflowShown },
              { asks: 'Noise', shows: `Estimated at each speed. ${unconfirmed.noiseReport}` },
              { asks: 'Certification', shows: unconfirmed.conformity },
              { asks: 'Approval', shows: 'We claim none under this specification.' },
              { asks: 'Maintenance', shows: careShown },
              { asks: 'Warranty', shows: '1 year, longer care on a service contract.' },
              { asks: 'Strength of evidence', shows: 'Each claim with its source and limits on our evidence page.' },
            ]}
          />
          <FeaturedProducts
            {...recommendedProducts([
              { model: 'GEN X', reason: 'Classrooms and hall: the lowest list price' },
              { model: 'GEN Z', reason: 'Nursery: one machine, one socket' },
              { model: 'GEN S', reason: 'Medical room: one is enough. Generation X has a list price' },
            ])}
            title="Machines for a school"
            isCompact
            allProducts
          />
          <FiveYearCost
            room={sectorRooms.education[0]}
            hours="school"
            hoursInWords="a school’s hours"
            share={{
              label: `Each of ${sectorRooms.education[0].people} pupils`,
              count: sectorRooms.education[0].people,
            }}
          />
        </StaticHtml>
        <WithChosenRoom sectorKey="education" typicalRoom={sectorRooms.education[0]}>
          {(room) => (
            <BusinessCase
              title="The case for your governors"
              lead="Two sides of A4: reason, price, three choices, risks and what to decide. Filled with the answer above."
              sectorKey="education"
              room={room}
              typicalRooms={sectorRooms.education}
            />
          )}
        </WithChosenRoom>
        <StaticHtml>
          <QuestionsInColumns title="Asked by school offices" questions={educationQuestions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title="Filters and service in the holidays"
            certificate={{ name: nursery.name, room: nursery }}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out a classroom"
          lead="Do the fullest room of the school first."
          room={unwrapSample(typicalRooms.classroom)}
          settings={settingsOf(sectorRooms.education[0])}
          typicalSettings={sectorRooms.education[0]}
        />
        <PlanYourRoom
          title="Plan your school"
          lead="Send us the rooms. You get a plan and a price for the building."
          send={['Length, width and height of each room', 'How many people it holds', 'Whether its windows open']}
          back={[
            'The machines for each room, and their air changes',
            'Where they stand, out of children’s way',
            'Filters and servicing of a school year, priced',
          ]}
          form={<ContactForm initialMessage={initialMessageFor(sectors.education.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
