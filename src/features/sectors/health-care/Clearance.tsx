import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { htmAirChanges, rateAch, type StatedRate } from '@/domain/air-changes';
import { clearanceMinutes, clearanceWholeMinutes } from '@/domain/clearance';
import { machineRate } from '../room-machines';
import { wardRooms } from './ward-rooms';

const withMachine = { ...machineRate(wardRooms.treatmentRoom), ventilationAch: htmAirChanges.treatmentRoom };

const share = 0.99;

type ClearanceProps = {
  title: string;
  lead: string;
  /** Names of the two bars. */
  ventilation: string;
  machines: string;
  note: ReactNode;
};

/** Minutes until a room is clear, with ventilation alone and with machines. */
export function Clearance({ title, lead, ventilation, machines, note }: ClearanceProps) {
  const rooms: readonly { how: string; airChanges: number; rate?: StatedRate }[] = [
    { how: ventilation, airChanges: htmAirChanges.treatmentRoom },
    { how: machines, airChanges: rateAch(withMachine), rate: withMachine },
  ];
  const longest = Math.max(...rooms.map(({ airChanges }) => clearanceMinutes(airChanges, share)));
  return (
    <FoldedRow title={title} lead={lead}>
      <ul className="plain-list">
        {rooms.map(({ airChanges, how, rate }) => (
          <Row as="li" key={how} className="align-items-center row-gap-2 border-top py-3">
            <Col xs={8} lg={4}>
              <h3 className="item">{how}</h3>
              <p className="m-0 small muted">{rate ? <AirChangeRate rate={rate} /> : airChanges} air changes an hour</p>
            </Col>
            <Col xs={4} lg={2} className="order-lg-1 text-end">
              <p className="num h2 text-nowrap m-0">
                {clearanceWholeMinutes(airChanges, share)} <small className="unit">min</small>
              </p>
            </Col>
            <Col xs={12} lg={6}>
              <StaticSvg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                height="20"
                className="d-block w-100"
                aria-hidden="true"
              >
                <rect
                  width={((100 * clearanceMinutes(airChanges, share)) / longest).toFixed(2)}
                  height="1"
                  fill={rate ? 'var(--teal)' : 'var(--grey-500)'}
                />
              </StaticSvg>
            </Col>
          </Row>
        ))}
      </ul>
      <p className="fine mt-3 mb-0">{note}</p>
    </FoldedRow>
  );
}
