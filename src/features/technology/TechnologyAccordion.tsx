import { useEffect, useId, useRef, useState } from 'react';
import { Section } from '@/components/sections/Section';
import { Disclosure } from '@/components/ui/Disclosure';
import { EvidenceLink } from '@/components/ui/EvidenceLink';
import type { TechnologyTopic, AirPath } from '@/data/technology-topics';
import { Picture } from '@/components/ui/Picture';
import styles from './Technology.module.scss';

type TechnologyAccordionProps = {
  title: string;
  topics: readonly TechnologyTopic[];
};

type TechnologyStageProps = {
  topic: TechnologyTopic;
};

type AirLinesProps = { air: AirPath; side: 'in' | 'out' };

const count = (length: number) => Array.from({ length }, (_, index) => index);
const round = (value: number) => Math.round(value * 10) / 10;

type Point = readonly [x: number, y: number];

/** Extends a curve backwards to the edge of a wide stage. */
function extendedBack([x, y]: Point, [towardsX, towardsY]: Point): string {
  const from = `${round(x - 1.6 * (towardsX - x))} ${round(y - 1.6 * (towardsY - y))}`;
  return `M${from}L${round(x)} ${round(y)}C${round(towardsX)} ${round(towardsY)}`;
}

const outletLines = [-1, 0, 1].flatMap((row) =>
  [-1, 0, 1].map((column) => ({
    x: 360 + column * 82 - row * 27,
    y: 238 + column * 13 + row * 34,
    length: 205 + (((column + 1) * 5 + (row + 1) * 3) % 4) * 26 - (row + 1) * 8,
  })),
);
const tray = count(13).map((index) => {
  const t = index / 12;
  const x = round(186 + t * 330);
  const y = round(284 + Math.sin(t * Math.PI) * 50 + (t - 0.5) * 30);
  const lean = t - 0.5;
  return {
    out: `M${x} ${y}C${x} ${y - 160} ${round(x + lean * 90 + 20)} ${y - 260} ${round(x + lean * 360 + 190)} -260`,
    into: `M${round(x + lean * 380 - 150)} 860C${round(x + lean * 150 - 40)} 620 ${x} 510 ${x} 330`,
  };
});
const grit = count(26).map((index) => ({
  cx: Math.round(96 + ((index * 0.618034) % 1) * 470),
  cy: Math.round(474 + ((index * index * 0.37 + index * 0.19) % 1) * 132),
  r: 2 + (index % 4),
}));

const machine = count(7).map((index) => {
  const t = index / 6;
  const y = round(372 + t * 190);
  const x = round(306 + t * 108);
  return {
    left: `${extendedBack([-160, 300 + t * 360], [40, 330 + t * 310])} 140 ${y} 262 ${y}`,
    right: `${extendedBack([880, 320 + t * 360], [690, 350 + t * 310])} 580 ${y} 458 ${y}`,
    out: `M${x} ${round(132 + Math.sin(t * Math.PI) * 6)}C${x} -10 ${round(x + (t - 0.5) * 200)} -110 ${round(360 + (t - 0.5) * 1500)} ${round(-150 - (0.25 - (t - 0.5) ** 2) * 260)}`,
  };
});

/** In order of the steps of the test: where its number stands, and what it points to: reading, point, area, machine. */
const stepPlaces: readonly { y: number; to: Point }[] = [
  { y: 110, to: [442, 110] },
  { y: 217, to: [469, 217] },
  { y: 277, to: [463, 277] },
  { y: 434, to: [318, 434] },
];

/** The outlet's edge, and the number of each step on a line to its place. */
function TestSteps() {
  return (
    <>
      <ellipse cx="360" cy="232" rx="137" ry="68" stroke="var(--copper)" strokeWidth="2" />
      {stepPlaces.map(({ y, to }, index) => (
        <g key={y}>
          <path d={`M560 ${y}L${to.join(' ')}`} />
          <circle cx={to[0]} cy={to[1]} r="3" fill="var(--air)" stroke="none" />
          <g stroke="none" className={styles.step}>
            <circle cx="560" cy={y} r="13" fill="var(--ink)" />
            <text x="560" y={y + 5} fill="#fff" fontSize="15" fontWeight="600" textAnchor="middle">
              {index + 1}
            </text>
          </g>
        </g>
      ))}
    </>
  );
}

