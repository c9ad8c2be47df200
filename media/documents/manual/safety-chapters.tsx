import type { Purifier } from '@/data/products/product';
import { keepUnits } from '@/lib/format/keep-units';
import { ForbiddenDrawings } from '../drawings/ForbiddenDrawings';
import { LampDrawing } from '../drawings/LampDrawing';
import { machineShape } from '../drawings/machine-shape';
import { Sign } from '../drawings/Signs';
import { Points } from '../parts/Points';
import type { Chapter } from './chapter';
import { brokenLamp, lampPoints, mayOpen, safetyGroups } from './texts';

export function safetyChapter(product: Purifier): Chapter {
  return {
    title: 'Safety',
    fact: 'Read this first',
    body: (
      <div className="safety">
        {safetyGroups.map(({ title, sign, points }) => (
          <section key={title} className="signed">
            <Sign name={sign} />
            <div>
              <h3>{title}</h3>
              <Points points={points} />
            </div>
          </section>
        ))}
        <ForbiddenDrawings shape={machineShape(product)} />
      </div>
    ),
  };
}

export const lampChapter: Chapter = {
  title: 'The UV-C lamp',
  fact: 'Stage 4, 253.7 nm, no ozone',
  body: (
    <>
      <section className="signed warning">
        <Sign name="uv" />
        <div>
          <h3>This machine contains a UV-C lamp. Do not look at it.</h3>
          <Points points={lampPoints} />
        </div>
      </section>
      <div className="two figures">
        <div>
          <LampDrawing isOpen={false} />
          <p className="caption">
            <b>Closed.</b> The front presses the switch, the lamp burns, and two screens let the air through but not the
            light.
          </p>
        </div>
        <div>
          <LampDrawing isOpen />
          <p className="caption">
            <b>Open.</b> The switch is free: lamp and fan are off before you can see in. Not to scale.
          </p>
        </div>
      </div>
      <div className="two">
        <section>
          <h3>Who opens what</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">Who</th>
              </tr>
            </thead>
            <tbody>
              {mayOpen.map(({ part, who, note }) => (
                <tr key={part}>
                  <th scope="row">{part}</th>
                  <td>
                    <b>{who}.</b> {note}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section>
          <h3>If a lamp is broken</h3>
          <ol>
            {brokenLamp.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className="fine">
            {keepUnits('At 253.7 nm the lamp makes no ozone: it takes light below about 240 nm to split oxygen.')}
          </p>
        </section>
      </div>
    </>
  ),
};
