import Nav from 'react-bootstrap/Nav';
import Navbar from 'react-bootstrap/Navbar';
import Offcanvas from 'react-bootstrap/Offcanvas';
import { useLocation } from 'react-router-dom';
import { Phone, X } from 'lucide-react';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { mainMenu } from '@/data/navigation';
import { contactHref } from '@/lib/contact-href';
import { MobileSectors } from './MobileSectors';
import styles from './MobileMenu.module.scss';

export type MobileMenuProps = { isOpen: boolean; priceHref: string; onClose: () => void };

/** The menu of narrow screens: an ink panel from the right over a scrim. Focus stays inside and returns to the trigger. */
export function MobileMenu({ isOpen, priceHref, onClose }: MobileMenuProps) {
  const { pathname } = useLocation();
  return (
    <Offcanvas show={isOpen} onHide={onClose} placement="end" className={`on-dark ${styles.panel}`} aria-label="Menu">
      <div className={styles.top}>
        <Logo />
        <button type="button" className={styles.close} aria-label="Close menu" onClick={onClose}>
          <X size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <Navbar aria-label="Main" className={styles.menu ?? ''}>
        <Nav as="ul" className={styles.list ?? ''}>
          {mainMenu.map(({ title, link, subMenuItem }) => (
            <Nav.Item as="li" key={title}>
              {subMenuItem ? (
                <MobileSectors title={title} items={subMenuItem} pathname={pathname} onChoose={onClose} />
              ) : (
                <SiteLink
                  to={link}
                  className={styles.item}
                  aria-current={link === pathname ? 'page' : undefined}
                  onClick={onClose}
                >
                  {title}
                </SiteLink>
              )}
            </Nav.Item>
          ))}
        </Nav>
      </Navbar>
      <div className={styles.foot}>
        <a href={company.phone.href} className={styles.phone}>
          <Phone className="icon" size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="num">{company.phone.label}</span>
        </a>
        <SiteLink to={priceHref} className="btn btn-white" onClick={onClose}>
          Get a price
        </SiteLink>
        <SiteLink to={contactHref('sign-up')} className={styles.signUp} onClick={onClose}>
          Sign up
        </SiteLink>
      </div>
    </Offcanvas>
  );
}
