import { useId, useRef, type FormEvent } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FoldedSection } from '@/components/sections/FoldedSection';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { usualSettings } from '@/domain/room-answer';
import type { TypicalRoom } from '@/data/rooms/typical-rooms';
import { RoomSideFields } from '@/components/forms/RoomSideFields';
import { RoomVolumeOutput } from '@/components/forms/RoomVolumeOutput';
import { RoomBox } from '@/components/ui/RoomBox';
import { airChangesPerHour, halvedAirChangesPerHour } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { formatRoom, type RoomSize, roomVolumeM3 } from '@/domain/room';
import { announce } from '@/lib/browser/announce';
import { groupedTwoDecimals, twoDecimals } from '@/lib/format/number';
import { AirChangeResults, type CalculatedSettings } from './AirChangeResults';
import { focusFirstBad } from '@/hooks/use-side-fields';
import { useRoomForm, type RoomForm } from './use-room-form';
import styles from './AirChangeCalculator.module.scss';

type AirChangeCalculatorProps = {
  title: string;
  lead?: string;
  room: TypicalRoom;
  /** The settings of `room`, with its kind and people. */
  settings: CalculatedSettings;
  /** A typed room is of the same kind, with as many people. */
  isKindKnown?: boolean;
  /** One row of a list in a column, which opens in place. */
  isFolded?: boolean;
};

type RoomPanelProps = { form: RoomForm; typicalRoom: TypicalRoom };

function announcement(room: RoomSize): string {
  const volumeM3 = roomVolumeM3(room);
  const rows = calculatorModels.map(({ model, testedCadrM3PerHour }) => {
    const full = groupedTwoDecimals(airChangesPerHour(testedCadrM3PerHour, volumeM3));
    const half = groupedTwoDecimals(halvedAirChangesPerHour(testedCadrM3PerHour, volumeM3));
    return `${model} ${full} and ${half}`;
  });
  return `${groupedTwoDecimals(volumeM3)} m³ room, from ${formatRoom(room)}. Air changes per hour at 100% and at 50%: ${rows.join(', ')}.`;
}

function RoomPanel({ form, typicalRoom }: RoomPanelProps) {
  const formElement = useRef<HTMLFormElement>(null);
  const { measured } = form;

  function submit(event: FormEvent) {
    event.preventDefault();
    const room = form.calculate();
    if (room) announce(announcement(room));
    else focusFirstBad(formElement.current);
  }

  function tryTypicalRoom() {
    const { name, lengthM, widthM, heightM } = typicalRoom;
    const room = { name, lengthM, widthM, heightM };
    form.tryRoom(room, { length: twoDecimals(lengthM), width: twoDecimals(widthM), height: twoDecimals(heightM) });
    announce(announcement(room));
  }

  return (
    <form ref={formElement} className={`bg-white h-lg-100 ${styles.panel}`} onSubmit={submit} noValidate>
      <RoomBox
        lengthLabel={measured ? `${twoDecimals(measured.lengthM)} m` : 'Length'}
        widthLabel={measured ? `${twoDecimals(measured.widthM)} m` : 'Width'}
        heightLabel={measured ? `${twoDecimals(measured.heightM)} m` : 'Height'}
        className={`d-none d-sm-block w-100 num overflow-visible ${styles.box}`}
      />
      <RoomSideFields typed={form.typed} errors={form.errors} onChange={form.type} className="gap-2 mt-3" />
      <RoomVolumeOutput className={`align-items-baseline my-3 ${styles.volume} ${measured ? '' : styles.noVolume}`}>
        {groupedTwoDecimals(measured ? roomVolumeM3(measured) : 0)}
        <small className="unit"> m³</small>
      </RoomVolumeOutput>
      <div className={`d-flex flex-wrap gap-2 ${styles.buttons}`}>
        <button type="submit" className="btn btn-primary">
          Calculate
        </button>
        <button type="button" className="btn btn-line" onClick={tryTypicalRoom}>
          Try {typicalRoom.name}
        </button>
      </div>
    </form>
  );
}

/** The sides of a room, and the air changes of each machine in it. */
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
      <Col lg={7}>
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
      <FoldedSection id="calculator" title={title} className={unused}>
        {formAndResults}
      </FoldedSection>
    );
  }
  return (
    <Section background="ice" id="calculator" labelledBy={headingId} className={unused}>
      <SectionHeading id={headingId} title={title} lead={lead} />
      {formAndResults}
    </Section>
  );
}
