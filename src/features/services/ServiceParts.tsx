import { Fragment, type ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FullCostNote } from '@/components/sections/CostNote';
import { costInks } from '@/components/sections/cost-inks';
import { CostTable } from '@/components/sections/CostTable';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { costPrices } from '@/data/cost-prices';
import { costLeavesOut, exampleCostUse, yearOfFiltersPence } from '@/data/costs';
import { costParts, costSheetOfModels } from '@/data/cost-sheets';
import { filterCare } from '@/data/products/filter-care';
import { catalogue } from '@/data/products/catalogue';
import type { FilterSummary, PurifierSlug } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { yearlyHours } from '@/domain/cost-over-years';
import { type MachineModel, calculatorModels, shortName } from '@/domain/machines';
import { money } from '@/lib/format/money';
import { href } from '@/lib/links/href';
import styles from './ServiceParts.module.scss';

const purifierNames = Object.fromEntries(calculatorModels.map(({ slug, model }) => [slug, model])) as Record<
  PurifierSlug,
  MachineModel
>;

const filterSets = catalogue.filter((product): product is FilterSummary => product.kind === 'filter');

const setsOf = (months: number) => 12 / months;
const [soonest, latest] = filterCare.changeMonths;

type PriceRow = { name: string; by?: 'You do it' | 'We do it'; pence: (model: MachineModel) => number };

function yearRows(name: string, months: number): PriceRow[] {
  const year = (model: MachineModel) => yearOfFiltersPence(model, setsOf(months));
  return [
    { name, by: 'You do it', pence: (model) => year(model).byYou },
    { name, by: 'We do it', pence: (model) => year(model).byUs },
  ];
}

const priceRows: readonly PriceRow[] = [
  { name: 'One set', pence: (model) => costPrices.filterSetPence[model] },
  ...yearRows('A year, office hours', latest),
  ...yearRows('A year, day and night', soonest),
];

/** The filter sets on one floor, to one scale, beside their heading; under each its price, and that of its year by the owner or by us. */
export function FilterSets({ children }: { children?: ReactNode }) {
  return (
    <table className={`w-100 num break-avoid text-center ${styles.sets}`}>
      <caption className="visually-hidden">Filter sets: a set, and a year of them with deliveries</caption>
      <thead>
        <tr>
          <td className={`text-start ${styles.heading}`}>{children}</td>
          {filterSets.map(({ slug, name, picture, pictureAlt }) => (
            <th key={slug} scope="col" className="d-flex flex-column">
              <Picture
                file={picture}
                alt={pictureAlt}
                sizes="(min-width: 768px) 256px, 50vw"
                className={`d-block h-auto ${styles.filter}`}
              />
              <SiteLink to={href('product', { slug })} className="d-inline-block py-1 mx-auto">
                {name}
              </SiteLink>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {priceRows.map(({ name, by, pence }) => (
          <tr key={`${name} ${by}`} className={by === 'We do it' ? 'pt-md-0' : 'border-top'}>
            <th scope="row" className="d-md-flex column-gap-3 text-start fw-normal">
              <span className={by === 'We do it' ? 'visually-hidden' : 'd-block fw-semibold'}>{name}</span>{' '}
              {by && <span className={`text-nowrap ${styles.by}`}>{by}</span>}
            </th>
            {filterSets.map(({ slug, fits }) => (
              <td key={slug}>
                <span className="d-md-none me-1 muted" aria-hidden="true">
                  {purifierNames[fits].at(-1)}
                </span>
                {money(pence(purifierNames[fits]))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type FactsProps = {
  facts: readonly { name: string; text: ReactNode }[];
  /** Whether they stand under each other from lg, too. */
  isList?: boolean;
};

/** Things and what is to be known of each, beside each other from lg. */
export function Facts({ facts, isList = false }: FactsProps) {
  return (
    <Row as="dl" className="mb-3 gy-3">
      {facts.map(({ name, text }) => (
        <Col as="div" lg={isList ? 12 : 4} key={name} className={isList ? 'd-lg-flex' : ''}>
          <dt className={`mb-1 ${isList ? 'col-lg-4 pe-3' : ''}`}>{name}</dt>
          <dd className="mb-0">{text}</dd>
        </Col>
      ))}
    </Row>
  );
}

const paidMonths = 24;
const machinePx = { atOnce: 140, monthly: 64 };
const carePx = 24;
const inks = { machine: costInks[0], care: costInks[1] };

/** Over the bars that are paid every month. */
const labelPx = 28;

type PaymentsProps = {
  /** Whether the machine is paid for month by month, too. */
  isSpread: boolean;
  /** Label of the bar that is paid at once. */
  atOnce?: string;
  /** Label of the bars that are paid every month. */
  monthly: string;
};

/** What is paid: the machine at once or in parts, its care month by month. */
export function Payments({ isSpread, atOnce, monthly }: PaymentsProps) {
  const heightPx = carePx + (isSpread ? machinePx.monthly + labelPx : machinePx.atOnce);
  return (
    <svg className="d-block w-100 num" height={heightPx + 24} fontSize="15" fill="var(--ink)" aria-hidden="true">
      {Array.from({ length: paidMonths }, (_, month) => {
        const bar = { x: `${(100 / paidMonths) * month}%`, width: `${(100 / paidMonths) * 0.84}%` };
        const top = isSpread ? labelPx : 0;
        return (
          <Fragment key={month}>
            <rect {...bar} y={heightPx - carePx} height={carePx} fill={inks.care} />
            {(isSpread || month === 0) && (
              <rect {...bar} y={top} height={heightPx - carePx - top} fill={inks.machine} />
            )}
          </Fragment>
        );
      })}
      <line x2="100%" y1={heightPx} y2={heightPx} stroke="var(--ink)" />
      {atOnce && (
        <text x="5%" y="16">
          {atOnce}
        </text>
      )}
      <text x={isSpread ? 0 : '5%'} y={isSpread ? 16 : heightPx - carePx - 10}>
        {monthly}
      </text>
      {[1, paidMonths / 2, paidMonths].map((month) => (
        <text
          key={month}
          x={`${(100 / paidMonths) * (month - 0.58)}%`}
          y={heightPx + 18}
          fill="var(--slate)"
          textAnchor="middle"
        >
          {month}
        </text>
      ))}
    </svg>
  );
}

/** Costs of the machines with a list price, in office hours at working speed, with a service contract. */
export function FiveYearCosts() {
  const machines = Object.values(purifiers)
    .filter(({ pricePence }) => pricePence !== undefined)
    .map(({ model, pricePence }) => ({
      title: shortName(model),
      model,
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
