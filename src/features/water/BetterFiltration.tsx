import { type ReactNode, useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';

type DotsProps = {
  /** Blocks of a hundred dots beside and above each other; together a hundred blocks. */
  columns: number;
  rows: number;
  /** Width of a block with the gap to the next. */
  blockPx: number;
  caption: string;
  fontSize: number;
  className: string;
};

/** Ten thousand dots, of which the last but a few is copper: a line goes from its ring to the caption below. */
function Dots({ columns, rows, blockPx, caption, fontSize, className }: DotsProps) {
  const id = useId();
  const pitch = 0.088 * blockPx;
  const [width, height] = [columns * blockPx - 0.12 * blockPx, rows * blockPx];
  const left = { x: width - 2.5 * pitch, y: height - blockPx + 6.5 * pitch };
  const captionY = height + 1.6 * fontSize;
  return (
    <svg
      viewBox={`0 0 ${width} ${captionY + 6}`}
      className={`w-100 h-auto ${className}`}
      role="img"
      aria-label="Ten thousand dots, in a hundred blocks. One is copper."
    >
      <pattern id={`${id}dot`} width={pitch} height={pitch} patternUnits="userSpaceOnUse">
        <circle cx={pitch / 2} cy={pitch / 2} r={0.4 * pitch} fill="var(--air)" fillOpacity="0.5" />
      </pattern>
      {Array.from({ length: columns * rows }, (_, index) => (
        <rect
          key={index}
          width={10 * pitch}
          height={10 * pitch}
          transform={`translate(${(index % columns) * blockPx} ${Math.floor(index / columns) * blockPx})`}
          fill={`url(#${id}dot)`}
        />
      ))}
      <g fill="var(--copper)" stroke="var(--copper)" strokeWidth="1.5">
        <circle cx={left.x} cy={left.y} r={2.2 * pitch} fill="#fff" />
        <circle cx={left.x} cy={left.y} r={0.4 * pitch} stroke="none" />
        <path d={`M${left.x} ${left.y + 2.2 * pitch}V${captionY - 0.36 * fontSize}h-10`} fill="none" />
        <text x={left.x - 16} y={captionY} fontSize={fontSize} textAnchor="end" stroke="none">
          {caption}
        </text>
      </g>
    </svg>
  );
}

type BetterFiltrationProps = {
  /** Caption of the copper dot. */
  dotsCaption: string;
  title: string;
  /** What the dots show: all but one of ten thousand. */
  percent: string;
  /** What the percentage is of. */
  claim: string;
  lead: ReactNode;
  note: ReactNode;
};

/** Microbes before and after, as dots. */
export function BetterFiltration({ dotsCaption, title, percent, claim, lead, note }: BetterFiltrationProps) {
  return (
    <Section isShort labelledBy="filtration-heading">
      <Row className="gy-3">
        <Col lg={6}>
          <h2 id="filtration-heading" className="h3 mb-2">
            {title}
          </h2>
          <p className="hero-figure text-nowrap mb-2">
            {percent}
            <small className="unit">%</small>
          </p>
          <p className="item mb-0 text-balance">{claim}</p>
        </Col>
        <Col lg={6}>
          <p>{lead}</p>
          <p className="m-0 muted">{note}</p>
        </Col>
      </Row>
      <figure className="mt-4">
        <Dots columns={20} rows={5} blockPx={60} caption={dotsCaption} fontSize={48} className="d-none d-md-block" />
        <Dots columns={10} rows={10} blockPx={31} caption={dotsCaption} fontSize={28} className="d-block d-md-none" />
      </figure>
    </Section>
  );
}
