import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FoldedSection } from '@/components/sections/FoldedSection';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { usualSettings } from '@/domain/room-advice';
import type { TypicalRoom } from '@/data/rooms/typical-rooms';
import { AirChangeResults, type CalculatedSettings } from './AirChangeResults';
import { RoomPanel } from './RoomPanel';
import { useRoomForm } from './use-room-form';
import styles from './AirChangeCalculator.module.scss';

type AirChangeCalculatorProps = {
  title: string;
  lead?: string;
  room: TypicalRoom;
  /** Of `room`, with its kind and people. */
  settings: CalculatedSettings;
  /** A typed room is of the same kind, with as many people. */
  isKindKnown?: boolean;
  /** One row, which opens in place. */
  isFolded?: boolean;
};

export function AirChangeCalculator({
  title,
  lead,
  room,
  settings,
  isKindKnown = false,
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
          settings={isKindKnown || form.measured?.name ? settings : usualSettings}
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
