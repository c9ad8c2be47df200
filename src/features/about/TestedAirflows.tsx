import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { purifiers } from '@/data/purifiers';
import { calculatorModels } from '@/domain/machines';
import { grouped } from '@/lib/format/number';
import { mediaUrl } from '@/lib/links/media-url';
import styles from './TestedAirflows.module.scss';

/** As high as its airflow, all to one scale. */
const pxPerM3PerHour = 0.12;

/** What the test found, over each machine, and what it does not say. */
export function TestedAirflows({ toReport }: { toReport: string }) {
  return (
    <Section isShort className="overflow-hidden">
      <p className="h3 mb-4 mb-lg-0">Airflow at full speed, tested, in m³/h</p>
      <Row as="dl" className={`gx-2 mb-4 text-center break-avoid ${styles.range}`}>
        {calculatorModels.map(({ model, slug, testedCadrM3PerHour }) => (
          <Col xs={3} key={model} className="d-flex flex-column-reverse">
            <dt className="mt-3 fw-normal">
              <span className="d-none d-md-inline">Generation </span>
              {model.at(-1)}
            </dt>
            <dd className="mb-0">
              <span className={`num d-block mb-2 ${styles.figure}`}>{grouped(testedCadrM3PerHour)}</span>
              <svg
                className="d-block mx-auto"
                width="4"
                height={testedCadrM3PerHour * pxPerM3PerHour}
                aria-hidden="true"
              >
                <rect width="4" height="100%" fill="var(--air)" />
              </svg>
              <span className={`position-relative d-block d-print-none ${styles.machine} ${styles[slug]}`}>
                <Picture file={purifiers[model].picture} alt="" sizes="(min-width: 62em) 480px, 240px" />
              </span>
            </dd>
          </Col>
        ))}
      </Row>
      <p className="mw-prose mb-0">
        Airflow at full speed is tested with ISO 14644 clean-room methods, in our own test, not an independent one.
        Noise and lower speeds are “estimated”.{' '}
        <a href={mediaUrl('downloads/sample-test-report.pdf')} download>
          {toReport}
        </a>
      </p>
    </Section>
  );
}
