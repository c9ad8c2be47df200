import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { combinedNoiseDbA, speedOf, type SpeedChoice } from '@/domain/speeds';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import styles from './Article.module.scss';

const { model, picture, pricePence } = purifiers['GEN Z'];

type SetProps = { machines: number; running: SpeedChoice; text: string };

/** Machines on a line, with what they make and move together. */
function MachineSet({ machines, running, text }: SetProps) {
  const { noiseDbA, airflowM3PerHour } = speedOf(model, running);
  return (
    <Col xs={4 * machines} lg={3 + machines}>
      <div className={`d-flex gap-3 mt-3 mt-lg-0 ms-1 ms-lg-0 ${styles.machines} ${styles.tall}`}>
        {Array.from({ length: machines }, (_, index) => (
          <span key={index} className={`${styles.machine}`}>
            <Picture file={picture} alt="" sizes="440px" />
          </span>
        ))}
      </div>
      <p className="small border-top border-dark pt-2 mb-0">
        <b className="d-block h2 num mb-1">
          {combinedNoiseDbA(noiseDbA, machines)} <small className="unit">dB(A)</small>
        </b>
        {text}: {grouped(machines * airflowM3PerHour)} m³/h
      </p>
    </Col>
  );
}

/** One loud machine beside two quiet ones that move about as much air. */
export function OneOrTwo() {
  return (
    <Row className="gx-3 gx-lg-4">
      <MachineSet machines={1} running="full" text="One at full speed" />
      <MachineSet machines={2} running="working" text={`Two on speed ${speedOf(model, 'working').speed}`} />
      {pricePence && (
        <Col lg={3} className="d-none d-lg-block align-self-end">
          <p className="small border-top border-dark pt-2 mb-0">
            <b className="d-block h2 num mb-1">+ {money(pricePence)}</b>
            For the second machine
          </p>
        </Col>
      )}
    </Row>
  );
}
