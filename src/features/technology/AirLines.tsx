import type { AirPath } from '@/data/technology-topics';

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
    length: 170 + (((column + 1) * 5 + (row + 1) * 3) % 4) * 26 - (row + 1) * 8,
  })),
);
const lowIntake = count(9).map((index) => {
  const t = index / 8;
  const end = `${round(150 + t * 420)} ${round(430 + Math.sin(t * Math.PI) * 46)}`;
  const start: Point = [-140 + t * 40, 590 + t * 70];
  const towards: Point = [60 + t * 100, 560 + t * 60];
  return `${extendedBack(start, towards)} ${round(60 + t * 150)} ${round(470 + t * 30)} ${end}`;
});

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

export function AirLines({ air, side }: AirLinesProps) {
  if (side === 'in') {
    const lines = {
      outlet: lowIntake,
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
      <g stroke="var(--air)" strokeWidth="1.6">
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
