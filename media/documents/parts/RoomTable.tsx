import { AirChangeRate } from '@/components/ui/AirChangeRate';
import type { MachineModel } from '@/domain/machines';
import { type AirChangeStatus, judgeAirChanges, rate, rateAch } from '@/domain/air-changes';
import { roomsUpToM2 } from '@/domain/sizing';

type RoomTableProps = { name: string; model: MachineModel; floors: number };

const ceilingsM = [2.4, 2.7, 3, 3.5] as const;
const floorsM2 = [6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 75, 90, 110, 130, 160, 200, 240] as const;

/** `count` floors from the first that suits the machine; the last is at least the largest that it is sold for. */
function floorsFor(model: MachineModel, count: number): readonly number[] {
  const first = floorsM2.findIndex((floor) => rateAch(rate(model, floor * ceilingsM[0], { speed: 'working' })) < 15);
  const floors: number[] = floorsM2.slice(first, first + count);
  const largest = roomsUpToM2(model, 'working');
  return largest > (floors.at(-1) ?? 0) ? [...floors.slice(0, -1), largest] : floors;
}

function Disc({ status }: { status: AirChangeStatus }) {
  return <span className={`disc ${status}-disc`} />;
}

const legend: readonly [AirChangeStatus, string][] = [
  ['optimum', 'Optimum, 6 or more'],
  ['minimum', 'Minimum, 3 or more'],
  ['below', 'Below it'],
];

export function RoomTable({ name, model, floors }: RoomTableProps) {
  return (
    <table className="rooms">
      <caption>
        Air changes per hour that one {name} gives at working speed, estimated.
        <br />
        {legend.map(([status, words]) => (
          <span key={status}>
            <Disc status={status} /> {words}
          </span>
        ))}
      </caption>
      <thead>
        <tr>
          <th scope="col">Floor</th>
          {ceilingsM.map((ceilingM) => (
            <th key={ceilingM} scope="col" className="figure">
              Ceiling {ceilingM} m
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {floorsFor(model, floors).map((floorM2) => (
          <tr key={floorM2}>
            <th scope="row">{floorM2} m²</th>
            {ceilingsM.map((ceilingM) => {
              const stated = rate(model, floorM2 * ceilingM, { speed: 'working' });
              const status = judgeAirChanges(rateAch(stated));
              return (
                <td key={ceilingM} className={`figure ${status}`}>
                  <AirChangeRate rate={stated} /> <Disc status={status} />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
