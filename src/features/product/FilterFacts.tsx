import type { ReactNode } from 'react';
import Col, { type ColProps } from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { isSample, unwrapSample } from '@/config/sample';
import { filterCare } from '@/data/products/filter-care';
import type { Filter, GalleryPicture } from '@/data/products/product';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { href } from '@/lib/links/href';
import { FilterReminder } from './running-cost/FilterReminder';
import { Split, SplitPicture } from './Split';
import styles from './FilterFacts.module.scss';

/** When and how to change it, beside a used one; then what it takes and what it fits, beside its layers. */
export function FilterFacts({ filter }: { filter: Filter }) {
  const { form, inUse, inside, machine, changeNote, changeSteps, cleaningNote } = filter;
  const [months, orMonths] = filterCare.changeMonths;
  return (
    <>
      <Section tone="porcelain" isShort>
        <Split picture={<SplitPicture {...inUse} isWhole />} isBleeding className="d-flex flex-column">
          <h2 data-aos="fade-up" className="title mb-3">
            Change it every {months} to {orMonths} months
          </h2>
          <p className="muted">
            After {countWord(months)} if the machine runs day and night ({grouped(filterCare.changeHours)} hours).{' '}
            {changeNote}
          </p>
          <ol className="plain-list d-grid flex-grow-1">
            {changeSteps.map((step, index) => (
              <li key={step} className="d-flex gap-3 py-2 border-top">
                <b className="num text-teal">{index + 1}</b>
                {step}
              </li>
            ))}
          </ol>
          <FilterReminder machine={machine.name} filter={filter.name} />
        </Split>
      </Section>
      <Section isShort>
        <Row className="gy-4">
          <Part lg={6} title="What the set holds" picture={inside.picture} alt={inside.alt}>
            <p className="muted mb-2">
              Activated carbon and pleated HEPA of class H13 (EN 1822). {unwrapSample(form)}
              {isSample(form) && ' (sample)'}. {cleaningNote}
            </p>
            <ArrowLink to={href('service')} className="min-h-touch d-print-none">
              Service and filters
            </ArrowLink>
          </Part>
          <Part lg={6} xl={{ span: 5, offset: 1 }} title={`Fits ${machine.name}`} picture={machine.picture} alt="">
            <p className="muted mb-2">No other filter fits it. {machine.purpose}</p>
            <ArrowLink to={href('product', { slug: machine.slug })} className="min-h-touch d-print-none">
              {machine.name}
            </ArrowLink>
          </Part>
        </Row>
      </Section>
    </>
  );
}

type PartProps = GalleryPicture & Pick<ColProps, 'lg' | 'xl'> & { title: string; children: ReactNode };

/** A picture and its words. */
function Part({ title, picture, alt, children, ...columns }: PartProps) {
  return (
    <Col {...columns} className={styles.part}>
      <Picture file={picture} alt={alt} sizes="(min-width: 992px) 200px, 96px" className="d-print-none" />
      <div>
        <h2 className="h3 mb-2">{title}</h2>
        {children}
      </div>
    </Col>
  );
}
