import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { Section } from '@/components/sections/Section';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { Picture } from '@/components/ui/Picture';
import { isSample, unwrapSample } from '@/config/sample';
import { filterCare } from '@/data/products/filter-care';
import type { Filter } from '@/data/products/product';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { href } from '@/lib/links/href';
import { FilterReminder } from './running-cost/FilterReminder';
import { Split, SplitPicture } from './Split';

/** When and how to change it, beside a used one; then what it takes and what it fits, beside its layers. */
export function FilterFacts({ filter }: { filter: Filter }) {
  const { form, inUse, inside, machine, changeNote, changeSteps, cleaningNote } = filter;
  const [months, orMonths] = filterCare.changeMonths;
  return (
    <>
      <Section tone="porcelain" isShort className="py-lg-0">
        <Split picture={<SplitPicture {...inUse} />} isBleeding className="d-flex flex-column py-lg-5">
          <h2 data-aos="fade-up" className="title mb-3">
            Change it every {months} to {orMonths} months
          </h2>
          <p className="muted">
            After {countWord(months)} if the machine runs day and night ({grouped(filterCare.changeHours)} hours).{' '}
            {changeNote}
          </p>
          <ol className="plain-list d-grid flex-grow-1">
            {changeSteps.map((step, index) => (
              <li key={step} className="d-flex gap-3 py-2 py-lg-3 border-top">
                <b className="num text-teal">{index + 1}</b>
                {step}
              </li>
            ))}
          </ol>
          <FilterReminder machine={machine.model} filter={filter.model} />
        </Split>
      </Section>
      <Section isShort>
        <Row className="gy-4 align-items-center">
          <Col xs={4} lg={3} className="d-print-none">
            <Picture
              file={inside.picture}
              alt={inside.alt}
              sizes="(min-width: 992px) 320px, 40vw"
              className="d-block w-100 h-auto ratio-4x5 object-fit-cover"
            />
          </Col>
          <Col xs={8} lg={4}>
            <h2 data-aos="fade-up" className="h3 mb-2">
              What the set holds
            </h2>
            <p className="muted">
              Activated carbon and pleated HEPA of class H13 (EN 1822). {unwrapSample(form)}
              {isSample(form) && ' (sample)'}. {cleaningNote}
            </p>
            <ArrowLink to={href('service')} className="min-h-touch d-print-none">
              Service and filters
            </ArrowLink>
          </Col>
          <Col lg={{ span: 4, offset: 1 }} className="d-flex gap-4">
            <span className="w-25 flex-shrink-0 align-self-start ratio-4x5 bg-stage d-print-none">
              <Picture file={machine.picture} alt="" sizes="130px" className="d-block w-100 h-100 object-fit-cover" />
            </span>
            <div>
              <h2 className="h3 mb-2">Fits {machine.model}</h2>
              <p className="muted mb-2">No other filter fits it. {machine.purpose}</p>
              <ArrowLink to={href('product', { slug: machine.slug })} className="min-h-touch d-print-none">
                {machine.model}
              </ArrowLink>
            </div>
          </Col>
        </Row>
      </Section>
    </>
  );
}
