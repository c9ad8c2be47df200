import type { ReactNode } from 'react';
import { company } from '@/config/company';
import { Fold } from '@/components/ui/Fold';
import { EmailLink } from './mdx-components';

type LineProps = { children: ReactNode };

/** A label with room to write behind it. */
function Line({ children }: LineProps) {
  return <li className="pt-4 pb-2 border-bottom border-dark">{children}</li>;
}

/** The statutory form as a sheet to print and fill in. */
export function CancellationForm() {
  return (
    <Fold summary="Cancellation form" className="border-top border-bottom">
      <p>Fill this in and send it only if you wish to cancel the purchase.</p>
      <div className="break-avoid mb-4 px-3 px-md-4 pt-3 pb-5 border border-dark">
        <p className="mb-2">
          To {company.legalName}, {company.registeredOffice}, <EmailLink />:
        </p>
        <ul className="plain-list">
          <Line>
            I give notice that I cancel my contract of sale of the following goods / for the supply of the following
            service:
          </Line>
          <Line>Ordered on / received on:</Line>
          <Line>Name of consumer:</Line>
          <Line>Address of consumer:</Line>
          <Line>Signature of consumer (only if this form is on paper):</Line>
          <Line>Date:</Line>
        </ul>
      </div>
    </Fold>
  );
}
