import { company } from '@/config/company';
import { care } from '@/data/products/care';
import type { Purifier } from '@/data/products/product';
import { warranty } from '@/data/products/warranty';
import { machineShape } from '../drawings/machine-shape';
import { Sign } from '../drawings/Signs';
import { SizeDrawing } from '../drawings/SizeDrawing';
import { Points } from '../parts/Points';
import { SpecificationSheet } from '../parts/SpecificationSheet';
import type { Chapter } from './chapter';
import { disposal, troublesOf } from './texts';
import { wordsFor } from './words';

export function troubleChapter(product: Purifier): Chapter {
  const words = wordsFor(product);
  return {
    title: 'If something is wrong',
    fact: 'Plug out before you look inside',
    body: (
      <>
        <table className="troubles">
          <thead>
            <tr>
              <th scope="col">What you notice</th>
              <th scope="col">Why it may be</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {troublesOf(words).map(({ sign, cause, remedy }) => (
              <tr key={sign}>
                <th scope="row">{sign}</th>
                <td>{cause}</td>
                <td>{remedy}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <section className="note">
          <h3>None of these?</h3>
          <p>
            Pull the plug and call <b>{company.phone.label}</b>, free, {company.openingHours.label}, or write to{' '}
            {company.email}. Have the model and the serial number of the rating plate at hand. Do not open the{' '}
            {words.closedPart}: lamp and mains are behind.
          </p>
        </section>
      </>
    ),
  };
}

export function specificationChapter(product: Purifier): Chapter {
  return {
    title: 'Specification',
    fact: product.model,
    body: (
      <>
        <SizeDrawing model={product.model} shape={machineShape(product)} />
        <SpecificationSheet product={product} />
      </>
    ),
  };
}

export const warrantyChapter: Chapter = {
  title: 'Warranty',
  fact: care.warranty,
  body: (
    <>
      <p className="lead">
        {care.warranty}, in addition to your statutory rights. It begins on the date of the invoice; keep that with this
        manual.
      </p>
      <div className="two">
        <section>
          <h3>It covers</h3>
          <Points points={warranty.covers} />
        </section>
        <section>
          <h3>It leaves out</h3>
          <Points points={warranty.leavesOut} />
        </section>
      </div>
      <p>
        To use it, call or write to us with the serial number and a line about what is wrong. We arrange the repair or
        the collection. Nothing here takes away the rights that the law gives you against the seller.
      </p>
    </>
  ),
};

export const disposalChapter: Chapter = {
  title: 'Disposal',
  fact: 'WEEE',
  body: (
    <div className="disposal">
      <Sign name="bin" />
      <div>
        <p>
          The crossed-out bin on the rating plate means: electrical equipment (WEEE), not for the household waste. Lamps
          and circuit boards hold substances that harm soil, water and health, and metals worth using again.
        </p>
        <p>
          When you buy a new machine from us for your household, we take the old one of the same kind back free of
          charge, one for one. Tell us when you order or within 28 days of delivery. Businesses, ask us for the same. If
          the old one works, give it to a person who will use it.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Where it goes</th>
            </tr>
          </thead>
          <tbody>
            {disposal.map(({ part, where }) => (
              <tr key={part}>
                <th scope="row">{part}</th>
                <td>{where}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  ),
};

const recordLines = Array.from({ length: 14 }, (_, index) => index + 1);

export const recordChapter: Chapter = {
  title: 'Filter record',
  fact: 'Keep this page up to date',
  body: (
    <>
      <dl className="identity">
        {['Serial number', 'Bought on', 'Room', 'In charge of it'].map((label) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd />
          </div>
        ))}
      </dl>
      <table className="record">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Mesh cleaned</th>
            <th scope="col">Filter changed</th>
            <th scope="col">Next due</th>
            <th scope="col">By</th>
          </tr>
        </thead>
        <tbody>
          {recordLines.map((line) => (
            <tr key={line}>
              <td />
              <td>
                <span className="box" />
              </td>
              <td>
                <span className="box" />
              </td>
              <td />
              <td />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="imprint fine">
        {company.legalName}, {company.registeredOffice}, {company.headquarters.country}. Registered in{' '}
        {company.placeOfRegistration}, number {company.companyNumber}. {company.phone.label}, {company.email}.{' '}
        {company.reply}
      </p>
    </>
  ),
};
