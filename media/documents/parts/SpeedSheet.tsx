import type { Purifier } from '@/data/products/product';
import { loudRoomAdvice, speedAdvice, speedOf, speedsOf } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';
import { Table } from './Table';

export type SpeedSheetProps = { product: Purifier; saysWhen?: boolean };

export function SpeedSheet({ product: { calculatorName: name }, saysWhen = false }: SpeedSheetProps) {
  const working = speedOf(name, 'working').speed;
  const full = speedOf(name, 'full').speed;
  const speeds = speedsOf(name);
  const notes: Record<number, string> = { [working]: ', working speed', [full]: ', full speed' };
  const uses: Record<number, string> = {
    [full]: 'Between uses, with the room empty',
    [working]: 'While people are in the room',
    1: 'At night, where people sleep',
  };
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
          ...(saysWhen ? [uses[speed]] : []),
        ])}
      />
      <p className="fine">
        {saysWhen && `${speedAdvice} ${loudRoomAdvice} `}Noise, and airflow below full speed, are estimated.
      </p>
    </div>
  );
}
