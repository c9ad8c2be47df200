import { type MouseEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Phone, X } from 'lucide-react';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { mainMenu } from '@/data/navigation';
import { contactUrl } from '@/lib/links/contact-url';
import { MobileSectors } from './MobileSectors';
import styles from './MobileMenu.module.scss';

export type MobileMenuProps = {
  /** Target of `commandfor`. */
  id: string;
  priceHref: string;
};

/** The menu of narrow windows: a modal dialog, which opens without script. */
export function MobileMenu({ id, priceHref }: MobileMenuProps) {
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  // For browsers without `closedby`: a click on the backdrop targets the dialog.
  const closeOnScrim = ({ target, currentTarget, clientX }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget && clientX < currentTarget.getBoundingClientRect().left) close();
  };
  return (
    // Escape closes the dialog natively.
    // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={`on-dark flex-column border-0 bg-ink text-white ${styles.panel}`}
      aria-label="Menu"
      closedby="any"
      onClick={closeOnScrim}
    >
      <div className={`d-flex flex-shrink-0 align-items-center justify-content-between ${styles.top}`}>
        <Logo />
        <button
          type="button"
          className={`d-grid border-0 bg-transparent text-white ${styles.close}`}
          aria-label="Close menu"
          // Without `command`, which would report an already closed dialog.
          onClick={close}
        >
          <X size={24} strokeWidth={1.5} aria-hidden="true" />
        </button>
      </div>
      <nav aria-label="Main">
        <ul className={`m-0 p-0 ${styles.list}`}>
          {mainMenu.map(({ title, link, subMenuItem }) => (
            <li key={title}>
              {subMenuItem ? (
                <MobileSectors title={title} items={subMenuItem} pathname={pathname} onChoose={close} />
              ) : (
                <SiteLink
                  to={link}
                  className={`d-flex align-items-center justify-content-between w-100 border-0 text-decoration-none bg-transparent text-white h3 ${styles.item}`}
                  aria-current={link === pathname ? 'page' : undefined}
                  onClick={close}
                >
                  {title}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={`d-grid mt-auto ${styles.foot}`}>
        <a
          href={company.phone.href}
          className={`d-flex align-items-center text-decoration-none text-white ${styles.phone}`}
        >
          <Phone className="icon" size={20} strokeWidth={1.5} aria-hidden="true" />
          <span className="num">{company.phone.label}</span>
        </a>
        <SiteLink to={priceHref} className="btn btn-white" onClick={close}>
          Get a quote
        </SiteLink>
        <SiteLink
          to={contactUrl('sign-up')}
          className={`d-flex align-items-center justify-content-center text-white ${styles.signUp}`}
          onClick={close}
        >
          Sign up
        </SiteLink>
      </div>
    </dialog>
  );
}
