import type { ReactNode } from 'react';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { env } from '@/config/env';
import type { PlainRouteKey } from '@/config/routes';
import { href } from '@/lib/links/href';
import { slugOf } from '@/lib/parse/slug';
import styles from './Prose.module.scss';

const facts = {
  brand: company.brand,
  legalName: company.legalName,
  companyNumber: company.companyNumber,
  vatNumber: company.vatNumber,
  placeOfRegistration: company.placeOfRegistration,
  registeredOffice: company.registeredOffice,
  openingHours: company.openingHours.label,
  reply: company.reply,
};

type CompanyProps = { fact: keyof typeof facts };

/**
 * A fact about the company in a text, from `src/config/company`.
 * @throws if there is no such fact
 */
export function Company({ fact }: CompanyProps) {
  const value = facts[fact];
  if (!value) throw new Error(`There is no company fact "${fact}". Known: ${Object.keys(facts).join(', ')}`);
  return value;
}

/** Our e-mail address as a link. */
export function EmailLink() {
  return (
    <a className="text-nowrap" href={`mailto:${company.email}`}>
      {company.email}
    </a>
  );
}

/** Our phone number as a link. */
export function PhoneLink() {
  return (
    <a className="text-nowrap" href={company.phone.href}>
      {company.phone.label}
    </a>
  );
}

/** The regulator’s name as a link to its site. */
export function RegulatorLink() {
  return <a href={company.regulator.href}>{company.regulator.name}</a>;
}

type NoticesLinkProps = { children: ReactNode };

/** Links to the licence notices, which the build writes. */
export function NoticesLink({ children }: NoticesLinkProps) {
  return <a href={`${env.basePath}licences.txt`}>{children}</a>;
}

type PageLinkProps = { page: PlainRouteKey; children: ReactNode };

/** A link to a page of this site by the key of its route. */
export function PageLink({ page, children }: PageLinkProps) {
  return <SiteLink to={href(page)}>{children}</SiteLink>;
}

type ProseHeadingProps = { className?: string; children?: ReactNode };

/** A heading with the id that the contents list links to; plain text only. */
export function ProseHeading({ className, children }: ProseHeadingProps) {
  return (
    <h2 id={slugOf(String(children))} tabIndex={-1} className={className}>
      {children}
    </h2>
  );
}

type SummaryProps = { children: ReactNode };

/** A legal text in one sentence, before the text itself. */
export function Summary({ children }: SummaryProps) {
  return (
    <div
      data-summary
      className={`mw-prose mb-3 ps-3 border-start border-accent text-ink ${styles.summary} ${styles.inline}`}
    >
      <strong>In short:</strong> {children}
    </div>
  );
}

type TermsProps = { children: ReactNode };

/** A list of terms with their meaning. */
export function Terms({ children }: TermsProps) {
  return <dl className={`border-top mb-3 ${styles.terms}`}>{children}</dl>;
}

type TermProps = { name: string; children: ReactNode };

/** One term with its meaning. */
export function Term({ name, children }: TermProps) {
  return (
    <div>
      <dt className="mb-1 fw-semibold">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type WhereMeasuredProps = {
  children: ReactNode;
  otherwise?: ReactNode;
};

/** Shown only where page speed is reported (`VITE_VITALS_ENDPOINT`). */
export function WhereMeasured({ children, otherwise }: WhereMeasuredProps) {
  return env.vitalsEndpoint ? children : otherwise;
}
