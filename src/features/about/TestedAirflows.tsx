import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { purifiers } from '@/data/purifiers';
import { calculatorModels } from '@/domain/machines';
import { grouped } from '@/lib/format/number';
import { mediaUrl } from '@/lib/links/media-url';

/** What the test found, model by model, and what it does not say. */
export function TestedAirflows({ toReport }: { toReport: string }) {
  return (
    <>
      <p className="label mb-2">Airflow at full speed, tested, in m³/h</p>
      <Row as="dl" className="gy-3 mb-3">
        {calculatorModels.map(({ model, testedCadrM3PerHour }) => (
          <Col xs={6} md={3} key={model} className="d-flex flex-column-reverse">
            <dt className="fw-normal small muted">{purifiers[model].name}</dt>
            <dd className="title num mb-0 pt-2 border-top border-dark">{grouped(testedCadrM3PerHour)}</dd>
          </Col>
        ))}
      </Row>
      <p className="mb-0 small">
        Our own test, not independent. Date and signature are in the report of a model; how far the figure may be off is
        not stated yet.{' '}
        <a href={mediaUrl('downloads/sample-test-report.pdf')} download>
          {toReport}
        </a>
      </p>
    </>
  );
}
