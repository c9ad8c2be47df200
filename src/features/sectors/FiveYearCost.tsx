import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { CostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
import { Section } from '@/components/sections/Section';
import { SectionHeading } from '@/components/sections/SectionHeading';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { costParts, costSheetOfYears, type CostShare, exampleCostUse, servicingInWords } from '@/data/costs';
import { choiceFor, machinesInWords, speedInWords } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { yearlyHours } from '@/domain/cost-over-years';
import { grouped } from '@/lib/format/number';
import { href } from '@/lib/links/href';

export type FiveYearCostProps = {
  room: ExampleRoom;
  hours: keyof typeof yearlyHours;
  /** As in "a school’s hours". */
  hoursInWords: string;
  share: CostShare;
};

/** What the answer for a room costs to own. */
export function FiveYearCost({ room, hours, hoursInWords, share }: FiveYearCostProps) {
  const headingId = useId();
  const choice = choiceFor(room);
  const hoursPerYear = yearlyHours[hours];
  return (
    <Section tone="porcelain" labelledBy={headingId}>
      <SectionHeading
        id={headingId}
        title="What it costs over five years"
        lead={`${room.phrase}: ${machinesInWords(choice)} ${speedInWords(choice)}, for ${hoursInWords}, ${grouped(hoursPerYear)} a year.`}
      />
      <Row className="gy-4">
        <Col lg={8}>
          <CostTable {...costSheetOfYears(choice, exampleCostUse(hoursPerYear), share)} partNames={costParts} />
        </Col>
        <Col lg={4}>
          <CostNote servicing={servicingInWords(choice.machines)} />
          <ArrowLink to={href('service')}>Service and filters</ArrowLink>
        </Col>
      </Row>
    </Section>
  );
}
