import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import pollutantDrawings from '@/assets/pollutants.svg?no-inline';
import { Fold } from '@/components/ui/Fold';
import type { StageNumber } from '@/data/products/product';
import { countWord } from '@/lib/format/count-word';
import { formatList } from '@/lib/format/list';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './FiltersAndKills.module.scss';

/** Views of the drawing (src/assets/pollutants.svg). */
type PollutantName = 'viruses' | 'bacteria' | 'fungi' | 'compounds' | 'mercury' | 'pollen' | 'asbestos' | 'mould';

/** `note`: where the stages do not say it all. */
type Pollutant = { name: PollutantName; title: string; note?: string; stages: readonly StageNumber[] };

/** The H13 filter; its bars alone are filled. */
const testedStage = 3;

type FiltersAndKillsProps = {
  title: string;
  lead: string;
  /** Names, in the order of the air. */
  stages: readonly string[];
  pollutants: readonly Pollutant[];
};

function stageWords(stages: readonly StageNumber[]): string {
  return `${stages.length === 1 ? 'Stage' : 'Stages'} ${formatList(stages.map(String))}`;
}

function Rows({ pollutants }: Pick<FiltersAndKillsProps, 'pollutants'>) {
  return (
    <ul className="plain-list">
      {pollutants.map(({ name, title, note, stages }) => (
        <li key={name} className={`border-top ${styles.row}`}>
          <img src={`${pollutantDrawings}#${name}`} width="36" height="36" alt="" loading="lazy" />
          <div className={styles.name}>
            <h3 className="item">{title}</h3>
            {note && <p className="small muted m-0">{note}</p>}
          </div>
          <span className={styles.stages} role="img" aria-label={stageWords(stages)}>
            {([1, 2, 3, 4] as const).map((stage) =>
              stages.includes(stage) ? (
                <b key={stage} className={stage === testedStage ? styles.tested : ''}>
                  {stage}
                </b>
              ) : (
                <i key={stage} />
              ),
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The heading beside a table: a row for each pollutant, a column for each stage, whose names are its head. */
export function FiltersAndKills({ title: heading, lead, stages, pollutants }: FiltersAndKillsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="mt-4 pt-3 mt-lg-5 pt-lg-4 break-avoid">
      <Row className="gy-3">
        <Col lg={4}>
          <h2 data-aos="fade-up" id={headingId}>
            {heading}
          </h2>
          <p className="muted mt-3 mt-lg-4 mb-0">{noBreakText(lead)}</p>
        </Col>
        <Col lg={8}>
          <ol className={`plain-list ${styles.head}`}>
            {stages.map((stage, index) => (
              <li key={stage}>
                <b>{index + 1}</b> {stage}
              </li>
            ))}
          </ol>
          <Rows pollutants={pollutants.slice(0, 4)} />
          <Fold summary={`All ${countWord(pollutants.length)}`} isShort className={`border-top ${styles.rest}`}>
            <Rows pollutants={pollutants.slice(4)} />
          </Fold>
        </Col>
      </Row>
    </section>
  );
}
