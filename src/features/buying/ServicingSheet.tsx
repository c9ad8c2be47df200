import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { proofRatingPlate } from '@/assets/pictures/proof-rating-plate';
import { ProseTable } from '@/components/text/article-components';
import { TermColumn, TermColumns } from '@/components/text/TermColumns';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { wholeFilterMonths } from '@/data/costs';
import { casingCare } from '@/data/products/casing-care';
import { filterCare } from '@/data/products/filter-care';
import { genSFilterSummary } from '@/data/products/gen-s-filter/summary';
import { genXFilterSummary } from '@/data/products/gen-x-filter/summary';
import { genYFilterSummary } from '@/data/products/gen-y-filter/summary';
import { genZFilterSummary } from '@/data/products/gen-z-filter/summary';
import { purifiers } from '@/data/purifiers';
import { href } from '@/lib/links/href';
import { mediaUrl } from '@/lib/links/media-url';

const serviced = [
  { model: 'GEN S', filter: genSFilterSummary },
  { model: 'GEN X', filter: genXFilterSummary },
  { model: 'GEN Y', filter: genYFilterSummary },
  { model: 'GEN Z', filter: genZFilterSummary },
] as const;

/** What the person who looks after the machines does, and when; to print. */
export function ServicingSheet() {
  const months = [24, 16, 8]
    .map((hours) => `${wholeFilterMonths(365 * hours)} months at ${hours} hours a day`)
    .join(', ');
  return (
    <>
      <p className="mb-4 mw-prose">
        On a service contract we do this and keep its record. Care of the casing is a sample.
      </p>
      <TermColumns columns={3}>
        <TermColumn name={`Every ${filterCare.cleanMonths} months`}>
          Pull the plug, open the front and vacuum the large-particulate filter.
        </TermColumn>
        <TermColumn name="New filter set">
          After {months}. It is carbon and H13 HEPA in one cartridge; that of Generation Z is three panels.
        </TermColumn>
        <TermColumn name="Cleaning">
          {casingCare.Industrial} On Generation S and X, vacuum the openings with a soft brush. On Generation Y a
          surface disinfectant may be used as well: ask us which.
        </TermColumn>
        <TermColumn name="Lifting">
          One person; two for Generation Z, out of its carton and over a step. On the level it rolls.
        </TermColumn>
        <TermColumn name="Our service only">
          UV-C lamp, fan, ioniser, photocatalyst, electronics and mains lead.
        </TermColumn>
      </TermColumns>
      <Row className="mt-4 gy-4">
        <Col xl={8}>
          <ProseTable>
            <thead>
              <tr>
                <th scope="col">Machine</th>
                <th scope="col">Filter set</th>
                <th scope="col">In full (PDF)</th>
              </tr>
            </thead>
            <tbody>
              {serviced.map(({ model, filter }) => {
                const { name, slug } = purifiers[model];
                return (
                  <tr key={model}>
                    <th scope="row">{name}</th>
                    <td>
                      <SiteLink to={href('product', { slug: filter.slug })}>{filter.name}</SiteLink>
                    </td>
                    <td>
                      <a href={mediaUrl(`downloads/${slug}-manual.pdf`)} aria-label={`Manual of ${name}`} download>
                        Manual
                      </a>
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </ProseTable>
        </Col>
        <Col xl={4} className="d-print-none">
          <figure className="mt-xl-3 mb-0">
            <Picture
              file={proofRatingPlate}
              alt="The rating plate at the back of a Generation Y, with its serial number"
              sizes="(min-width: 75em) 300px, 100vw"
              className="d-block w-100 h-auto ratio-4x3 object-fit-cover"
            />
            <figcaption className="mt-2 small muted">The serial number, on the plate at the back.</figcaption>
          </figure>
        </Col>
      </Row>
    </>
  );
}
