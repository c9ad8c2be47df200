import { RichText } from '@/components/ui/RichText';
import { care } from '@/data/products/care';
import type { Bottle } from '@/data/products/product';
import { BottleSection } from '@/features/water/BottleSection';
import { keepUnits } from '@/lib/format/keep-units';
import { plainText } from '@/domain/rich-text';
import { ContactBlock } from '../parts/ContactBlock';
import { DocumentPicture } from '../parts/DocumentPicture';
import { DayDrawing } from '../drawings/DayDrawing';
import { galleryPicture } from '../parts/gallery-picture';
import { Sheet } from '../parts/Sheet';
import { SpecificationSheet } from '../parts/SpecificationSheet';
import { BrochureCover } from './BrochureCover';
import { Story } from './Story';

export type BottleBrochureProps = { product: Bottle };

function features({ purifyingSeconds, cleaningCycleHours, batteryMah, waterproof, capacityMl }: Bottle) {
  return [
    {
      title: `${purifyingSeconds} seconds`,
      text: 'Fill it with clear tap water, close the cap and wait. Our own test, for clear tap water; UV-C is not a filter.',
    },
    {
      title: `Every ${cleaningCycleHours} hours`,
      text: `A cleaning cycle starts by itself, for as long as the ${batteryMah} mAh battery has charge.`,
    },
    {
      title: waterproof.split(' ')[0] ?? waterproof,
      text: 'A metre of water for 30 minutes: the whole bottle can be rinsed.',
    },
    { title: `${capacityMl} ml`, text: 'The lamp lights the water and the wall around it.' },
  ];
}

export function BottleBrochure({ product }: BottleBrochureProps) {
  const { descriptionTitle, description, cleaningCycleHours } = product;
  const detail = galleryPicture(product, 'detail');
  const pair = galleryPicture(product, 'pair');
  return (
    <>
      <BrochureCover product={product} />
      <Story view={galleryPicture(product, 'desk', 'gym')} title={descriptionTitle}>
        {description.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
      </Story>
      <Sheet className="brochure">
        <header className="chapter-head">
          <h2>What the cap does</h2>
          <p>UV-C from the cap, down through the water</p>
        </header>
        <div className="lid">
          <div className="section-drawing">
            <BottleSection />
          </div>
          <div>
            <DocumentPicture name={detail.picture.name} alt={detail.alt} />
            <dl>
              {features(product).map(({ title, text }) => (
                <div key={title}>
                  <dt>{keepUnits(title)}</dt>
                  <dd>{keepUnits(text)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <section>
          <h3>A day: a cleaning cycle every {cleaningCycleHours} hours</h3>
          <DayDrawing everyHours={cleaningCycleHours} />
        </section>
      </Sheet>
      <Sheet className="brochure">
        <header className="chapter-head">
          <h2>Specification</h2>
          <p>White and black are the same bottle</p>
        </header>
        <div className="two specified">
          <DocumentPicture name={pair.picture.name} alt={pair.alt} />
          <div>
            <SpecificationSheet product={product} />
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
