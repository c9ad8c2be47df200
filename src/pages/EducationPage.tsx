import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { education } from '@/data/sectors/education';
import { recommendedProducts } from '@/data/sectors/recommended-products';
import { settingsOf } from '@/domain/room-advice';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionsInColumns } from '@/features/questions/QuestionsInColumns';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { ChecklistTable } from '@/features/sectors/ChecklistTable';
import { ClassroomNoise } from '@/features/sectors/education/ClassroomNoise';
import { Lesson } from '@/features/sectors/education/Lesson';
import { RoomsInPlan } from '@/features/sectors/education/RoomsInPlan';
import { SchoolSection } from '@/features/sectors/education/SchoolSection';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { FeaturedProducts } from '@/features/shop/FeaturedProducts';

export default function EducationPage() {
  return (
    <SectorLayout>
      <StaticHtml>
        <SectorHero sector={education} layout="stacked" art={<SchoolSection />} />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip sectorKey="education" rooms={sectorRooms.education} />
        <StaticHtml>
          <RoomPicture picture={education.picture} />
          <Lesson />
          <RoomsInPlan />
          <ClassroomNoise />
          <ChecklistTable checklist={education.checklist} />
          <FeaturedProducts
            {...recommendedProducts(education.recommended)}
            title={education.featuredTitle}
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
          <QuestionsInColumns title={education.questionsTitle} questions={education.questions} />
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title={education.servicesTitle}
            certificate={education.certificate}
            tone="porcelain"
          />
        </StaticHtml>
        <AirChangeCalculator
          title="Work out a classroom"
          lead="Do the fullest room of the school first."
          room={shown(typicalRooms.classroom)}
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
          form={<ContactForm initialMessage={startedMessage(sectors.education.topic)} takesFocus={false} />}
        />
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