function AirLines({ air, side }: AirLinesProps) {
  if (side === 'in') {
    const lines = {
      outlet: [],
      tray: tray.map(({ into }) => into),
      machine: machine.flatMap(({ left, right }) => [left, right]),
    };
    return (
      <g stroke="var(--intake)" strokeWidth="1.5" opacity="0.85">
        {lines[air].map((line) => (
          <path key={line} d={line} />
        ))}
        {air === 'tray' &&
          grit.map(({ cx, cy, r }) => (
            <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r={r} fill="var(--intake)" stroke="none" />
          ))}
      </g>
    );
  }
  if (air === 'outlet') {
    return (
      <g stroke="var(--air)" strokeWidth="1.25">
        <TestSteps />
        {outletLines.map(({ x, y, length }) => (
          <g key={`${x} ${y}`}>
            <path d={`M${x} ${y}V${y - length}m-6 10 6-11 6 11`} />
            <circle cx={x} cy={y} r="4.5" fill="var(--cyan)" stroke="none" />
          </g>
        ))}
      </g>
    );
  }
  return (
    <g stroke="var(--air)" strokeWidth="1.6">
      {(air === 'tray' ? tray : machine).map(({ out }) => (
        <path key={out} d={out} />
      ))}
    </g>
  );
}

function TechnologyStage({ topic }: TechnologyStageProps) {
  const { id, title, stage, caption, air, picture, pictureAlt } = topic;
  return (
    <figure className={`position-relative d-grid overflow-hidden mb-0 pt-5 ${styles.stage}`}>
      <div key={id} className={`position-relative ${styles.drawing} ${styles[air]}`}>
        <svg
          viewBox="0 0 720 600"
          fill="none"
          strokeLinecap="round"
          className="position-absolute w-100 h-100"
          aria-hidden="true"
        >
          <AirLines air={air} side="in" />
        </svg>
        <Picture
          file={picture}
          alt={pictureAlt}
          sizes="(min-width: 992px) 68vw, 400px"
          className={`position-absolute w-100 h-auto start-0 ${styles.picture}`}
        />
        <svg
          viewBox="0 0 720 600"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="position-absolute top-0 start-0 w-100 h-100"
          aria-hidden="true"
        >
          <AirLines air={air} side="out" />
        </svg>
      </div>
      <figcaption className={`d-flex gap-3 position-absolute top-0 start-0 py-3 small ${styles.under}`}>
        <b>{title}</b>
        <span className="muted">{stage ? `Stage ${stage}. ${caption}` : caption}</span>
      </figcaption>
    </figure>
  );
}

/** Shows the topic opened last beside the list, at first the first one. */
export function TechnologyAccordion({ title, topics }: TechnologyAccordionProps) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const [staged, setStaged] = useState(topics[0]);

  useEffect(() => {
    const place = list.current;
    function stageOpenTopic(): void {
      // Printing removes the names to open all items.
      const open = [...(place?.querySelectorAll('details') ?? [])].findIndex(
        (item) => item.open && item.hasAttribute('name'),
      );
      if (open >= 0) setStaged(topics[open]);
    }
    // The visitor may open one before hydration.
    stageOpenTopic();
    // The event does not bubble.
    place?.addEventListener('toggle', stageOpenTopic, true);
    return () => place?.removeEventListener('toggle', stageOpenTopic, true);
  }, [topics]);

  return (
    <Section labelledBy="technology-heading" className="pb-0 pt-lg-0">
      <div className={styles.grid}>
        <h2 data-aos="fade-up" id="technology-heading">
          {title}
        </h2>
        {staged && (
          <div className={`d-flex flex-column bg-stage mx-edge mx-lg-0 bleed-left ${styles.panel}`}>
            <TechnologyStage topic={staged} />
          </div>
        )}
        <div ref={list} className={styles.list}>
          {topics.map((topic, index) => (
            <Disclosure
              key={topic.id}
              group={group}
              title={
                <>
                  {topic.title}
                  <small className="d-block mt-1 small muted fw-normal">{topic.line}</small>
                </>
              }
              startsOpen={index === 0}
            >
              {topic.steps && (
                <ol className="plain-list d-grid gap-2 mb-3">
                  {topic.steps.map((step, index) => (
                    <li key={step} className="d-flex gap-2">
                      <b className={`flex-shrink-0 small text-center text-white ${styles.badge}`} aria-hidden="true">
                        {index + 1}
                      </b>
                      {step}
                    </li>
                  ))}
                </ol>
              )}
              <p>
                {topic.body}
                <EvidenceLink line={topic.evidence} />
              </p>
            </Disclosure>
          ))}
        </div>
      </div>
    </Section>
  );
}
