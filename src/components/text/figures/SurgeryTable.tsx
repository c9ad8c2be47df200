import { DataTable } from '@/components/sections/DataTable';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { roundAirChanges, rate, rateAch, type StatedRate } from '@/domain/air-changes';
import { calculatorModels } from '@/domain/machines';
import { formatRoom, type RoomSize, roomVolumeM3 } from '@/domain/room';
import { grouped, twoDecimals } from '@/lib/format/number';

type SurgeryTableProps = { room: RoomSize };

/** Design figure in air changes per hour for a treatment room. */
const target = 10;

const reaches = (stated: StatedRate) => roundAirChanges(rateAch(stated)) >= target;

/** Air changes that each machine gives a surgery, for us and for an assessor who counts half. */
export function SurgeryTable({ room }: SurgeryTableProps) {
  const volumeM3 = roomVolumeM3(room);
  return (
    <div className="my-4">
      <DataTable
        caption={
          <>
            <b className="d-block text-ink">Table 1. A surgery of {twoDecimals(volumeM3)} m³</b> {formatRoom(room)}, one
            purifier at full speed, windows not counted. 50% is for an assessor who counts half of our figure.
          </>
        }
        heads={['', 'm³/h, tested', 'ACH', 'ACH at 50%']}
        rows={calculatorModels.map(({ model, testedCadrM3PerHour }) => {
          const rates = [rate(model, volumeM3), rate(model, volumeM3, { countedOutput: 0.5 })] as const;
          return {
            name: model,
            cells: [
              grouped(testedCadrM3PerHour),
              ...rates.map((each, index) => (
                <span key={index} className={reaches(each) ? 'fw-bold text-teal' : undefined}>
                  <AirChangeRate rate={each} />
                </span>
              )),
            ],
          };
        })}
      />
    </div>
  );
}
