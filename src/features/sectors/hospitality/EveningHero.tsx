import Container from 'react-bootstrap/Container';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { BuildingCutaway, type CutawayRoom } from '../cutaway/BuildingCutaway';
import { Chair, accent, Table } from '../cutaway/furniture';
import { above, across } from '../cutaway/cutaway-scale';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import { achAt, evening, type EveningHour, seats } from './evening';
import { restaurant } from './venue-rooms';

const tablesM = [1.5, 3.6, 5.7];

function Guest({ xM, colour }: { xM: number; colour: string }) {
  return (
    <g fill={colour}>
      <circle cx={across(xM)} cy={above(1.22)} r="8" />
      <path d={`M${across(xM) - 11} ${above(0.46)}V${above(0.88)}a11 11 0 0 1 22 0V${above(0.46)}Z`} />
    </g>
  );
}

function DiningRoom({ hour: { covers, output } }: { hour: EveningHour }) {
  const lamp = covers > 0 ? 'var(--ember)' : output === 'off' ? 'var(--ink)' : 'var(--grey-300)';
  return (
    <g>
      {tablesM.map((xM, index) => (
        <g key={xM}>
          <path d={`M${across(xM + 0.4)} ${above(3)}V${above(2.1)}`} stroke="var(--slate)" strokeWidth="1.2" />
          <path d={`M${across(xM + 0.4) - 16} ${above(1.95)}a16 15 0 0 1 32 0z`} fill={lamp} />
          <Chair xM={xM - 0.5} />
          <Chair xM={xM + 1.3} facing={-1} />
          {covers === seats && (
            <>
              <Guest xM={xM - 0.22} colour={index === 1 ? accent : 'var(--slate)'} />
              <Guest xM={xM + 1.02} colour="var(--slate)" />
            </>
          )}
          <Table xM={xM} widthM={0.8} heightM={0.74} top="#fff" />
        </g>
      ))}
    </g>
  );
}

/** The walls at each hour. */
const fills: Readonly<Record<string, string>> = {
  '5 pm': 'var(--porcelain)',
  '8 pm': 'var(--glow)',
  '11 pm': 'var(--dusk)',
};

const drawnHours = evening.filter(({ time }) => time in fills);

const { widthM } = restaurant;

const sections: readonly CutawayRoom[] = drawnHours.map((hour, index) => {
  const fromM = index * widthM;
  const { time, event, covers, output } = hour;
  return {
    name: `${time}, ${event}`,
    room: restaurant,
    fromM,
    toM: fromM + widthM,
    machines: [
      { xM: fromM + 0.25, fromM: fromM + 3.6, toM: fromM + 3.4 },
      { xM: fromM + widthM - 0.6, fromM: fromM + 4.4, toM: fromM + 4.6 },
    ],
    furniture: <DiningRoom hour={hour} />,
    fill: fills[time] ?? '#fff',
    note: covers === 0 ? 'No guests' : `${covers} guests`,
    output,
  };
});
const [first, fullHouse, last] = sections;

const step = 100;
const [base, height] = [46, 74];
const y = (ach: number) => Number((base - ach * 4.8).toFixed(1));

function EveningSteps() {
  const line = evening.map((hour) => `V${y(achAt(hour))}h${step}`).join('');
  return (
    <StaticSvg viewBox={`0 0 ${evening.length * step} ${height}`} className="d-block w-100 h-auto" aria-hidden="true">
      <path d={`M0 ${base}${line}V${base}Z`} fill="var(--cyan)" fillOpacity=".16" />
      <path d={`M0 ${base}${line}V${base}`} fill="none" stroke="var(--cyan)" strokeWidth="1.4" />
      <g fontSize="13" fill="var(--cyan)">
        <text x="8" y={base - 8}>
          full speed
        </text>
        <text x={step + 8} y={base - 8}>
          working speed
        </text>
      </g>
      <path d={evening.map((_, index) => `M${index * step} ${base}v5`).join('')} stroke="var(--slate-on-dark)" />
      {evening.map(({ time }, index) => (
        <text key={time} x={index * step} y={base + 20} fontSize="13" fill="var(--slate-on-dark)">
          {time}
        </text>
      ))}
    </StaticSvg>
  );
}

export function EveningHero(words: SectorHeroWords) {
  if (!first || !fullHouse || !last) throw new Error('The evening lacks an hour that is drawn');
  return (
    <SectorHero
      {...words}
      layout="stacked"
      isOnDark
      art={
        <>
          <BuildingCutaway
            title="A restaurant at three hours of an evening"
            rooms={[first, fullHouse, last]}
            phoneRoom={fullHouse}
          />
          <div className="position-relative bg-ink d-none d-lg-block">
            <Container fluid="xxl">
              <EveningSteps />
            </Container>
          </div>
        </>
      }
    />
  );
}
