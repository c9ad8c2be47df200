import { speedOf } from '@/domain/speeds';
import { BuildingCutaway, type CutawayRoom } from '../cutaway/BuildingCutaway';
import { Chair, accent, Table } from '../cutaway/furniture';
import { above, across, floorY } from '../cutaway/cutaway-scale';
import { SectorHero, type SectorHeroWords } from '../SectorHero';
import { venueRooms } from './venue-rooms';

const tablesM = [1.5, 3.6, 5.7];

type GuestProps = { chairXM: number; facing?: 1 | -1; colour?: string };

/** On a chair, with the knees below the table. */
function Guest({ chairXM, facing = 1, colour = 'var(--slate)' }: GuestProps) {
  const [x, knee] = [across(chairXM + 0.2 * facing), across(chairXM + 0.56 * facing)];
  return (
    <g fill={colour} stroke={colour}>
      <circle cx={x} cy={above(1.25)} r="8" stroke="none" />
      <path d={`M${x - 10} ${above(0.46)}V${above(0.92)}a10 10 0 0 1 20 0V${above(0.46)}Z`} stroke="none" />
      <path
        d={`M${x} ${above(0.53)}H${knee}V${floorY - 3}h${facing * 5}`}
        fill="none"
        strokeWidth="7"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** Guests sit at the tables on the right. */
function DiningRoom({ guestTables }: { guestTables: number }) {
  return (
    <g>
      {tablesM.map((xM, index) => (
        <g key={xM}>
          <path d={`M${across(xM + 0.4)} ${above(3)}V${above(2.1)}`} stroke="var(--slate)" strokeWidth="1.2" />
          <path d={`M${across(xM + 0.4) - 16} ${above(1.95)}a16 15 0 0 1 32 0z`} fill="var(--ember)" />
          <Chair xM={xM - 0.5} />
          <Chair xM={xM + 1.3} facing={-1} />
          {index >= tablesM.length - guestTables && (
            <>
              <Guest chairXM={xM - 0.5} {...(index === 1 && { colour: accent })} />
              <Guest chairXM={xM + 1.3} facing={-1} />
            </>
          )}
          <Table xM={xM} widthM={0.8} heightM={0.74} top="#fff" />
        </g>
      ))}
    </g>
  );
}

const { widthM } = venueRooms.restaurant;
const seats = venueRooms.restaurant.people ?? 1;

/** The restaurant at an hour of an example evening. */
function atHour(
  fromM: number,
  hour: Pick<CutawayRoom, 'name' | 'note' | 'furniture' | 'fill' | 'output'>,
): CutawayRoom {
  return {
    ...hour,
    room: venueRooms.restaurant,
    fromM,
    toM: fromM + widthM,
    machines: [
      { xM: fromM + 0.25, fromM: fromM + 3.6, toM: fromM + 3.4 },
      { xM: fromM + widthM - 0.6, fromM: fromM + 4.4, toM: fromM + 4.6 },
    ],
  };
}

const early = atHour(0, {
  name: '6 pm, doors open',
  note: `${Math.round(seats / 3)} guests, speed ${speedOf(venueRooms.restaurant.model, 'working').speed}; 2 of 3 drawn`,
  furniture: <DiningRoom guestTables={1} />,
  fill: 'var(--porcelain)',
  output: 'working',
});
const fullHouse = atHour(widthM, {
  name: '8 pm, full house',
  note: `${seats} guests, full speed; 2 of 3 drawn`,
  furniture: <DiningRoom guestTables={3} />,
  fill: 'var(--glow)',
  output: 'full',
});

export function EveningHero(words: SectorHeroWords) {
  return (
    <SectorHero
      {...words}
      layout="stacked"
      isOnDark
      art={
        <BuildingCutaway
          title="A restaurant at two hours of an evening"
          rooms={[early, fullHouse]}
          phoneRoom={fullHouse}
          isOnDark
        />
      }
    />
  );
}
