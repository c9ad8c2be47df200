import { ipx7 } from '@/data/products/achilles-figures';
import type { Bottle } from '@/data/products/product';
import { BottleSection } from '../drawings/BottleSection';
import { DayDrawing } from '../drawings/DayDrawing';
import { ChapterHead } from '../parts/ChapterHead';
import { DocumentPicture, GalleryPicture } from '../parts/DocumentPicture';
import { SpecificationSheet } from '../parts/SpecificationSheet';
import { BrochureFoot } from './BrochureFoot';
import { BrochureOpening } from './BrochureOpening';

type BottleBrochureProps = { product: Bottle };

function features({ purifyingSeconds, cleaningCycleHours, batteryMah, capacityMl }: Bottle) {
  return [
    {
      title: `${purifyingSeconds} seconds`,
      text: 'Fill it with clear tap water, close the cap, press it (sample) and wait. Our own test; UV-C is not a filter.',
    },
    {
      title: `Every ${cleaningCycleHours} hours`,
      text: `A cleaning cycle starts by itself, for as long as the ${batteryMah} mAh battery has charge.`,
    },
    {
      title: 'IPX7',
      text: `${ipx7} Not in a dishwasher.`,
    },
    {
      title: `${capacityMl} ml`,
      text: 'The lamp lights the water. The walls were not tested. Never look into a lit lamp.',
    },
  ];
}

export function BottleBrochure({ product }: BottleBrochureProps) {
  const { cleaningCycleHours } = product;
  return (
    <>
      <BrochureOpening product={product} />
      <section className="sheet brochure">
        <ChapterHead title="What the cap does" fact="UV-C from the cap, down through the water" />
        <div className="lid">
          <div className="section-drawing">
            <BottleSection />
          </div>
          <div>
            <DocumentPicture name={product.figure.picture.name} alt={product.figure.alt} />
            <dl>
              {features(product).map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
        <section>
          <h3>A day: a cleaning cycle every {cleaningCycleHours} hours</h3>
          <DayDrawing everyHours={cleaningCycleHours} />
        </section>
      </section>
      <section className="sheet brochure">
        <ChapterHead title="Specification" fact="White and black are the same bottle" />
        <div className="two specified">
          <GalleryPicture product={product} views={['pair']} />
          <div>
            <SpecificationSheet product={product} />
          </div>
        </div>
        <BrochureFoot>
          <p className="fine">
            Battery and lamp make it electrical equipment (WEEE): take it to the recycling centre, or give it to us when
            you buy a new one.
          </p>
        </BrochureFoot>
      </section>
    </>
  );
}
