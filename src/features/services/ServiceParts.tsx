import type { ReactNode } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FullCostNote } from '@/components/sections/CostNote';
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
          <tr key={`${name} ${by}`} className={by === 'We do it' ? 'pt-0' : 'border-top'}>
            <th scope="row" className="d-md-flex column-gap-3 text-start fw-normal">
              <span className={by === 'We do it' ? 'visually-hidden' : 'd-block mb-1 mb-md-0 fw-semibold'}>{name}</span>{' '}
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
