import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { HeadedSection } from '../HeadedSection';

type BayLevelsProps = {
  title: string;
  lead: string;
  /** Of the machines together, in one hour of the day each. */
  levels: readonly { hour: string; noiseDbA: number; text: string }[];
};

/** How loud the machines of a bay are by the hour, in three columns. */
export function BayLevels({ title, lead, levels }: BayLevelsProps) {
  return (
    <HeadedSection title={title} lead={lead} background="ink">
      <Row as="ul" className="row-gap-2">
        {levels.map(({ hour, noiseDbA, text }) => (
          <Col as="li" key={hour} md={4}>
            <div className="d-flex d-md-block align-items-center column-gap-3 border-top pt-2 pt-md-3">
              <p className="num h1 text-nowrap m-0 col-5">
                {noiseDbA}
                <small className="unit">dB(A)</small>
              </p>
              <div className="mt-md-2">
                <h3 className="item text-white">{hour}</h3>
                <p className="m-0">{text}</p>
              </div>
            </div>
          </Col>
        ))}
      </Row>
    </HeadedSection>
  );
}
