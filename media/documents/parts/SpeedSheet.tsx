import type { Purifier } from '@/data/products/product';
import { bedroomAtHome } from '@/data/rooms/home-rooms';
import { judgeAirChanges, rate, rateAch } from '@/domain/air-changes';
import { roomVolumeM3 } from '@/domain/room';
import { loudRoomAdvice, speedAdvice } from '@/data/room-words';
import { speedOf, speedsOf } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';
import { Table } from './Table';

type SpeedSheetProps = { product: Purifier; saysWhen?: boolean };

export function SpeedSheet({ product: { model }, saysWhen = false }: SpeedSheetProps) {
  const working = speedOf(model, 'working').speed;
  const full = speedOf(model, 'full').speed;
  const speeds = speedsOf(model);
  const notes: Record<number, string> = { [working]: ', working speed', [full]: ', full speed' };
  const bedroomAch = rateAch(rate(model, roomVolumeM3(bedroomAtHome), { speed: 1 }));
  const isForBedrooms = model !== 'GEN Z' && judgeAirChanges(bedroomAch) !== 'below';
  const atNight = isForBedrooms ? 'At night, where people sleep' : 'When quiet matters most';
  function useOf(speed: number): string {
    if (speed > working) return 'Room empty, or louder than the machine';
    if (speed === working) return 'While people are in the room, one machine';
    return speed === 1 ? atNight : 'While people are in the room, where it is enough';
  }
  return (
    <div className="speeds">
      <Table
        heads={['Speed', 'm³/h', 'dB(A)', ...(saysWhen ? ['When'] : [])]}
        figures={[1, 2]}
        highlightedRow={speeds.findIndex(({ speed }) => speed === working)}
        rows={speeds.map(({ speed, airflowM3PerHour, noiseDbA }) => [
          `${speed}${notes[speed] ?? ''}`,
          grouped(airflowM3PerHour),
          noiseDbA,
          ...(saysWhen ? [useOf(speed)] : []),
        ])}
      />
      <p className="fine">
        {saysWhen && `${speedAdvice} ${loudRoomAdvice} `}Noise, and airflow below full speed, are estimated.
      </p>
    </div>
  );
}
