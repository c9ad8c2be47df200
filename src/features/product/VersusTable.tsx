import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import type { ReasonToBuy } from '@/data/products/product';
import { purifiers } from '@/data/purifiers';
import { noBreakText } from '@/lib/format/no-break-units';
import styles from './VersusTable.module.scss';

type Versus = NonNullable<ReasonToBuy['versus']>;

function Rows({ models, rows }: Pick<Versus, 'models' | 'rows'>) {
  return (
    <table className={`w-100 ${styles.table}`}>
      <thead>
        <tr className="border-bottom border-dark">
          <td />
          {models.map((model) => (
            <th key={model} scope="col" className="pb-2 pe-2 small fw-medium text-nowrap">
              {purifiers[model].name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, ownValue, otherValue, isOwnBetter]) => (
          <tr key={label} className="border-bottom">
            <th scope="row" className="py-2 py-lg-3 pe-2 fw-normal text-slate">
              {label}
            </th>
            <td className={`py-2 py-lg-3 pe-3 num text-nowrap item ${isOwnBetter ? 'fw-bold text-ink' : 'muted'}`}>
              {ownValue}
            </td>
            <td className={`py-2 py-lg-3 num text-nowrap item ${isOwnBetter ? 'muted' : 'fw-bold text-ink'}`}>
              {otherValue}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type VersusTableProps = Versus & { note?: string | undefined };

/** Two machines point by point; the better figure of each is dark. */
export function VersusTable({ models, rows, rest, note }: VersusTableProps) {
  return (
    <Row className="gy-4">
      <Col>
        <Rows models={models} rows={rows} />
      </Col>
      {rest && (
        <Col lg={6}>
          <Rows models={models} rows={rest} />
          {note && <p className="small muted mt-3 mb-0">{noBreakText(note)}</p>}
        </Col>
      )}
    </Row>
  );
}
