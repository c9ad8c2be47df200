import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { FullCostNote } from '@/components/sections/CostNote';
import { CostTable } from '@/components/sections/CostTable';
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

const purifierNames = Object.fromEntries(calculatorModels.map(({ slug, name }) => [slug, name])) as Record<
  PurifierSlug,
  CalculatorModelName
>;

const filterSets = catalogue.filter((product): product is FilterSummary => product.kind === 'filter');

const setsOf = (months: number) => 12 / months;
const [soonest, latest] = filterCare.changeMonths;

/** A picture of each filter set, with its price and its year by the owner or by us. */
export function FilterSets() {
  return (
    <Row as="ul" className="gx-lg-4 gy-4">
      {filterSets.map(({ slug, model, fits, picture, pictureAlt }) => {
        const setPence = costPrices.filterSetPence[purifierNames[fits]];
        return (
          <Col as="li" key={slug} md={6} lg={3}>
            <Row className="gx-3">
              <Col xs={4} lg={12}>
                <Picture
                  file={picture}
                  alt={pictureAlt}
                  sizes="(min-width: 992px) 300px, 33vw"
                  className="d-block w-100 h-auto mb-lg-3"
                />
              </Col>
              <Col xs={8} lg={12}>
                <div className="d-flex flex-wrap column-gap-2 justify-content-between align-items-baseline">
                  <SiteLink to={href('product', { slug })} className="fw-semibold">
                    {model}
                  </SiteLink>
                  <span>
                    <b className="h3 num text-ink">{money(setPence)}</b> a set
                  </span>
                </div>
                <table className="w-100 mt-2 mt-lg-3 small num">
                  <caption className="visually-hidden">A year of {model}</caption>
                  <thead>
                    <tr className="border-bottom border-dark">
                      <th scope="col" className="py-1 fw-normal muted">
                        A year
                      </th>
                      <th scope="col" className="py-1 fw-normal text-end">
                        You
                      </th>
                      <th scope="col" className="py-1 fw-normal text-end text-teal">
                        We
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {[
                      { use: 'Office hours', sets: setsOf(latest) },
                      { use: 'Day and night', sets: setsOf(soonest) },
                    ].map(({ use, sets }) => (
                      <tr key={use} className="border-bottom">
                        <th scope="row" className="py-2 fw-normal">
                          {use}
                        </th>
                        <td className="py-2 text-end">{money(setPence * sets)}</td>
                        <td className="py-2 text-end fw-semibold text-ink">
                          {money(setPence * sets + costPrices.servicingPence)}
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </Col>
            </Row>
          </Col>
        );
      })}
    </Row>
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
