import { CostTable } from '@/components/sections/CostTable';
import { DataTable } from '@/components/sections/DataTable';
import { KeyFigures } from '@/components/sections/KeyFigures';
import { MarginFigure, MarginNote, PullQuote, Question } from '@/components/text/article-components';
import { Summary, Term, Terms } from '@/components/text/mdx-components';
import { Prose } from '@/components/text/Prose';
import { Part } from './Part';

/** Figures, tables and texts. */
export function ContentParts() {
  return (
    <>
      <h2 className="mt-5 mb-4">Figures</h2>
      <Part name="Key figures" isWide>
        <KeyFigures
          figures={[
            { label: 'Most', figure: '1,156', unit: 'm³/h', meaning: 'Clean air from Generation Z' },
            { label: 'Up to', figure: '53', unit: 'ACH', meaning: 'Air changes an hour' },
            { label: 'At least', figure: '99.95', unit: '%', meaning: 'Held by the filter' },
            { label: 'Below', figure: '20', unit: 'dB(A)', meaning: 'At speed 1' },
          ]}
        />
      </Part>
      <Part name="Data table">
        <DataTable
          caption="Airflow at full speed, m³/h"
          heads={['Model', 'Rated', 'Tested']}
          rows={[
            { name: 'Generation S', cells: ['160', '180'] },
            { name: 'Generation Z', cells: ['1,156', '1,156'] },
          ]}
        />
      </Part>
      <Part name="Data table: name and price over the rest on phones">
        <DataTable caption="Machines for a room" heads={['Model', 'Needed', 'Price']} right="last" narrow="price">
          <tr className="fw-bold text-teal">
            <th scope="row">
              Generation X <small>chosen</small>
            </th>
            <td data-label="Needed">1</td>
            <td>£495</td>
          </tr>
          <tr>
            <th scope="row">Generation Y</th>
            <td data-label="Needed">2</td>
            <td>£1,390</td>
          </tr>
        </DataTable>
      </Part>
      <Part name="Data table: cells with their labels on phones">
        <DataTable caption="Stored items" heads={['Name', 'Purpose', 'Kept for']} right="none" narrow="labels">
          <tr>
            <th scope="row">Draft</th>
            <td data-label="Purpose">Keeps what was typed</td>
            <td data-label="Kept for">The visit</td>
          </tr>
        </DataTable>
      </Part>

      <Part name="Costs, with their table folded">
        <CostTable
          caption="Cost over five years"
          partNames={['Price', 'Filters']}
          columns={[
            { title: 'Gen X', sumPence: 120000, parts: [48000, 72000] },
            { title: 'Gen Y', sumPence: 150000, parts: [71000, 79000] },
          ]}
          rows={[{ title: 'Price', note: 'one machine', cells: [{ text: '£495' }, { text: '£695' }] }]}
          foldedWith={<p className="small muted">What the figures rest on.</p>}
        />
      </Part>

      <h2 className="mt-5 mb-4">Texts</h2>
      <Part name="An article, with its margin">
        <Prose>
          <h2>Why half the air is so much quieter</h2>
          <MarginFigure figure="−15" unit="dB">
            for half the air.
          </MarginFigure>
          <p>The curves bend the same way because all fans obey the same laws.</p>
          <MarginNote title="Windows first">A purifier adds to ventilation.</MarginNote>
          <PullQuote>Run them at full speed when the room is empty.</PullQuote>
          <Question title="Does it make ozone?">
            <p>The lamps do not.</p>
          </Question>
        </Prose>
      </Part>
      <Part name="A document, with its headings at the left">
        <Prose kind="document">
          <Summary>Delivery takes 3 to 5 working days.</Summary>
          <h2>Payment terms</h2>
          <Terms>
            <Term name="Consumers">Pay with the order.</Term>
            <Term name="Companies">30 days from the invoice.</Term>
          </Terms>
        </Prose>
      </Part>
    </>
  );
}
