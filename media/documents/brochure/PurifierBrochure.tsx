import { unwrapSample } from '@/config/sample';
import { roomsUpToM2 } from '@/domain/sizing';
import { filterCare } from '@/data/products/filter-care';
import { catalogue } from '@/data/products/catalogue';
import type { Purifier, PurifierSummary } from '@/data/products/product';
import { untestedStages } from '@/data/products/purifier-data';
import { coverageNote, roomsUpToMeaning } from '@/data/room-words';
import { money } from '@/lib/format/money';
import { grouped } from '@/lib/format/number';
import { ratedAndTested } from '@/lib/format/rated-and-tested';
import { ChapterHead } from '../parts/ChapterHead';
import { GalleryPicture } from '../parts/DocumentPicture';
import { RoomTable } from '../parts/RoomTable';
import { SpecificationSheet } from '../parts/SpecificationSheet';
import { SpeedSheet } from '../parts/SpeedSheet';
import { StageList } from '../parts/StageList';
import { Table } from '../parts/Table';
import { BrochureFoot } from './BrochureFoot';
import { BrochureOpening } from './BrochureOpening';

type PurifierBrochureProps = { product: Purifier };

const machines = catalogue.filter((each): each is PurifierSummary => each.kind === 'purifier');

function Range({ product }: PurifierBrochureProps) {
  return (
    <Table
      className="range"
      heads={['Generation', 'm³/h, rated', 'Rooms up to', 'Price']}
      figures={[1, 2, 3]}
      highlightedRow={machines.findIndex(({ slug }) => slug === product.slug)}
      rows={machines.map(({ name, model, ratedCadrM3PerHour, pricePence }) => [
        name.replace('Generation ', ''),
        grouped(ratedCadrM3PerHour),
        `${roomsUpToM2(model, 'working')} m²`,
        pricePence ? money(pricePence) : 'on request',
      ])}
    />
  );
}

export function PurifierBrochure({ product }: PurifierBrochureProps) {
  const { name, keyFeatures, figure, stages, reason, testedCadrM3PerHour } = product;
  const [filter, meter] = product.parts;
  const [fromMonths, toMonths] = filterCare.changeMonths;
  const extra = keyFeatures.filter(({ stage }) => stage === undefined);
  return (
    <>
      <BrochureOpening product={product}>
        {extra.map(({ title, text }) => (
          <p key={title}>
            <b>{title}.</b> {text}
          </p>
        ))}
      </BrochureOpening>
      <section className="sheet brochure">
        <ChapterHead title="What the air passes" fact={`${stages} stages, from the foot up`} />
        <StageList product={product} />
        <p className="fine">
          Not tested yet: {untestedStages(stages)} {figure.note}
        </p>
        <section>
          <h2 className="ruled">Airflow and noise at each speed</h2>
          <SpeedSheet product={product} />
        </section>
      </section>
      <section className="sheet brochure">
        <ChapterHead title="How much room it serves" fact="At working speed, ventilation not counted" />
        <RoomTable name={name} model={product.model} floors={3} />
        <p className="fine">{ratedAndTested(testedCadrM3PerHour)}</p>
        <div className="two spread">
          <section>
            <h2 className="ruled">Specification</h2>
            <SpecificationSheet product={product} />
          </section>
          <section>
            <h2 className="ruled">In the range</h2>
            <Range product={product} />
            <p className="fine">
              {roomsUpToMeaning(product.model)} {coverageNote}
            </p>
            <p className="fine">{unwrapSample(reason)}</p>
            <h2 className="ruled">To go with it</h2>
            <div className="goes-with">
              <GalleryPicture product={product} views={['filter']} />
              <p>
                <b>{filter.name}</b>, changed every {fromMonths} to {toMonths} months, and the meter {meter.name}.
              </p>
            </div>
          </section>
        </div>
        <BrochureFoot />
      </section>
    </>
  );
}
