import { eyeSurgery } from '@/assets/pictures/eye-surgery';
import { HydrateOnInteraction } from '@/boot/HydrateOnInteraction';
import { StaticHtml } from '@/boot/StaticHtml';
import { initialMessageFor } from '@/config/enquiry-topics';
import { unwrapSample } from '@/config/sample';
import { sectors } from '@/config/sectors';
import { clinicalCostMark, fiveYearsEachPence, eachWorkingDay } from '@/data/costs';
import { dentistryQuestions, fallowQuestion } from '@/data/questions/dentistry';
import { machinesLabel, recommendedChoice, formatPrice, formatWindowsShut } from '@/data/room-answers';
import { filterTakes } from '@/data/room-words';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import { rateAch, rateText } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';
import { yearlyHours } from '@/domain/cost-over-years';
import { BusinessCase } from '@/features/case/BusinessCase';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { QuestionItem } from '@/features/questions/QuestionsSection';
import { SectorQuestions } from '@/features/questions/SectorQuestions';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { PatientGap } from '@/features/sectors/dentistry/PatientGap';
import { Placing } from '@/features/sectors/dentistry/Placing';
import { PracticeRooms } from '@/features/sectors/dentistry/PracticeRooms';
import { FiveYearCost } from '@/features/sectors/FiveYearCost';
import { RoomPicture } from '@/features/sectors/RoomPicture';
import { SectorHero } from '@/features/sectors/SectorHero';
import { SectorEnd } from '@/features/sectors/SectorEnd';
import { SectorLayout } from '@/features/sectors/SectorLayout';
import { reachedRate } from '@/domain/sizing';
import { WithChosenRoom } from '@/features/sectors/WithChosenRoom';
import { ServicesWithCertificate } from '@/features/services/ServicesWithCertificate';
import { withDelivery } from '@/data/products/delivery';
import { money, smallSum } from '@/lib/format/money';
import { speedOf } from '@/domain/speeds';
import { wallGapCm } from '@/domain/placing';

const surgeryChoice = recommendedChoice(dentalRooms.surgery);
const onSpeed2 = reachedRate(surgeryChoice.model, surgeryChoice.machines, 2, dentalRooms.surgery);
const practicePence = Object.values(dentalRooms).reduce(
  (sum, room) => sum + (recommendedChoice(room).pricePence ?? 0),
  0,
);
const eachDayPence = fiveYearsEachPence(surgeryChoice, yearlyHours.office, eachWorkingDay);
const [achInUse, achAtFull] = [rateAch(surgeryChoice.rates.chosen), rateAch(surgeryChoice.rates.full)];
const [minutesInUse, minutesAtFull] = [clearanceWholeMinutes(achInUse), clearanceWholeMinutes(achAtFull)];

/** Dental practices: the air between two patients, and the certificate. */
export default function DentistryPage() {
  return (
    <SectorLayout sectorKey="dentistry">
      <StaticHtml>
        <SectorHero
          sectorKey="dentistry"
          title="Dental air purifiers for dental clinics"
          metaTitle="Dental air purifiers for dental clinics"
          metaDescription={`${machinesLabel(surgeryChoice)}, ${formatPrice(surgeryChoice)}, cleans the air of a surgery ${rateText(surgeryChoice.rates.chosen)} times an hour at ${surgeryChoice.noiseDbA} dB(A), estimated. Certificate, placing, cost over five years.`}
          promise={`${filterTakes} the surgery air that passes it, from ${smallSum(eachDayPence)} a working day ${clinicalCostMark}.`}
          layout="photo"
          art={
            <RoomPicture
              look="hero"
              model="GEN Y"
              room={dentalRooms.surgery}
              file={eyeSurgery}
              alt="A dental surgery: one white Generation Y at the wall between the foot of the patient’s chair and the basin, an X-ray screen above the chair"
              place="at the foot of the chair"
            />
          }
        />
      </StaticHtml>
      <HydrateOnInteraction>
        <AnswerStrip
          besidePhoto="left"
          sectorKey="dentistry"
          rooms={sectorRooms.dentistry}
          note={`For a nervous patient turn it to speed 2: ${speedOf(surgeryChoice.model, 2).noiseDbA} dB(A), and still ${rateText(onSpeed2)} air changes an hour.`}
        />
        <StaticHtml>
          <PatientGap
            title={`${minutesAtFull}\u00a0minutes at full speed should clear 99% of the particles`}
            minutes={minutesAtFull}
            readings={[{ figure: `${minutesInUse} min`, text: `on speed ${surgeryChoice.speed}, inner ring` }]}
            note={`By arithmetic; real rooms take up to ten times as long. Outer ring: ${surgeryChoice.noiseDbAAt.full} dB(A). Your own risk assessment sets the wait.`}
          >
            <QuestionItem question={fallowQuestion} group="gap" startsOpen={false} />
          </PatientGap>
          <Placing
            title="At the foot of the chair"
            rules={[
              { title: `${wallGapCm} cm from every wall`, text: 'Keep its top and its lower half clear.' },
              {
                title: 'Chair between machine and door',
                text: 'At the foot, as here, or at the head. Keep the space between free.',
              },
            ]}
          />
          <PracticeRooms
            title={`Three rooms, ${money(practicePence)}, or ${money(withDelivery(practicePence))} delivered`}
            notes={{
              decontaminationRoom: 'Stand it clear of steam.',
              waitingRoom: `${formatWindowsShut(dentalRooms.waitingRoom)}.`,
            }}
          >
            <FiveYearCost
              room={dentalRooms.surgery}
              hoursText="eight hours on five days a week"
              divisor={eachWorkingDay}
            />
          </PracticeRooms>
        </StaticHtml>
        <StaticHtml>
          <ServicesWithCertificate
            title="A signed certificate, included in either contract"
            certificate={{ name: 'Surgery', room: dentalRooms.surgery }}
          />
        </StaticHtml>
        <SectorEnd
          title="Plan your practice"
          youSend={[
            'Length, width and height of each room',
            'What each room is used for',
            'Where the chair, door and sockets are',
          ]}
          youGet={[
            'The machine for each room, and its air changes',
            'Where each machine stands',
            'Filters and servicing of a year, priced',
          ]}
          form={<ContactForm initialMessage={initialMessageFor(sectors.dentistry.topic)} takesFocus={false} />}
          calculator={
            <AirChangeCalculator
              isFolded
              title="Work out your surgery"
              room={unwrapSample(typicalRooms.surgery)}
              settings={sectorRooms.dentistry[0]}
              isKindKnown
            />
          }
          businessCase={
            <WithChosenRoom sectorKey="dentistry" typicalRoom={sectorRooms.dentistry[0]}>
              {(room) => (
                <BusinessCase
                  isFolded
                  title="The case for your practice meeting"
                  lead="Two sides of A4."
                  sectorKey="dentistry"
                  room={room}
                  typicalRooms={sectorRooms.dentistry}
                />
              )}
            </WithChosenRoom>
          }
        >
          <StaticHtml>
            <SectorQuestions
              title="Asked by practices"
              limits={{
                title: 'What it leaves to others',
                text: 'Suction takes the spray, ventilation brings fresh air.',
              }}
              questions={dentistryQuestions}
              listed={3}
            />
          </StaticHtml>
        </SectorEnd>
      </HydrateOnInteraction>
    </SectorLayout>
  );
}
