import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { type ActionOutcome, ActionStatus } from '@/components/ui/ActionStatus';
import { DataTable } from '@/components/sections/DataTable';
import { formatHours } from '@/data/case/business-case';
import { costBasis, costHeads, quoteFile } from '@/data/case/quote-file';
import { costPrices } from '@/data/cost-prices';
import { costLeavesOut } from '@/data/costs';
import { withoutVat } from '@/data/vat';
import { copyText } from '@/lib/browser/copy-text';
import { saveText } from '@/lib/browser/save-text';
import { capitalised } from '@/lib/format/count-word';
import { longDate } from '@/lib/format/long-date';
import { money } from '@/lib/format/money';
import { type CaseView, formatOrder } from './case-view';

const ownMaintenance = `Maintenance: filter sets; servicing not included (${money(withoutVat(costPrices.servicingPence))} + VAT, ${money(costPrices.servicingPence)} with it, a year a machine, sample)`;

type ThreeQuotesProps = { view: CaseView; onPrint: () => void };

/** The request that a buyer sends to three sellers, and our own figures under its heads. */
export function ThreeQuotes({ view, onPrint }: ThreeQuotesProps) {
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const text = quoteFile(view.result.rooms, {
    organisation: view.organisation,
    date: longDate(view.isoDate),
    hours: formatHours(view.result.rooms, view.words.hours),
  });

  async function copy() {
    const isDone = await copyText(text);
    const sentence = isDone
      ? 'Copied. Paste it into a mail to three sellers.'
      : 'Your browser does not let us copy: download the text instead.';
    setOutcome({ isDone, sentence });
  }

  return (
    <Row className="gy-4 mt-4">
      <Col lg={6} className="d-print-none">
        <h3>The file for three quotes</h3>
        <p className="mt-3">
          What these rooms need, in plain text and without our name: clean air, noise, filter, warranty, what a bidder
          must state, and six heads of cost to compare. Send it to three sellers.
        </p>
        <div className="d-flex flex-wrap gap-3">
          <button type="button" className="btn btn-line" onClick={() => void copy()}>
            <Copy size={18} strokeWidth={1.5} aria-hidden="true" /> Copy the text
          </button>
          <button
            type="button"
            className="btn btn-line"
            onClick={() => saveText('request-for-a-quote.txt', 'text/plain', text)}
          >
            <Download size={18} strokeWidth={1.5} aria-hidden="true" /> Download it
          </button>
          <button type="button" className="btn btn-line" onClick={onPrint}>
            <Printer size={18} strokeWidth={1.5} aria-hidden="true" /> Print it without our name
          </button>
          <ActionStatus outcome={outcome} />
        </div>
      </Col>
      <Col lg={6}>
        <OwnFigures view={view} />
      </Col>
    </Row>
  );
}

/** Our answer to the request; nothing without a price or a machine. */
function OwnFigures({ view }: { view: CaseView }) {
  const { recommended } = view.result;
  if (recommended?.withoutVatPence === undefined || recommended.machines === 0) return null;
  const { deliveryPence, maintenancePence, disposalPence, sumPence, vatPence } = recommended.cost;
  const price = recommended.withoutVatPence;
  const delivery = withoutVat(deliveryPence);
  const maintenance = withoutVat(maintenancePence);
  const disposal = withoutVat(disposalPence);
  // The electricity, which is estimated, takes the pennies by which rounded rows miss their sum.
  const running = sumPence - vatPence - price - delivery - maintenance - disposal;
  const rows = [
    { head: costHeads.price, pence: price },
    { head: costHeads.vat, pence: vatPence },
    { head: costHeads.delivery, pence: delivery },
    { head: ownMaintenance, pence: maintenance },
    { head: costHeads.running, pence: running },
    { head: costHeads.disposal, pence: disposal },
  ];
  return (
    <>
      <DataTable
        caption={`Our own figures: ${formatOrder(view, recommended)}`}
        heads={['Head, without VAT', 'Ours']}
        rows={[
          ...rows.map(({ head, pence }) => ({ name: head, cells: [money(pence)] })),
          { name: 'Together, with VAT', cells: [money(sumPence)] },
        ]}
      />
      <p className="small muted mt-3">
        {capitalised(costBasis(formatHours(view.result.rooms, view.words.hours)))} Prices of filters, delivery and
        disposal are samples; a quote has the real ones. {costLeavesOut}
      </p>
    </>
  );
}
