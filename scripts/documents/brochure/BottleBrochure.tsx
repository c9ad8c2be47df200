import { care } from '@/data/products/care';
import type { Bottle } from '@/data/products/product';
import { BottleSection } from '@/features/water/BottleSection';
import { keepUnits } from '@/lib/keep-units';
import { ContactBlock } from '../ContactBlock';
import { DocumentPicture } from '../DocumentPicture';
import { DayDrawing } from '../drawings/DayDrawing';
import { Sheet } from '../Sheet';
import { SpecificationSheet } from '../SpecificationSheet';
import { BrochureCover } from './BrochureCover';

export type BottleBrochureProps = { product: Bottle };

/** Two pages: the bottle, then what it does and its figures. */
export function BottleBrochure({ product }: BottleBrochureProps) {
  const { descriptionTitle, description, gallery, cleaningCycleHours } = product;
  const [, detail] = gallery;
  return (
    <>
      <BrochureCover product={product} />
      <Sheet className="brochure bottle-page">
        <header className="chapter-head">
          <h2>{descriptionTitle}</h2>
        </header>
        <div className="bottle-story">
          <div>
            {description.map((paragraph) => (
              <p key={paragraph}>{keepUnits(paragraph)}</p>
            ))}
          </div>
          {detail && <DocumentPicture name={detail.picture.name} alt={detail.alt} />}
        </div>
        <section>
          <h3>A day: a cleaning cycle every {cleaningCycleHours} hours</h3>
          <DayDrawing everyHours={cleaningCycleHours} />
        </section>
        <div className="spread specified">
          <section>
            <h2 className="ruled">Specification</h2>
            <SpecificationSheet product={product} />
          </section>
          <div className="section-drawing">
            <div>
              <BottleSection />
            </div>
            <p className="caption">Cut in half: the lamp under the cap shines down through the water.</p>
          </div>
        </div>
        <div className="two foot">
          <section>
            <h2 className="ruled">Warranty and delivery</h2>
            <p>
              {care.warranty}, in addition to your statutory rights. {care.delivery}
            </p>
            <p className="fine">
              Battery and lamp make it electrical equipment (WEEE): bring it back to us or to the recycling centre.
            </p>
          </section>
          <ContactBlock />
        </div>
      </Sheet>
    </>
  );
}
