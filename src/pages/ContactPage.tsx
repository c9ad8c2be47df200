import Col from 'react-bootstrap/Col';
import Row from 'react-bootstrap/Row';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '@/components/sections/Banner';
import { Section } from '@/components/sections/Section';
import { EmailLink } from '@/components/text/mdx-components';
import { PageHead } from '@/components/ui/PageHead';
import { company } from '@/config/company';
import { initialMessageFor } from '@/config/enquiry-topics';
import { routes } from '@/config/routes';
import { OrderPaper } from '@/features/buying/OrderPaper';
import { quoteNames, quoteNeeds } from '@/data/quote';
import { ContactDetails } from '@/features/enquiry/contact/ContactDetails';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { contactFields, namesOf } from '@/features/enquiry/fields/fields';
import { OfferLine } from '@/features/product/OfferLine';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
import { countWord } from '@/lib/format/count-word';
import { href } from '@/lib/links/href';
import styles from './ContactPage.module.scss';

function usePlanMessage(isAboutPlan: boolean): string | undefined {
  const { hash, search } = useLocation();
  const [message, setMessage] = useState<string>();
  useEffect(() => {
    if (!isAboutPlan) return;
    let isWanted = true;
    import('@/features/planner/plan/write-plan-message').then(
      ({ writePlanMessage }) => isWanted && setMessage(writePlanMessage({ hash, search }, window.location.origin)),
      // Without it, the message stays as it was started.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [isAboutPlan, hash, search]);
  return isAboutPlan ? message : undefined;
}

const nextSteps = [
  {
    title: `Within ${company.replyWithin}`,
    text: 'We read your message and ring or write back, Monday to Friday. If something is missing, we ask for it.',
  },
  {
    title: 'A written quote',
    text: `If nothing is missing, it is our first reply. It names ${quoteNames}.`,
  },
];

/** `?about=` starts the message (config/enquiry-topics). */
export default function ContactPage() {
  const { search, key } = useLocation();
  const about = new URLSearchParams(search).get('about');
  const initialMessage = usePlanMessage(about === 'plan') ?? initialMessageFor(about);
  return (
    <>
      <PageHead
        title="Contact Us"
        description={`Write to ${company.brand} about air purifiers, filters or servicing, or call freephone ${company.phone.label}. ${company.reply}`}
        path={href('contact')}
        card="contact"
      />
      <Banner
        isNight
        trail={breadcrumbTrail('contact')}
        current={routes.contact.label}
        title="Connect with us"
        lead={
          <>
            <span className="label d-block mb-1">Contact Us</span>
            Send us the size and use of your room, and we tell you the machine, the number and the price.
            <span className="d-block mt-2 small">
              <OfferLine />
            </span>
          </>
        }
      />
      <Section className={styles.section ?? ''}>
        <Row className="gy-5">
          <Col xs={12} className="d-lg-none">
            <p className="m-0 small muted">Call us, {company.openingHours.label}</p>
            <a
              href={company.phone.href}
              className="title num d-inline-flex align-items-center min-h-touch text-nowrap text-decoration-none"
            >
              {company.phone.label}
            </a>
            <p className="m-0">
              Or write to <EmailLink />.
            </p>
          </Col>
          <Col lg={7}>
            <div className="d-flex flex-wrap row-gap-2 column-gap-4 align-items-baseline justify-content-between mb-3">
              <h2 className="m-0 title">Send us a message</h2>
              <p className="m-0 small muted">{`All ${countWord(namesOf(contactFields).length)} fields are required`}</p>
            </div>
            <ContactForm
              initialMessage={initialMessage}
              occasion={key}
              placeholder="Length × width × height of the room, and what it is used for"
            />
          </Col>
          <Col lg={{ span: 4, offset: 1 }}>
            <ContactDetails
              phone="Call us"
              email="Email"
              headquarters="Headquarters"
              quote={{ title: 'For a quote', needs: quoteNeeds }}
            />
          </Col>
        </Row>
      </Section>
      <Section tone="porcelain" isShort labelledBy="next-heading">
        <Row className="gy-4">
          <Col md={9} lg={7}>
            <h2 id="next-heading" className="title mb-4">
              What happens next
            </h2>
            <Row as="ol" className="gx-0 gy-4">
              {nextSteps.map(({ title, text }) => (
                <Col as="li" key={title} xs={12} className="pt-3 pb-lg-3 border-top border-dark">
                  <h3 className="mb-2">{title}</h3>
                  <p className="mb-0 mw-lead">{text}</p>
                </Col>
              ))}
            </Row>
          </Col>
          <Col md={3} lg={{ span: 4, offset: 1 }} className="d-none d-md-block">
            <OrderPaper kind="quote" />
          </Col>
        </Row>
      </Section>
    </>
  );
}
