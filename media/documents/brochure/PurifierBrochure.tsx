import { RichText } from '@/components/ui/RichText';
import { shown } from '@/config/sample';
import { care } from '@/data/products/care';
import type { Purifier } from '@/data/products/product';
import { purificationStages } from '@/data/products/stages';
import { keepUnits } from '@/lib/format/keep-units';
import { plainText } from '@/domain/rich-text';
import { ratedAndTested } from '@/lib/format/rated-and-tested';
import { speedAdvice } from '@/domain/speeds';
import { ContactBlock } from '../parts/ContactBlock';
import { DocumentPicture } from '../parts/DocumentPicture';
import { galleryPicture } from '../parts/gallery-picture';
import { machineShape } from '../drawings/machine-shape';
import { RoomTable } from '../parts/RoomTable';
import { Sheet } from '../parts/Sheet';
import { SpecificationSheet } from '../parts/SpecificationSheet';
import { SpeedSheet } from '../parts/SpeedSheet';
import { StageList } from '../parts/StageList';
import { BrochureCover } from './BrochureCover';
import { Range } from './Range';
import { Story } from './Story';

export type PurifierBrochureProps = { product: Purifier };

export function PurifierBrochure({ product }: PurifierBrochureProps) {
  const { model, description, descriptionTitle, keyFeatures, stages, reason, measuredCadrM3PerHour } = product;
  const filterPicture = galleryPicture(product, 'filter');
  const [filter, meter] = product.parts;
  const [fromMonths, toMonths] = care.changeFilterMonths;
  const extra = keyFeatures.filter(({ stage }) => stage === undefined);
  return (
    <>
      <BrochureCover product={product} />
      <Story view={galleryPicture(product, 'room')} title={descriptionTitle}>
        {description.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
        {extra.map(({ title, text }) => (
          <p key={title}>
            <b>{title}.</b> {keepUnits(text)}
          </p>
        ))}
      </Story>
      <Sheet className="brochure">
        <header className="chapter-head">
          <h2>What the air passes</h2>
          <p>{stages} stages, from the foot up</p>
        </header>
        <StageList
          isRound={machineShape(product).filter.kind === 'cartridge'}
          stages={purificationStages.slice(0, stages).map(({ stage, name }) => ({
            stage,
            name,
            says: keepUnits(keyFeatures.find((feature) => feature.stage === stage)?.text ?? ''),
          }))}
        />
        <section>
          <h2 className="ruled">{speedAdvice.replace(/\.$/, '')}</h2>
          <SpeedSheet product={product} />
        </section>
      </Sheet>
      <Sheet className="brochure">
        <header className="chapter-head">
          <h2>How much room it serves</h2>
          <p>At working speed, ventilation not counted</p>
        </header>
        <RoomTable model={model} name={product.calculatorName} floors={3} />
        <p className="fine">{keepUnits(ratedAndTested(measuredCadrM3PerHour))}</p>
        <div className="two spread">
          <section>
            <h2 className="ruled">Specification</h2>
            <SpecificationSheet product={product} />
          </section>
          <section>
            <h2 className="ruled">In the range</h2>
            <Range product={product} />
            <p className="fine">{keepUnits(shown(reason))}</p>
            <h2 className="ruled">To go with it</h2>
            <div className="goes-with">
              <DocumentPicture name={filterPicture.picture.name} alt={filterPicture.alt} />
              <p>
                <b>{filter.model}</b>, changed every {fromMonths} to {toMonths} months. <b>{meter.model}</b> reads
                PM2.5, PM10, CO₂ and formaldehyde anywhere in the room.
              </p>
            </div>
          </section>
        </div>
        <div className="two foot">
          <section>
            <h2 className="ruled">Warranty and delivery</h2>
            <p>
              {care.warranty}, in addition to your statutory rights. {care.delivery}
            </p>
          </section>
          <ContactBlock />
        </div>
      </Sheet>
    </>
  );
}
