import { calculatorNames } from '@/config/calculator-models';
import type { Purifier } from '@/data/products/product';
import { SpeedSvg } from '@/features/catalogue/SpeedSvg';
import { grouped } from '@/lib/number';
import { speedOf, speedsOf } from '@/lib/purifier-speed';
import { loudRoomAdvice, speedAdvice } from '@/lib/speed-advice';

export type SpeedSheetProps = { product: Purifier };

/** What each speed moves and how loud it is, as on the product's page: drawn, in figures, and which one when. */
export function SpeedSheet({ product: { model, slug } }: SpeedSheetProps) {
  const name = calculatorNames[slug];
  const working = speedOf(name, 'working').speed;
  const full = speedOf(name, 'full').speed;
  return (
    <div className="two speeds">
      <SpeedSvg model={model} name={name} />
      <div>
        <table>
          <thead>
            <tr>
              <th scope="col">Speed</th>
              <th scope="col" className="figure">
                m³/h, measured
              </th>
              <th scope="col" className="figure">
                dB(A)
              </th>
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
              </tr>
            ))}
          </tbody>
        </table>
        <p className="fine">
          {speedAdvice} {loudRoomAdvice} Indicative below full speed.
        </p>
      </div>
    </div>
  );
}
