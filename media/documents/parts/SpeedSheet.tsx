import type { Purifier } from '@/data/products/product';
import { grouped } from '@/lib/format/number';
import { loudRoomAdvice, speedAdvice, speedOf, speedsOf } from '@/domain/speeds';

export type SpeedSheetProps = {
  product: Purifier;
  saysWhen?: boolean;
};

export function SpeedSheet({ product: { calculatorName: name }, saysWhen = false }: SpeedSheetProps) {
  const working = speedOf(name, 'working').speed;
  const full = speedOf(name, 'full').speed;
  function when(speed: number): string {
    if (speed === 1) return 'At night, where people sleep';
    if (speed === working) return 'While people are in the room';
    return speed === full ? 'Between uses, with the room empty' : '';
  }

  return (
    <div className="speeds">
      <table>
        <thead>
          <tr>
            <th scope="col">Speed</th>
            <th scope="col" className="figure">
              m³/h
            </th>
            <th scope="col" className="figure">
              dB(A)
            </th>
            {saysWhen && <th scope="col">When</th>}
          </tr>
        </thead>
        <tbody>
          {speedsOf(name).map(({ speed, airflowM3PerHour, noiseDbA }) => (
            <tr key={speed} className={speed === working ? 'this' : undefined}>
              <th scope="row">
                {speed}
                {speed === working && ', working speed'}
                {speed === full && ', full speed'}
              </th>
              <td className="figure">{grouped(airflowM3PerHour)}</td>
              <td className="figure">{noiseDbA}</td>
              {saysWhen && <td>{when(speed)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fine">
        {saysWhen && `${speedAdvice} ${loudRoomAdvice} `}Noise, and airflow below full speed, are estimated.
      </p>
    </div>
  );
}
