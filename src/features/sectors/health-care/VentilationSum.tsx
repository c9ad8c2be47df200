import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Fold } from '@/components/ui/Fold';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { htmAirChanges } from '@/data/rooms/health-care-rooms';
import { rateAch } from '@/domain/air-changes';
import { machineRate } from '../room-machines';
import { wardRooms } from './ward-rooms';

const ventilationAch = htmAirChanges.generalClinicalArea;
const working = machineRate(wardRooms.bay);
const counted = (rate: typeof working) => ({ ...rate, ventilationAch });

type VentilationSumProps = {
  title: string;
  lead: string;
  /** Below the three readings. */
  ventilation: string;
  machines: string;
  total: string;
  dutiesTitle: string;
  duties: readonly { title: string; items: readonly string[] }[];
};

export function VentilationSum({
  title,
  lead,
  ventilation,
  machines,
  total,
  dutiesTitle,
  duties,
}: VentilationSumProps) {
  const headingId = useId();
  const lists = (
    <Row>
      {duties.map(({ title: duty, items }) => (
        <Col xs={6} key={duty}>
          <h3 className="label border-top border-dark py-2">{duty}</h3>
          <ul className="plain-list">
            {items.map((line) => (
              <li className="py-2 border-top" key={line}>
                {line}
              </li>
            ))}
          </ul>
        </Col>
      ))}
    </Row>
  );
  return (
    <Section labelledBy={headingId}>
      <h2 data-aos="fade-up" id={headingId}>
        {title}
      </h2>
      <p className="lead mt-2 mt-lg-3 mb-3 mb-lg-4">{lead}</p>
      <Row className="row-gap-3">
        <Col lg={6}>
          <Row className="row-gap-3">
            <Col xs={6}>
              <p className="num h2 m-0 border-top border-dark pt-2">{ventilationAch}</p>
              <p className="muted m-0">{ventilation}</p>
            </Col>
            <Col xs={6}>
              <p className="num h2 m-0 border-top border-dark pt-2 text-teal">
                + <AirChangeRate rate={working} />
              </p>
              <p className="muted m-0">{machines}</p>
            </Col>
            <Col xs={12}>
              <StaticSvg
                viewBox={`0 0 ${rateAch(counted(working)).toFixed(3)} 1`}
                preserveAspectRatio="none"
                height="40"
                className="d-block w-100"
                aria-hidden="true"
              >
                <rect width={ventilationAch} height="1" fill="var(--ink)" />
                <rect x={ventilationAch} width={rateAch(working).toFixed(3)} height="1" fill="var(--air)" />
              </StaticSvg>
            </Col>
            <Col xs={12} className="d-flex align-items-center gap-3">
              <p className="num h2 text-nowrap m-0">
                = <AirChangeRate rate={counted(working)} />
              </p>
              <p className="muted m-0">{total}</p>
            </Col>
          </Row>
        </Col>
        <Col lg={6} className="d-none d-md-block">
          {lists}
        </Col>
      </Row>
      <Fold className="d-md-none border-top mt-3" summary={dutiesTitle}>
        {lists}
      </Fold>
    </Section>
  );
}
