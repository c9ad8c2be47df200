import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FoldedSection } from '@/components/sections/FoldedSection';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { type RoomSettings, usualSettings } from '@/domain/room-advice';
import type { TypicalRoom } from '@/data/rooms/typical-rooms';
import { AirChangeResults, type CalculatedSettings } from './AirChangeResults';
import { RoomPanel } from './RoomPanel';
import { useRoomForm } from './use-room-form';
import styles from './AirChangeCalculator.module.scss';

type AirChangeCalculatorProps = {
  title: string;
  lead?: string;
  room: TypicalRoom;
  /** Of the kind of room that the page is about. */
  settings?: RoomSettings;
  typicalSettings?: CalculatedSettings;
  /** One row, which opens in place. */
  isFolded?: boolean;
};

export function AirChangeCalculator({
  title,
  lead,
  room,
  settings,
  typicalSettings = settings ?? usualSettings,
  isFolded = false,
}: AirChangeCalculatorProps) {
  const headingId = useId();
  const form = useRoomForm();
  const formAndResults = (
    <Row className="row-gap-4">
      <Col lg={5}>
        <h3 className={`mb-3 ${styles.stackedHeading}`}>Your room</h3>
        <RoomPanel form={form} typicalRoom={room} />
      </Col>
      <Col lg={7} className="ps-lg-5">
        <AirChangeResults
          room={form.measured}
          settings={form.measured?.name ? typicalSettings : (settings ?? usualSettings)}
          isKindKnown={settings !== undefined || form.measured?.name !== undefined}
        />
      </Col>
    </Row>
  );
  const unused = form.measured ? '' : (styles.unused ?? '');
  if (isFolded) {
    return (
      <FoldedSection isPanel id="calculator" title={title} lead={lead} className={unused}>
        {formAndResults}
      </FoldedSection>
    );
  }
  return (
    <Section tone="ice" id="calculator" labelledBy={headingId} className={unused}>
      <SectionHeading id={headingId} title={title} lead={lead} />
      {formAndResults}
    </Section>
  );
}
