import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { Filter } from '@/data/products/product';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { isSample, unwrapSample } from '@/config/sample';
import { filterCare } from '@/data/products/filter-care';
import { countWord } from '@/lib/format/count-word';
import { grouped } from '@/lib/format/number';
import { href } from '@/lib/links/href';
import { FilterContents } from './FilterContents';
import { FilterReminder } from './running-cost/FilterReminder';
import { Split, SplitPicture } from './Split';

/** When and how to change it, beside a used one; then what it takes and what it fits, beside one that is cut open. */
export function FilterFacts({ filter }: { filter: Filter }) {
  const { form, inUse, machine, changeNote, changeSteps, cleaningNote } = filter;
  const [months, orMonths] = filterCare.changeMonths;
  return (
    <div className="d-grid gap-4 gap-lg-5 mt-4 mt-lg-5">
      <Split picture={<SplitPicture {...inUse} />}>
        <div className="border-top border-dark pt-3 d-flex flex-column h-100">
          <h2 className="h3 mb-2">
            Change it every {months} to {orMonths} months
          </h2>
          <p className="muted">
            After {countWord(months)} if the machine runs day and night ({grouped(filterCare.changeHours)} hours).{' '}
            {changeNote}
          </p>
          <ol className="plain-list d-grid flex-grow-1">
            {changeSteps.map((step, index) => (
              <li key={step} className="d-flex gap-3 py-2 py-lg-3 border-top">
                <b className="num">{index + 1}</b>
                {step}
              </li>
            ))}
          </ol>
          <FilterReminder machine={machine.model} filter={filter.model} />
        </div>
      </Split>
      <Split picture={<FilterContents fits={machine.slug} />}>
        <Row className="gy-4 h-100">
          <Col sm={6} lg={12}>
            <div className="border-top border-dark pt-3">
              <h2 className="h3 mb-2">What the set holds</h2>
              <p className="muted">
                {unwrapSample(form)}
                {isSample(form) && ' (sample)'}. {cleaningNote}
              </p>
              <ArrowLink to={href('service')} className="min-h-touch">
                Service and filters
              </ArrowLink>
            </div>
          </Col>
          <Col sm={6} lg={12}>
            <div className="border-top border-dark pt-3">
              <h2 className="h3 mb-2">Fits {machine.model}</h2>
              <p className="muted">No other filter fits it. {machine.purpose}</p>
              <ArrowLink to={href('product', { slug: machine.slug })} className="min-h-touch">
                {machine.model}
              </ArrowLink>
            </div>
          </Col>
        </Row>
      </Split>
    </div>
  );
}
