import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { limbDark } from '@/assets/pictures/limb-dark';
import { Logo } from '@/components/ui/Logo';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { quickLinks, resources, type MenuItem } from '@/data/navigation';
import { NetlifyForm } from '@/features/enquiry/sending/NetlifyForm';
import { href } from '@/lib/links/href';
import { SocialLinks } from './SocialLinks';
import styles from './SiteFooter.module.scss';

type FooterLinksProps = { title: string; links: MenuItem[] };

function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className={`label d-print-none ${styles.title}`}>{title}</h2>
      <ul className={`m-0 p-0 ${styles.list}`}>
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
      <footer id="footer" className={`on-dark position-relative overflow-hidden ${styles.footer}`}>
        <div className={`position-relative d-print-none ${styles.horizon}`} data-horizon>
          <Picture
            file={limbDark}
            alt=""
            sizes="(min-width: 992px) 100vw, 1100px"
            className={`position-absolute w-100 h-100 ${styles.planet}`}
          />
          <Container
            fluid="xxl"
            className={`position-relative d-flex gap-4 align-items-start justify-content-between ${styles.call}`}
          >
            <div>
              <p className="small muted mb-2">{`Freephone, ${openingHours.label}`}</p>
              <a className={`num d-inline-block ${styles.phone}`} href={phone.href}>
                {phone.label}
              </a>
            </div>
            <p className={`small ${styles.note}`}>Tell us the size of your room and we tell you the machine.</p>
          </Container>
        </div>
        <Container fluid="xxl" className={styles.columns ?? ''}>
          <Row className="gy-4">
            <Col xs={12} lg={5} className={`d-print-none ${styles.seller}`}>
              <Logo />
              <p
                className={`my-4 ${styles.about}`}
              >{`Clinical, industrial and domestic air purification from ${headquarters.city}.`}</p>
              <SocialLinks />
            </Col>
            <Col xs={12} md={5} lg={3}>
              <h2 className={`label d-print-none ${styles.title}`}>Contact</h2>
              <ul className={`m-0 p-0 ${styles.list}`}>
                <li>
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
                <li>{`${headquarters.city}, ${headquarters.country}`}</li>
              </ul>
            </Col>
            <Col xs={6} md={3} lg={2}>
              <FooterLinks title="Quick links" links={quickLinks} />
            </Col>
            <Col xs={6} md={4} lg={2}>
              <FooterLinks title="Resources" links={resources} />
            </Col>
          </Row>
          <div className={`d-flex justify-content-between fine muted border-top ${styles.base}`}>
            <p className="m-0">
              {`© 2026 ${company.legalName}. Registered in ${company.placeOfRegistration}, company number ${company.companyNumber}. Registered office: ${company.registeredOffice}. VAT number ${company.vatNumber}. Prices include VAT.`}
            </p>
            <p className="m-0">
              Airflow tested with ISO 14644 methods. Filters of class H13 (EN 1822), tested to ISO 29463.{' '}
              <SiteLink to={href('evidence')}>What our claims rest on</SiteLink>
            </p>
          </div>
        </Container>
      </footer>
      <NetlifyForm form="request" />
    </>
  );
}
