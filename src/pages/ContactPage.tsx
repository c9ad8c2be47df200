import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { useLocation } from 'react-router-dom';
import { Banner } from '@/components/sections/Banner';
import { Section } from '@/components/sections/Section';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { startedMessage } from '@/config/enquiry-topics';
import { routes } from '@/config/routes';
import { ContactDetails } from '@/features/enquiry/ContactDetails';
import { ContactForm } from '@/features/enquiry/ContactForm';
import { contactFields, namesOf } from '@/features/enquiry/fields';
import { enquiredPlanUrl } from '@/domain/plan-url';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { countWord } from '@/lib/format/count-word';
import { href } from '@/lib/links/href';
import styles from './ContactPage.module.scss';

/** `?about=` starts the message (config/enquiry-topics). */
export function ContactPage() {
  const { search, key } = useLocation();
  const initialMessage = startedMessage(new URLSearchParams(search).get('about'), enquiredPlanUrl(search));
  return (
    <>
      <PageHead
        title="Contact Us"
        description={`Write to ${company.brand} about air purifiers, filters or servicing, or call freephone ${company.phone.label}. A person in ${company.headquarters.city} replies within 24 hours, Monday to Friday.`}
        path={href('contact')}
        card="contact"
      />
      <Banner
        night
        title="Connect with us"
        lead={
          <>
            <strong>Contact Us</strong> by message, e-mail or freephone.
          </>
        }
        current={routes.contact.label}
        trail={breadcrumbTrail('contact')}
      />
      <Section className={styles.section ?? ''}>
        <Row className="gy-5">
          <Col lg={4}>
            <ContactDetails />
          </Col>
          <Col lg={{ span: 7, offset: 1 }}>
            <div className={styles.head}>
              <h2>Send us a message</h2>
              <p className="small muted">All {countWord(namesOf(contactFields).length)} fields are required</p>
            </div>
            <ContactForm initialMessage={initialMessage} occasion={key} />
          </Col>
        </Row>
      </Section>
    </>
  );
}
