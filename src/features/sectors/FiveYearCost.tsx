import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { Section } from '@/components/sections/Section';
import {
  costOf,
  costParts,
  costSheetOfYears,
  type CostShare,
  exampleCostUse,
  fiveYearsEachPence,
  formatServicing,
} from '@/data/costs';
import { choiceFor, formatMachines, formatSpeedInUse } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { yearlyHours } from '@/domain/cost-over-years';
import { speedOf } from '@/domain/speeds';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';

type FiveYearCostProps = {
  room: ExampleRoom;
  hours: keyof typeof yearlyHours;
  /** As in "a school’s hours". */
  hoursText: string;
  share: CostShare;
  /** As in "a pupil". */
  each: string;
  /** A section of its own with the bars in sight, not a row. */
  isSection?: boolean;
};

const years = 5;

/** What the answer for a room costs to own: one row, which opens in place, or a section. */
export function FiveYearCost({ room, hours, hoursText, share, each, isSection = false }: FiveYearCostProps) {
  const headingId = useId();
  const choice = choiceFor(room);
  const hoursPerYear = yearlyHours[hours];
  const use = exampleCostUse(hoursPerYear);
  const { sumPence } = costOf(choice, use, years);
  const title = `About ${money(Math.round(sumPence / 1000) * 1000)} over five years, with sample prices`;
  const eachText = `${money(fiveYearsEachPence(choice, hoursPerYear, share))} ${each}`;
  const lead = `${eachText}, with VAT, one delivery, filters and electricity.`;
  const basis = (
    <p>
      {room.phrase}: {formatMachines(choice)} {formatSpeedInUse(choice, room)}, for {hoursText}, {grouped(hoursPerYear)}{' '}
      a year.
      {choice.speed !== speedOf(choice.model, 'full').speed && ' Full speed in breaks comes on top.'}
    </p>
  );
  const note = <CostNote servicing={formatServicing(choice.machines)} />;
  const sheet = { ...costSheetOfYears(choice, use, share), partNames: costParts };
  if (!isSection) {
    return (
      <FoldedRow title={title} lead={lead}>
        {basis}
        <CostTable {...sheet} />
        {note}
      </FoldedRow>
    );
  }
  return (
    <Section labelledBy={headingId} className="pt-0">
      <Row className="row-gap-3">
        <Col lg={5}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <p className="lead mt-2">{lead}</p>
          <div className="small muted pe-lg-4 d-none d-lg-block">{basis}</div>
        </Col>
        <Col lg={7}>
          <CostTable {...sheet} foldedWith={note} />
        </Col>
      </Row>
    </Section>
  );
}
