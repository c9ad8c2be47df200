import { Fragment } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FullCostNote } from '@/components/sections/CostNote';
import { costInks } from '@/components/sections/cost-inks';
import { CostTable } from '@/components/sections/CostTable';
import tableStyles from '@/components/sections/DataTable.module.scss';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { costParts, costPrices, costSheetOfModels, exampleCostUse, costLeavesOut } from '@/data/costs';
import { filterCare } from '@/data/products/filter-care';
import { catalogue } from '@/data/products/catalogue';
import type { FilterSummary, PurifierSlug } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { yearlyHours } from '@/domain/cost-over-years';
import { type CalculatorModelName, calculatorModels, shortName } from '@/domain/machines';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './ServiceParts.module.scss';

const purifierNames = Object.fromEntries(calculatorModels.map(({ slug, name }) => [slug, name])) as Record<
  PurifierSlug,
  CalculatorModelName
>;

const filterSets = catalogue.filter((product): product is FilterSummary => product.kind === 'filter');

const setsOf = (months: number) => 12 / months;
const [soonest, latest] = filterCare.changeMonths;

const yearUses = [
  { use: 'Office hours', sets: setsOf(latest) },
  { use: 'Day and night', sets: setsOf(soonest) },
];

/** The filter sets on one floor, across the window, to one scale. */
export function FilterPictures() {
  return (
    <Row className="gx-0 bg-porcelain">
      {filterSets.map(({ slug, model, picture, pictureAlt }) => (
        <Col key={slug} as="figure" xs={6} md={3} className="mb-0 pb-3">
          <Picture
            file={picture}
            alt={pictureAlt}
            sizes="(min-width: 768px) 25vw, 50vw"
            className={`d-block w-100 h-auto ${styles.filter}`}
          />
          <figcaption className="text-center fw-semibold">{model}</figcaption>
        </Col>
      ))}
    </Row>
  );
}

/** The price of each set, and of its year by the owner or by us. */
export function FilterSets() {
  return (
    <table className={`w-100 num ${tableStyles.table} ${tableStyles.all}`}>
      <caption className="visually-hidden">Filter sets: a set, and a year of them</caption>
      <thead>
        <tr>
          <td className="border-0" />
          <td className="border-0 d-none d-sm-table-cell" />
          {yearUses.map(({ use }) => (
            <th key={use} scope="colgroup" colSpan={2} className="border-0 pb-0">
              <span className="d-block pb-1 border-bottom text-center text-nowrap">{use}</span>
            </th>
          ))}
        </tr>
        <tr>
          <th scope="col">
            <span className="d-none d-md-inline">Filter set</span>
          </th>
          {/* On a phone left out: in office hours you pay for one a year. */}
          <th scope="col" className="d-none d-sm-table-cell">
            A set
          </th>
          {yearUses.map(({ use }) => (
            <Fragment key={use}>
              <th scope="col">You</th>
              <th scope="col" className="text-teal">
                We
              </th>
            </Fragment>
          ))}
        </tr>
      </thead>
      <tbody>
        {filterSets.map(({ slug, model, fits }) => {
          const setPence = costPrices.filterSetPence[purifierNames[fits]];
          return (
            <tr key={slug}>
              <th scope="row">
                <SiteLink to={href('product', { slug })} className="d-inline-block py-1">
                  {model}
                </SiteLink>
              </th>
              <td className="fw-semibold d-none d-sm-table-cell">{money(setPence)}</td>
              {yearUses.map(({ use, sets }) => (
                <Fragment key={use}>
                  <td>{money(setPence * sets)}</td>
                  <td className="fw-semibold">{money(setPence * sets + costPrices.servicingPence)}</td>
                </Fragment>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const paidMonths = 24;
const heightPx = 120;
const carePx = 18;
const inks = { machine: costInks[0], care: costInks[1] };

type PaymentsProps = {
  /** Whether the machine is paid for month by month, too. */
  isSpread: boolean;
  label: string;
};

/** The shape of what is paid: the machine at once or in parts, its care month by month. */
export function Payments({ isSpread, label }: PaymentsProps) {
  return (
    <svg className="d-block w-100 overflow-visible" height={heightPx} role="img" aria-label={label}>
      {Array.from({ length: paidMonths }, (_, month) => {
        const machine = isSpread ? 30 : month === 0 ? heightPx - carePx : 0;
        const bar = { x: `${(100 / paidMonths) * month}%`, width: `${(100 / paidMonths) * 0.62}%` };
        return (
          <Fragment key={month}>
            <rect {...bar} y={heightPx - carePx} height={carePx} fill={inks.care} />
            {machine > 0 && <rect {...bar} y={heightPx - carePx - machine} height={machine} fill={inks.machine} />}
          </Fragment>
        );
      })}
      <line x2="100%" y1={heightPx} y2={heightPx} stroke="var(--ink)" />
    </svg>
  );
}

/** Of the machines with a list price, in office hours at working speed, with a service contract. */
export function FiveYearCosts() {
  const machines = Object.values(purifiers)
    .filter(({ pricePence }) => pricePence !== undefined)
    .map(({ calculatorName, pricePence }) => ({
      title: shortName(calculatorName),
      model: calculatorName,
      machines: 1,
      speed: 'working' as const,
      pricePence,
    }));
  const use = { ...exampleCostUse(yearlyHours.office), isServiced: true };
  return (
    <CostTable
      {...costSheetOfModels(machines, use, 5)}
      partNames={costParts}
      foldedWith={<FullCostNote leavesOut={costLeavesOut} />}
    />
  );
}
