import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { CostNote } from '@/components/sections/CostNote';
import { costInks } from '@/components/sections/cost-inks';
import { CostTable } from '@/components/sections/CostTable';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { Fold } from '@/components/ui/Fold';
import { StaticSvg } from '@/components/ui/StaticSvg';
import {
  caseYears,
  costOf,
  type CostDivisor,
  exampleCostUse,
  fiveYearsEachPence,
  formatServicing,
  lampIsExtra,
} from '@/data/costs';
import { costParts, costSheetOfYears } from '@/data/cost-sheets';
import { recommendedChoice, formatMachines } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { hoursOfRoom, yearlyHours } from '@/domain/cost-over-years';
import { isFullSpeed } from '@/domain/speeds';
import { capitalised, lowerFirst } from '@/lib/format/count-word';
import { money, smallSum } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { HeadedSection } from './HeadedSection';

type FiveYearCostProps = {
  room: ExampleRoom;
  /** As in "a school’s hours". */
  hoursText: string;
  divisor: CostDivisor;
  /** As in "a desk", for a section. */
  each?: string;
  /** Makes a section of its own, the sum as one bar across the page: what the sum is of, as in "The floor". */
  sectionOf?: string;
};

/** What the answer for a room costs to own: one row, which opens in place, or a section. */
export function FiveYearCost({ room, hoursText, divisor, each, sectionOf }: FiveYearCostProps) {
  const choice = recommendedChoice(room);
  const hours = hoursOfRoom(room.roomKind);
  const hoursPerYear = yearlyHours[hours];
  const use = exampleCostUse(hoursPerYear);
  const { sumPence } = costOf(choice, use, caseYears);
  const about = `About ${money(Math.round(sumPence / 1000) * 1000)}`;
  const eachPence = fiveYearsEachPence(choice, hoursPerYear, divisor);
  const eachText = eachPence < 10000 ? smallSum(eachPence) : money(Math.round(eachPence / 100) * 100);
  const lead = `From ${eachText} ${each}, with VAT.`;
  const isFull = isFullSpeed(choice.model, choice.speed);
  const basis = (
    <p>
      {capitalised(formatMachines(choice))} {isFull ? 'at full speed' : `on speed ${choice.speed}`}, for {hoursText},{' '}
      {grouped(hoursPerYear)} a year.
      {hours !== 'always' && !isFull && ' Full speed in breaks comes on top.'}
    </p>
  );
  const note = <CostNote leavesOut={lampIsExtra} servicing={formatServicing(choice.machines)} />;
  const sheet = { ...costSheetOfYears(choice, use, divisor, [caseYears]), partNames: costParts };
  if (!sectionOf) {
    return (
      <FoldedRow id="five-years" title={`What does it cost over five years? ${about} (sample prices)`}>
        {basis}
        <CostTable {...sheet} />
        {note}
      </FoldedRow>
    );
  }
  const { parts = [] } = sheet.columns.at(-1) ?? {};
  const terms = parts.flatMap((pence, part) =>
    pence > 0 ? [{ name: costParts[part], pence, ink: costInks[part] }] : [],
  );
  return (
    <HeadedSection
      title={`${sectionOf}: from ${lowerFirst(about)} over five years`}
      lead={lead}
      className="overflow-hidden pb-0"
    >
      <StaticSvg
        viewBox={`0 0 ${sumPence} 1`}
        preserveAspectRatio="none"
        height="72"
        className="d-block w-100"
        aria-hidden="true"
      >
        {terms.map(({ name, pence, ink }, index) => (
          <rect key={name} x={sumUpTo(terms, index)} width={pence} height="1" fill={ink} />
        ))}
      </StaticSvg>
      {/* From lg each sum stands under its part, the last as near to it as the page has room. */}
      <StaticSvg data-cost="" height="100" className="d-none d-lg-block w-100 overflow-visible" fill="var(--ink)">
        {terms.map(({ name, pence }, index) => {
          const isLast = index === terms.length - 1;
          const place = isLast ? { x: '100%', dx: -130 } : { x: `${(100 * sumUpTo(terms, index)) / sumPence}%` };
          return (
            <g key={name}>
              <text {...place} y="58" className="num h2">
                {index > 0 && '+ '}
                {money(pence)}
              </text>{' '}
              <text {...place} y="92">
                {name}
              </text>
            </g>
          );
        })}
      </StaticSvg>
      <Row as="ul" data-cost="" className="plain-list row-gap-2 mx-0 d-lg-none">
        {terms.map(({ name, pence, ink }, index) => (
          <Col
            as="li"
            key={name}
            xs={12}
            md={4}
            className="d-flex d-md-block flex-row-reverse justify-content-between align-items-baseline px-0 pt-2"
          >
            <p className="num h2 text-nowrap m-0">
              <span className="muted">{index > 0 && '+ '}</span>
              {money(pence)}
            </p>
            <p className="d-flex align-items-baseline gap-2 m-0 mt-1">
              <StaticSvg width="13" height="13" aria-hidden="true">
                <rect width="13" height="13" fill={ink} />
              </StaticSvg>
              {name}
            </p>
          </Col>
        ))}
      </Row>
      <Fold className="d-print-none mt-3" summary="Each cost, with and without VAT">
        {basis}
        <CostTable {...sheet} />
        {note}
      </Fold>
    </HeadedSection>
  );
}

function sumUpTo(terms: readonly { pence: number }[], index: number): number {
  return terms.slice(0, index).reduce((sum, { pence }) => sum + pence, 0);
}
