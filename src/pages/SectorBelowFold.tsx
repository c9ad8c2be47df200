import type { ComponentType } from 'react';
import type { PagePart } from '@/boot/page-part';
import { StaticHtml } from '@/boot/StaticHtml';
import { startedMessage } from '@/config/enquiry-topics';
import { shown } from '@/config/sample';
import { typicalRooms } from '@/data/rooms/typical-rooms';
import type { LiveSector, Sector } from '@/data/sectors/sector';
import { settingsOf } from '@/domain/room-advice';
import { AirChangeCalculator } from '@/features/calculator/AirChangeCalculator';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { AnswerStrip } from '@/features/sectors/AnswerStrip';
import { MeetingPage } from '@/features/sectors/MeetingPage';
import { PlanYourRoom } from '@/features/sectors/PlanYourRoom';

/** Static HTML of a sector page, and its words. */
export type SectorSections = typeof import('./SectorQuestions') & {
  sector: Sector;
  Top: ComponentType;
  Blocks: ComponentType;
  /** Of the gym only. */
  GymNextSteps?: ComponentType;
};

export type SectorBelowFoldProps = { sector: LiveSector; sections: PagePart<SectorSections> };

/** A sector page below its hero: the live blocks, with the static ones between them. */
export function SectorBelowFold({ sector, sections }: SectorBelowFoldProps) {
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
      <StaticHtml part={sections}>{({ Blocks }) => <Blocks />}</StaticHtml>
      <MeetingPage sectorKey={sector.key} content={sector.meeting} typicalRoom={sector.rooms[0]} />
      <StaticHtml part={sections}>
        {({ sector: words, SectorQuestions }) => <SectorQuestions sector={words} />}
      </StaticHtml>
      {calculatorFirst && calculator}
      <StaticHtml part={sections}>
        {({ sector: words, SectorServices }) => <SectorServices sector={words} tone={tone} />}
      </StaticHtml>
      {!calculatorFirst && calculator}
      <PlanYourRoom
        plan={sector.plan}
        form={<ContactForm initialMessage={startedMessage(sector.plan.topic)} takesFocus={false} />}
      />
      {sector.key === 'gym' && (
        <StaticHtml part={sections}>{({ GymNextSteps }) => GymNextSteps && <GymNextSteps />}</StaticHtml>
      )}
    </>
  );
}
