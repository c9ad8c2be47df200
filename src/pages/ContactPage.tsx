import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from '@/boot/use-hydrated';
import { Banner } from '@/components/sections/Banner';
import { PageHead } from '@/components/ui/PageHead';
import { Picture } from '@/components/ui/Picture';
import { company } from '@/config/company';
import { initialMessageFor } from '@/config/enquiry-topics';
import { routes } from '@/config/routes';
import { unwrapSample } from '@/config/sample';
import { OrderPaper } from '@/features/buying/OrderPaper';
import { buying } from '@/data/buying';
import { generationXSummary } from '@/data/products/generation-x/summary';
import { ContactDetails } from '@/features/enquiry/contact/ContactDetails';
import { ContactForm } from '@/features/enquiry/contact/ContactForm';
import { formService } from '@/features/enquiry/sending/send-enquiry';
import { breadcrumbTrail } from '@/lib/links/breadcrumb-trail';
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

/** No form service takes the message. */
const opensInMail = formService('contact').endpoint === '';

/** `?about=` starts the message (config/enquiry-topics). */
export default function ContactPage() {
  const { search, key } = useLocation();
  const about = new URLSearchParams(search).get('about');
  // The prerendered HTML does not know the query.
  const isSigningUp = useHydrated() && about === 'sign-up';
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
        trail={breadcrumbTrail('contact')}
        current={routes.contact.label}
        title="Connect with us"
        lead={
          <span className="d-block text-balance">
            Send us your room’s size and use, its people and your postcode. You get the machines, their noise and the
            price in writing.
          </span>
        }
      >
        <ContactDetails phone="Call us" email="E-mail" headquarters="Headquarters" />
      </Banner>
      <div className={`position-relative ${styles.letter}`}>
        <Container fluid="xxl">
          <Row className="g-3">
            <Col lg={8} className="d-print-none">
              <div className={`h-100 bg-white ${styles.sheet}`}>
                <h2 className="mb-4">{isSigningUp ? 'Sign up for news' : 'Send us a message'}</h2>
                {(isSigningUp || opensInMail) && (
                  <p className="mb-4 muted">
                    {isSigningUp && 'Your message may stay as it is. '}
                    {opensInMail && 'It opens in your own e-mail, and you send it there.'}
                  </p>
                )}
                <ContactForm
                  initialMessage={initialMessage}
                  occasion={key}
                  placeholder="Length × width × height of the room, and what it is used for"
                />
              </div>
            </Col>
            <Col lg={4} as="section" aria-labelledby="next-heading">
              <div className="d-flex flex-column-reverse flex-md-row flex-lg-column gap-3 h-100">
                <div className={`flex-fill bg-white ${styles.next}`}>
                  <h2 id="next-heading" className="h3 mb-3" data-aos="fade-up">
                    What happens next
                  </h2>
                  <p className="pt-3 border-top border-dark">
                    {company.reply} Name room and postcode, and that reply is the quote. It holds for{' '}
                    {unwrapSample(buying.quoteDays)} (sample) and binds you to nothing until you accept it.
                  </p>
                  <p className="mb-0">No phone number? Send us an e-mail.</p>
                </div>
                <div className="col-md-5 col-lg-12 position-relative">
                  <OrderPaper kind="quote" isLarge />
                  <Picture
                    file={generationXSummary.picture}
                    alt=""
                    sizes="160px"
                    className={`position-absolute h-auto ${styles.quoted}`}
                  />
                </div>
              </div>
            </Col>
          </Row>
        </Container>
      </div>
    </>
  );
}
