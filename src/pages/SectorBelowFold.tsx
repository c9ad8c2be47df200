import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import type { LiveSector } from '@/data/sectors/sector';
import { settingsOf } from '@/domain/room-advice';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { MeetingPage } from '@/features/sectors/MeetingPage';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';
import { staticParts } from './static-parts';

export type SectorBelowFoldProps = { sector: LiveSector };

/** A sector page below its hero: the live blocks, with the static ones between them. */
export function SectorBelowFold({ sector }: SectorBelowFoldProps) {
  const part = staticParts[sector.key];
  const calculatorFirst = sector.key === 'gym';
  const calculator = (
    <AirChangeCalculator
      {...sector.calculator}
      room={shown(typicalRooms[sector.typicalRoom])}
      settings={settingsOf(sector.rooms[0])}
      typicalSettings={sector.rooms[0]}
    />
  );
  // Avoids two tinted sections in a row.
  const tone = calculatorFirst ? 'white' : 'porcelain';
  return (
    <>
      <AnswerStrip sectorKey={sector.key} rooms={sector.rooms} />
      <StaticHtml part={part}>{({ Blocks }) => <Blocks />}</StaticHtml>
      <MeetingPage sectorKey={sector.key} content={sector.meeting} typicalRoom={sector.rooms[0]} />
      <StaticHtml part={part}>{({ sector: words, SectorQuestions }) => <SectorQuestions sector={words} />}</StaticHtml>
      {calculatorFirst && calculator}
      <StaticHtml part={part}>
        {({ sector: words, SectorServices }) => <SectorServices sector={words} tone={tone} />}
      </StaticHtml>
      {!calculatorFirst && calculator}
      <PlanYourRoom
        plan={sector.plan}
        form={<ContactForm initialMessage={startedMessage(sector.plan.topic)} takesFocus={false} />}
      />
      {sector.key === 'gym' && <StaticHtml part={staticParts.gym}>{({ GymNextSteps }) => <GymNextSteps />}</StaticHtml>}
    </>
  );
}
