import { useId } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { roomHealthCare } from '@/assets/pictures/room-health-care';
import { Section } from '@/components/sections/Section';
import { Picture } from '@/components/ui/Picture';
import { RoomAir } from '@/components/ui/RoomAir';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { roomStreamlines } from '@/drawing/room-streamlines';
import { slugOf } from '@/lib/parse/slug';

type Reading = { title: string; noiseDbA: number; text: string };

type BayNightProps = {
  title: string;
  /** What the figures after the speeds are. */
  lead: string;
  /** Of the machines together, the hour of the title first. */
  noises: readonly Reading[];
  alt: string;
  /** What of the bay the picture shows. */
  caption: string;
  placing: { title: string; rules: readonly string[] };
};

const loudestDbA = 60;
const percentOf = (dbA: number) => `${((100 * dbA) / loudestDbA).toFixed(1)}%`;
const anchorOf = (dbA: number) => (dbA === 0 ? 'start' : dbA === loudestDbA ? 'end' : 'middle');

/** From silence to 60 dB(A), with a mark for each hour. */
function NoiseAxis({ noises }: Pick<BayNightProps, 'noises'>) {
  return (
    <StaticSvg height="92" className="d-block w-100 overflow-visible my-3" fill="var(--slate)" aria-hidden="true">
      <line x2="100%" y1="52" y2="52" stroke="var(--field)" strokeWidth="2" />
      {[0, 20, 40, loudestDbA].map((dbA) => (
        <g key={dbA}>
          <line x1={percentOf(dbA)} x2={percentOf(dbA)} y1="46" y2="58" stroke="var(--field)" />
          <text x={percentOf(dbA)} y="82" fontSize="14" textAnchor={anchorOf(dbA)}>
            {dbA}
          </text>
        </g>
      ))}
      {noises.map(({ noiseDbA }, index) => (
        <g key={noiseDbA} fill={index === 0 ? 'var(--air)' : 'var(--ink)'}>
          <circle cx={percentOf(noiseDbA)} cy="52" r={index === 0 ? 10 : 7} />
          <text x={percentOf(noiseDbA)} y="28" className="num item" textAnchor="middle">
            {noiseDbA}
          </text>
        </g>
      ))}
    </StaticSvg>
  );
}

/** A bay with its machine, how loud the machines are by the hour, and how one stands beside a bed. */
export function BayNight({ title, lead, noises, alt, caption, placing }: BayNightProps) {
  const headingId = useId();
  return (
    <Section background="ice" labelledBy={headingId} className="py-3 py-lg-0">
      <Row className="align-items-center row-gap-2">
        <Col lg={5}>
          <h2 data-aos="fade-up" id={headingId}>
            {title}
          </h2>
          <NoiseAxis noises={noises} />
          <p className="mb-2">{lead}</p>
          <ul className="plain-list">
            {noises.map(({ title: hour, noiseDbA, text }) => (
              <Row as="li" key={hour} className="mx-0 border-top py-2">
                <Col as="b" xs={3} className="num px-0 text-nowrap">
                  {noiseDbA} dB(A)
                </Col>
                <Col as="span" xs={9} className="px-0 ps-2">
                  <b>{hour}</b> <span className="muted d-block">{text}</span>
                </Col>
              </Row>
            ))}
          </ul>
          <h3 id={slugOf(placing.title)} className="item border-top border-dark pt-3 mt-3 mb-1">
            {placing.title}
          </h3>
          <p className="m-0">{placing.rules.join('. ')}.</p>
        </Col>
        <Col lg={7} className="d-print-none">
          <figure className="position-relative m-0">
            <Picture
              file={roomHealthCare}
              alt={alt}
              sizes="(min-width: 62em) 720px, 100vw"
              className="d-block w-100 h-auto"
            />
            <RoomAir air={roomStreamlines[roomHealthCare.name]} fit="xMidYMid meet" />
            <figcaption className="small muted position-absolute bottom-0 start-0 w-100 text-center pb-lg-4">
              {caption}
            </figcaption>
          </figure>
        </Col>
      </Row>
    </Section>
  );
}
