import { seats, type EveningHour } from './evening';

export type DiningWindowProps = { hour: EveningHour; x: number; y: number; hasCoralGuest: boolean };

/** Own units of the window, and its scale on the facade. */
const { width, height } = { width: 104, height: 168 };
export const windowScale = 1.18;
export const windowWidth = width * windowScale;

const rows = 5;
const perRow = seats / rows;
/** Heads at a table of four and the aisle, drawn as one dotted line per row. */
const head = { size: 5.6, pitch: 6.2, aisle: 10.4 };
const dots = `0 ${head.pitch} 0 ${head.pitch} 0 ${head.pitch} 0 ${head.aisle}`;
const tablePitch = 3 * head.pitch + head.aisle;
const firstX = 9;
const rowTops = [146, 124, 103, 83, 64];
const rowInks = ['#0b1422', '#26374a', '#42566a', '#5f7386', '#7b8d9d'];
const machine = { x: 84, y: 120, width: 13, height: 34 };
const farMachine = { x: 59, y: 36, width: 7, height: 18 };
const airLines: Record<EveningHour['output'], number> = { off: 0, working: 3, full: 6 };

function rowLength(guests: number): number {
  const tables = Math.floor((guests - 1) / 4);
  return tables * tablePitch + ((guests - 1) % 4) * head.pitch;
}

function TableRow({ row, guests, tone }: { row: number; guests: number; tone: string }) {
  const top = rowTops[row] ?? 0;
  const line = `h${(rowLength(guests) + 0.01).toFixed(2)}`;
  return (
    <>
      {guests > 0 && (
        <g stroke={tone} strokeLinecap="round" strokeDasharray={dots} fill="none">
          <path d={`M${firstX} ${top - 9}${line}`} strokeWidth={head.size} />
          <path d={`M${firstX} ${top - 3}${line}`} strokeWidth={head.size + 1.4} />
        </g>
      )}
      {[0, 1, 2].map((table) => (
        <rect
          key={table}
          x={firstX - 4 + table * tablePitch}
          y={top - 2}
          width={3 * head.pitch + 8}
          height={row === 0 ? 14 : 8}
          fill="#fff"
          stroke={tone}
          strokeWidth=".7"
          strokeOpacity=".6"
        />
      ))}
    </>
  );
}

function Air({ output }: Pick<EveningHour, 'output'>) {
  const lines = Array.from({ length: airLines[output] }, (_, index) => index);
  const { x, y, width: wide, height: high } = machine;
  return (
    <g fill="none" strokeWidth="1.1" strokeLinecap="round">
      <path
        d={lines
          .map(
            (i) =>
              `M54 ${163 - i * 4.4}C66 ${163 - i * 3.6} ${x - 14} ${y + high - 2 - i * 3} ${x} ${y + high - 6 - i * 3}`,
          )
          .join('')}
        stroke="#b9572a"
      />
      <path
        d={lines
          .map(
            (i) =>
              `M${x + 2.5 + (i * (wide - 5)) / 5} ${y}C${x + 4 + i} ${66 - i * 2} ${84 - i * 2} ${46 - i * 4} 55 ${48 - i * 5}`,
          )
          .join('')}
        stroke="var(--air)"
      />
    </g>
  );
}

function Machine({ x, y, width: wide, height: high, isDark }: typeof machine & { isDark: boolean }) {
  return (
    <g data-machine="">
      <rect x={x} y={y} width={wide} height={high} rx={wide / 5} fill={isDark ? '#0b1422' : '#fff'} stroke="#0b1422" />
      <path d={`M${x} ${y + high * 0.35}h${wide}`} stroke="#0b1422" strokeWidth=".8" />
      <circle cx={x + wide * 0.35} cy={y + high * 0.18} r={wide * 0.15} fill={isDark ? '#86d8e1' : '#0b1422'} />
    </g>
  );
}

export function DiningWindow({ hour, x, y, hasCoralGuest }: DiningWindowProps) {
  const isDark = hour.output === 'off';
  return (
    <g transform={`translate(${x} ${y}) scale(${windowScale})`}>
      <rect x="-4" y="-4" width={width + 8} height={height + 8} fill="var(--ink)" />
      <rect x="-6" y={height + 4} width={width + 12} height="5" fill="#fff" fillOpacity=".5" />
      <rect x="-6" y={height + 9} width={width + 12} height="3" fill="var(--ink)" fillOpacity=".35" />
      <rect width={width} height={height} fill={hour.light} />
      {!isDark &&
        [...rowTops.keys()]
          .reverse()
          .map((row) => (
            <TableRow
              key={row}
              row={row}
              guests={Math.max(0, Math.min(perRow, hour.covers - row * perRow))}
              tone={rowInks[row] ?? ''}
            />
          ))}
      {hasCoralGuest && (
        <g stroke="#c4622f" strokeLinecap="round">
          <path d={`M${firstX + tablePitch + head.pitch} ${(rowTops[0] ?? 0) - 9}v.01`} strokeWidth={head.size} />
          <path
            d={`M${firstX + tablePitch + head.pitch} ${(rowTops[0] ?? 0) - 3.4}v.01`}
            strokeWidth={head.size + 1.2}
          />
        </g>
      )}
      {[22, 52, 82].map((lamp) => (
        <g key={lamp}>
          <path d={`M${lamp} 0V14`} stroke={isDark ? '#0b1422' : '#4b5a6c'} strokeWidth=".8" />
          <path
            d={`M${lamp - 7} 22a7 8 0 0 1 14 0z`}
            fill={hour.lampLit ? '#f0a37d' : isDark ? '#0b1422' : '#a9b9c4'}
          />
        </g>
      ))}
      {/* The third machine is at the far wall, between the tables. */}
      <Machine {...farMachine} isDark={isDark} />
      {[undefined, `matrix(-1 0 0 1 ${width} 0)`].map((mirrored) => (
        <g key={mirrored ?? 'right'} transform={mirrored}>
          <Air output={hour.output} />
          <Machine {...machine} isDark={isDark} />
        </g>
      ))}
      <path d={`M${width / 2} 0V${height}M0 32H${width}`} stroke="var(--ink)" strokeWidth="2.4" />
    </g>
  );
}
