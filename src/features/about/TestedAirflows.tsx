import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { purifiers } from '@/data/purifiers';
import { calculatorModels } from '@/domain/machines';
import { grouped } from '@/lib/format/number';
import { mediaUrl } from '@/lib/links/media-url';

/** As high as its airflow, all to one scale. */
const barPxPerM3 = 0.16;

/** What the test found, model by model, and what it does not say. */
export function TestedAirflows({ toReport }: { toReport: string }) {
  return (
    <Section isShort>
      <p className="label pb-2 border-bottom border-dark">Airflow at full speed, tested, in m³/h</p>
      <Row as="dl" className="gy-3 mb-4">
        {calculatorModels.map(({ model, testedCadrM3PerHour }) => (
          <Col xs={6} lg={3} key={model} className="d-flex flex-column-reverse">
            <dt className="mt-2 fw-normal muted">{purifiers[model].name}</dt>
            <dd className="h1 num mb-0">
              {grouped(testedCadrM3PerHour)}
              <svg className="d-block w-100 mt-2" height={testedCadrM3PerHour * barPxPerM3} aria-hidden="true">
                <rect width="100%" height="100%" fill="var(--air)" />
              </svg>
            </dd>
          </Col>
        ))}
      </Row>
      <p className="mw-prose mb-0">
        Airflow at full speed is tested with ISO 14644 clean-room methods, in our own test: not independent, and how far
        a figure may be off is not stated yet. Noise and lower speeds are “estimated”.{' '}
        <a href={mediaUrl('downloads/sample-test-report.pdf')} download>
          {toReport}
        </a>
      </p>
    </Section>
  );
}
