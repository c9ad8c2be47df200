import { company } from '@/config/company';
import { shown } from '@/config/sample';
import { partsOf } from '@/data/product-relations';
import { care } from '@/data/products/care';
import type { Purifier } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { ElevationSvg } from '@/features/catalogue/ElevationSvg';
import { ContactBlock } from './ContactBlock';
import { CoverPicture } from './CoverPicture';
import { DocumentPicture } from './DocumentPicture';
import {
  cleaning,
  controls,
  filterChange,
  filterRhythm,
  firstStart,
  safety,
  speeds,
  troubles,
  uvSafety,
} from './manual-texts';
import { SpecificationSheet } from './SpecificationSheet';

export type ManualProps = { product: Purifier };

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Everything the owner of a machine needs, from the box to the recycling point. */
export function Manual({ product }: ManualProps) {
  const { model, gallery, noiseDbA, stages } = product;
  const [, outlet, , filterPicture] = gallery;
  const [speed1, topSpeed] = shown(noiseDbA);
  return (
    <>
      <header className="cover">
        <CoverPicture product={product} />
        <p className="category">Installation manual</p>
        <h1>{model}</h1>
        <p className="lead">How to place it, start it, look after it and, one day, part with it.</p>
        <p className="fine">
          In the box: the machine with its filter in place, this manual. Not in the box: {partsOf(product)[0].model} as
          a spare, Mars Air Sense.
        </p>
      </header>
      <main className="manual">
        <section className="new-page">
          <h2>1 Safety</h2>
          <Points points={safety} />
          <h3>The UV-C lamp</h3>
          <Points points={uvSafety} />
        </section>
        <section className="new-page">
          <h2>2 The machine</h2>
          <div className="two">
            <div>
              <p>
                Room air enters through the slots of the lower half, passes {stages} stages and leaves at the top. This
                is the order in which it meets them.
              </p>
              <ol className="stages">
                {purificationStages.slice(0, stages).map(({ stage, name, note }) => (
                  <li key={stage}>
                    <b>{name}</b> {stage === 6 ? 'The last traces of gas' : note}
                  </li>
                ))}
              </ol>
            </div>
            {outlet && <DocumentPicture name={outlet.picture.name} alt={outlet.alt} />}
          </div>
        </section>
        <section>
          <h2>3 Where to stand it</h2>
          <div className="two">
            <div>
              <p>
                Leave {care.wallGapCm} cm between the machine and the nearest wall, curtain or cupboard. Leave the space
                above it free: the clean air rises there.
              </p>
              <p>
                Stand it where the people are, not where it is out of the way. Between the source and the door is
                usually best. Two machines belong at two ends of a room.
              </p>
              <p>Lift it with both hands under the base. {model} has no castors.</p>
            </div>
            <div className="drawing">
              <ElevationSvg model={model} sizeMm={shown(product.productDimensionsMm)} />
            </div>
          </div>
        </section>
        <section className="new-page">
          <h2>4 First start</h2>
          <Steps steps={firstStart} />
          <h2>5 Controls</h2>
          <Points points={controls} />
          <h3>Which speed when</h3>
          <table>
            <thead>
              <tr>
                <th scope="col">Speed</th>
                <th scope="col">When</th>
              </tr>
            </thead>
            <tbody>
              {speeds.map(({ sign, remedy }) => (
                <tr key={sign}>
                  <th scope="row">{sign}</th>
                  <td>{remedy}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="after-table">
            At speed 1 {model} makes {speed1 < 20 ? 'less than 20' : `about ${speed1}`} dB(A), at top speed about{' '}
            {topSpeed} dB(A) (indicative). Leave it on at the highest speed that bothers nobody.
          </p>
        </section>
        <section className="new-page">
          <h2>6 Looking after it</h2>
          <p>{filterRhythm}</p>
          <h3>Cleaning the large-particulate filter</h3>
          <Steps steps={cleaning} />
          <h3>Changing the filter</h3>
          <div className="two">
            <Steps steps={filterChange(product)} />
            {filterPicture && <DocumentPicture name={filterPicture.picture.name} alt={filterPicture.alt} />}
          </div>
        </section>
        <section className="new-page">
          <h2>7 If something is wrong</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">What you notice</th>
                <th scope="col">What to do</th>
              </tr>
            </thead>
            <tbody>
              {troubles.map(({ sign, remedy }) => (
                <tr key={sign}>
                  <th scope="row">{sign}</th>
                  <td>{remedy}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="after-table">
            If it is none of these, pull the plug and call {company.phone.label}. Do not open the part with the lamp.
          </p>
          <h2>8 Filter record</h2>
          <table className="record">
            <thead>
              <tr>
                <th scope="col">Date</th>
                <th scope="col">Cleaned or changed</th>
                <th scope="col">By</th>
              </tr>
            </thead>
            <tbody>
              {[1, 2, 3, 4, 5, 6].map((line) => (
                <tr key={line}>
                  <td />
                  <td />
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <section className="new-page">
          <h2>9 Specification</h2>
          <SpecificationSheet product={product} />
        </section>
        <section>
          <h2>10 Warranty</h2>
          <p>
            {care.warranty}, in addition to your statutory rights. It covers faults in material and workmanship in the
            first year when the machine is used as this manual says. Filters are used up and are not covered. Keep your
            invoice: its date is the beginning.
          </p>
          <h2>11 Disposal</h2>
          <p>
            The machine is electrical equipment (WEEE) and does not belong in the household waste. When you buy a new
            one from us, we take the old one back free of charge, like for like; ask when you order. Otherwise take it
            to your council’s recycling centre. Carton and film go to recycling, a used filter into the residual waste,
            and the lamp, which holds a little mercury, to the recycling centre with the machine.
          </p>
          <ContactBlock />
        </section>
      </main>
    </>
  );
}
