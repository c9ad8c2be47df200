import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { PictureFile } from '@/assets/pictures/picture';
import { Section } from '@/components/sections/Section';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { href } from '@/lib/links/href';
import styles from './OneSmallChange.module.scss';

type OneSmallChangeProps = {
  title: string;
  /** Head of the table. */
  head: readonly [before: string, after: string];
  swaps: readonly (readonly [before: string, after: string])[];
  lead: string;
  toShop: string;
  picture: PictureFile;
  pictureAlt: string;
};

/** What a bottle of one's own replaces. */
export function OneSmallChange({ title, head, swaps, lead, toShop, picture, pictureAlt }: OneSmallChangeProps) {
  return (
    <Section background="sand" isShort labelledBy="change-heading" className="py-lg-0">
      <Row>
        <Col lg={6} className="d-none d-lg-block d-print-none">
          <div className="h-100 bleed-left">
            <Picture
              file={picture}
              alt={pictureAlt}
              sizes="(min-width: 62em) 50vw, 1px"
              className={`d-block w-100 object-fit-cover h-100 ${styles.picture}`}
            />
          </div>
        </Col>
        <Col lg={6} className="d-grid gap-4 py-lg-5">
          <h2 id="change-heading">{title}</h2>
          <table className={styles.swaps}>
            <thead>
              <tr>
                <th className="w-50" scope="col">
                  {head[0]}
                </th>
                <th className="w-50" scope="col">
                  {head[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {swaps.map(([before, after]) => (
                <tr key={before}>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="m-0">{lead}</p>
          <div>
            <ButtonLink to={`${href('shop')}?group=water`} hasArrow>
              {toShop}
            </ButtonLink>
          </div>
        </Col>
      </Row>
    </Section>
  );
}
