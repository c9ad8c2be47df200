import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { FoldedSection } from '@/components/sections/FoldedSection';
import { Section } from '@/components/sections/Section';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import {
  costOf,
  costParts,
  costSheetOfYears,
  type CostShare,
  exampleCostUse,
  fiveYearsEachPence,
  formatServicing,
} from '@/data/costs';
import { choiceFor, formatMachines, formatSpeed } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { yearlyHours } from '@/domain/cost-over-years';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';

export type FiveYearCostProps = {
  room: ExampleRoom;
  hours: keyof typeof yearlyHours;
  /** As in "a school’s hours". */
  hoursText: string;
  share: CostShare;
  /** As in "a pupil". */
  each: string;
  /** Otherwise one row, which opens in place. */
  isOpen?: boolean;
};

const years = 5;

/** What the answer for a room costs to own. */
export function FiveYearCost({ room, hours, hoursText, share, each, isOpen = false }: FiveYearCostProps) {
  const headingId = useId();
  const choice = choiceFor(room);
  const hoursPerYear = yearlyHours[hours];
  const use = exampleCostUse(hoursPerYear);
  const { sumPence } = costOf(choice, use, years);
  const title = `About ${money(Math.round(sumPence / 1000) * 1000)} over five years, with sample prices`;
  const eachText = `${money(fiveYearsEachPence(choice, hoursPerYear, share))} ${each}`;
  const basis = (
    <>
      {room.phrase}: {formatMachines(choice)} {formatSpeed(choice)}, for {hoursText}, {grouped(hoursPerYear)} a year.
    </>
  );
  const sheet = { ...costSheetOfYears(choice, use, share), partNames: costParts };
  const note = <CostNote servicing={formatServicing(choice.machines)} />;
  if (!isOpen) {
    return (
      <FoldedSection title={title} lead={`${eachText}, with VAT, delivery, filters and electricity.`}>
        <p>{basis}</p>
        <CostTable {...sheet} />
        {note}
      </FoldedSection>
    );
  }
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <Row className="gy-4">
        <Col lg={4}>
          <h2 id={headingId} className="title">
            {title}
          </h2>
          <p className="small mt-3 mb-0">
            {eachText}. {basis} Filter and delivery prices are <EvidenceLink line="samples">samples</EvidenceLink>.
          </p>
        </Col>
        <Col lg={8}>
          <CostTable {...sheet} foldedWith={note} />
        </Col>
      </Row>
    </Section>
  );
}
