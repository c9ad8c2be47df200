import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FoldedRow } from '@/components/sections/FoldedRow';
import { StaticSvg } from '@/components/ui/StaticSvg';
import type { StageNumber } from '@/data/products/product';

type StageStripProps = { stages: readonly string[]; endsAt: readonly StageNumber[] };

/** In units of the drawing; each stage is 100 wide. */
const height = 100;
const line = { fill: 'none', strokeWidth: 1.6, vectorEffect: 'non-scaling-stroke' } as const;
const plateX = (stage: number) => stage * 100 - 50;

function StageStrip({ stages, endsAt }: StageStripProps) {
  const width = stages.length * 100;
  return (
    <StaticSvg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      height="56"
      className="d-block w-100"
      aria-hidden="true"
    >
      {stages.map((name, index) => (
        <rect
          key={name}
          x={plateX(index + 1) - 3}
          width="6"
          height={height}
          fill={endsAt.some((stage) => stage === index + 1) ? 'var(--teal-400)' : 'var(--mist)'}
        />
      ))}
      {endsAt.map((stage, index) => {
        const y = 14 + index * 18;
        const x = plateX(stage);
        return (
          <g key={index}>
            <path d={`M0 ${y}H${x}`} stroke="var(--intake)" {...line} />
            <path d={`M${x} ${y}H${width}`} stroke="var(--air)" {...line} />
            <path d={`M${x} ${y}h.01`} stroke="var(--intake)" {...line} strokeWidth="8" strokeLinecap="round" />
          </g>
        );
      })}
    </StaticSvg>
  );
}

type StagesInGymProps = {
  title: string;
  /** In the order of the air; see docs/specification-coverage.md, row 13. */
  stages: readonly string[];
  /** `endsAt` lists the stages that take it. */
  rows: readonly { name: string; endsAt: readonly StageNumber[]; words: string }[];
  note: ReactNode;
};

/** What each stage takes out of a gym's air. */
export function StagesInGym({ title, stages, rows, note }: StagesInGymProps) {
  return (
    <FoldedRow title={title}>
      <Row className="gx-0 d-none d-lg-flex">
        <Col lg={2} />
        <Col as="ol" lg={10} className="plain-list d-flex" aria-label="Stages in the order of the air">
          {stages.map((name) => (
            <li className="w-25 text-center fine muted" key={name}>
              {name}
            </li>
          ))}
        </Col>
      </Row>
      <ul className="plain-list">
        {rows.map(({ name, endsAt, words }) => (
          <Row as="li" key={name} className="gx-0 align-items-center row-gap-2 border-bottom py-2">
            <Col lg={2}>
              <h3 className="item">{name}</h3>
            </Col>
            <Col lg={10}>
              <StageStrip stages={stages} endsAt={endsAt} />
            </Col>
            <Col xs={12}>
              <p className="m-0 small">{words}</p>
            </Col>
          </Row>
        ))}
      </ul>
      <p className="fine muted mt-3 mb-0">{note}</p>
    </FoldedRow>
  );
}
