import type { ReactNode } from 'react';
import Container from 'react-bootstrap/Container';
import { limbDark } from '@/assets/pictures/limb-dark';
import { Logo } from '@/components/ui/Logo';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { withoutMark } from '@/config/sample';
import { legalLinks, quickLinks, resources, type MenuItem } from '@/data/navigation';
import { NetlifyForm } from '@/features/enquiry/sending/NetlifyForm';
import { href } from '@/lib/links/href';
import styles from './SiteFooter.module.scss';

/** Drawn on the grid of the icon set, which has no brand icons. */
const marks: { name: string; link: string; mark: ReactNode }[] = [
  {
    name: 'Facebook',
    link: company.social.facebook,
    mark: <path d="M17 3h-2.5A4.5 4.5 0 0 0 10 7.5V10H7v4h3v7h4v-7h3l1-4h-4V7.5a.5.5 0 0 1 .5-.5H17Z" />,
  },
  {
    name: 'Instagram',
    link: company.social.instagram,
    mark: (
      <>
        <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />
        <circle cx="12" cy="12" r="4" />
        <path d="M17 7v.01" />
      </>
    ),
  },
  {
    name: 'YouTube',
    link: company.social.youtube,
    mark: (
      <>
        <rect x="2.5" y="5.5" width="19" height="13" rx="4" />
        <path d="M10.2 9.2v5.6l4.8-2.8Z" />
      </>
    ),
  },
];

function SocialLinks() {
  return (
    <ul className="plain-list d-flex gap-2 mt-md-3 d-print-none" aria-label="Social media">
      {marks.map(({ name, link, mark }) => (
        <li key={name}>
          <a className={`d-grid border ${styles.social}`} href={link} aria-label={name} rel="noopener">
            <svg
              viewBox="0 0 24 24"
              width="20"
              height="20"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              {mark}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}

type FooterLinksProps = { title: string; links: MenuItem[] };

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title} className={`d-print-none ${styles.links}`}>
      <h2 className="label mb-2">{title}</h2>
      <ul className={`plain-list text-pale ${styles.list}`}>
        {links.map(({ title: name, link }) => (
          <li key={link}>
            <SiteLink to={link}>{name}</SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Static HTML: the same on every page. */
export function SiteFooter() {
  const { phone, email, openingHours, headquarters } = company;
  return (
    <>
      <footer id="footer" className={`on-dark position-relative overflow-hidden break-avoid ${styles.footer}`}>
        <div className={`position-relative ${styles.horizon}`} data-horizon>
          <Picture
            file={limbDark}
            alt=""
            sizes="(min-width: 992px) 100vw, 1100px"
            className={`position-absolute inset-0 w-100 object-fit-cover d-print-none ${styles.planet}`}
          />
          <Container fluid="xxl" className="position-relative z-1 pt-4 pt-lg-5">
            <p className="small muted mb-2">{`Freephone, ${openingHours.label}`}</p>
            <a className="d-inline-block h1 tel" href={phone.href}>
              {phone.label}
            </a>
          </Container>
        </div>
        <Container fluid="xxl" className="position-relative pb-4">
          <div className={styles.columns}>
            <div className="d-print-none">
              <Logo />
              <p className="d-none d-md-block mt-4 mb-0 mw-short text-pale text-balance">
                {`Clinical, industrial and domestic air purification, sold from ${headquarters.city}.`}
              </p>
            </div>
            <div className="d-flex d-md-block flex-wrap gap-3 align-items-center justify-content-between">
              <h2 className="label mb-2 d-none d-md-block d-print-none">Contact</h2>
              <ul className={`plain-list text-pale ${styles.list}`}>
                <li>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
                <li>{`${headquarters.city}, ${headquarters.country}`}</li>
              </ul>
              <SocialLinks />
            </div>
            <FooterLinks title="Quick links" links={quickLinks} />
            <FooterLinks title="Resources" links={resources} />
          </div>
          <div className={`pt-3 mt-3 mt-lg-4 border-top fine muted text-pretty ${styles.legal}`}>
            <p className="m-0">
              {`© 2026 ${withoutMark(company.legalName)}. Registered in ${company.placeOfRegistration}, company number ${withoutMark(company.companyNumber)}. Registered office: ${company.registeredOffice.replace('NG1 ', 'NG1\u00a0')}. VAT number ${withoutMark(company.vatNumber)}. Company details are samples. Prices include VAT.`}
            </p>
            <div className="d-print-none">
              <p className="mb-2">
                Airflow at full speed tested by us with ISO 14644 methods. Filters of class H13 (EN&nbsp;1822), tested
                to ISO&nbsp;29463.
              </p>
              <ul className="plain-list d-flex flex-wrap column-gap-4">
                <li>
                  <SiteLink to={href('evidence')}>What our claims rest on</SiteLink>
                </li>
                {legalLinks.map(({ title, link }) => (
                  <li key={link}>
                    <SiteLink to={link}>{title}</SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </Container>
      </footer>
      <NetlifyForm form="request" />
    </>
  );
}
