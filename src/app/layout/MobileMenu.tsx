import { type MouseEvent, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronDown, Phone, X } from 'lucide-react';
import { IconButton } from '@/components/ui/IconButton';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { mainMenu, type MenuItem } from '@/data/navigation';
import { contactUrl } from '@/lib/links/contact-url';
import styles from './MobileMenu.module.scss';

const row =
  'd-flex align-items-center justify-content-between w-100 py-2 px-0 border-0 text-decoration-none bg-transparent text-white h3';

type MobileSectorsProps = { title: string; items: MenuItem[]; pathname: string; onChoose: () => void };

function MobileSectors({ title, items, pathname, onChoose }: MobileSectorsProps) {
  const [isOpen, setOpen] = useState(true);
  const list = useId();
  return (
    <>
      <button
        type="button"
        className={`${row} ${styles.item}`}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <ChevronDown className={isOpen ? styles.turned : undefined} size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ul id={list} className={`plain-list mb-3 ps-3 ${styles.sectors}`} hidden={!isOpen}>
        {items.map(({ title: sector, link }) => (
          <li key={link}>
            <SiteLink
              to={link}
              className="d-flex align-items-center min-h-touch text-pale text-decoration-none"
              aria-current={link === pathname ? 'page' : undefined}
              onClick={onChoose}
            >
              {sector}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type MobileMenuProps = {
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
      className={`on-dark position-fixed top-0 end-0 flex-column mw-none py-0 px-4 border-0 overflow-auto ${styles.panel}`}
      aria-label="Menu"
      closedby="any"
      onClick={closeOnScrim}
    >
      <div className={`d-flex flex-shrink-0 align-items-center justify-content-between ${styles.top}`}>
        <span className={styles.logo}>
          <Logo />
        </span>
        <IconButton
          label="Close menu"
          icon={X}
          className={`text-white ${styles.close}`}
          // Without `command`, which would report an already closed dialog.
          onClick={close}
        />
      </div>
      <nav aria-label="Main">
        <ul className="plain-list">
          {mainMenu.map(({ title, link, subMenuItem }) => (
            <li key={title} className={styles.entry}>
              {subMenuItem ? (
                <MobileSectors title={title} items={subMenuItem} pathname={pathname} onChoose={close} />
              ) : (
                <SiteLink
                  to={link}
                  className={`${row} ${styles.item}`}
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
      <div className="d-flex flex-wrap justify-content-between mt-auto pt-3 pb-3 border-top bg-ink position-sticky bottom-0">
        <a
          href={company.phone.href}
          className="d-flex align-items-center gap-2 min-h-touch text-decoration-none text-white lead"
        >
          <Phone className="icon" size={20} strokeWidth={1.5} aria-hidden="true" />
          {company.phone.label}
        </a>
        <SiteLink
          to={contactUrl('sign-up')}
          className="d-flex align-items-center min-h-touch text-white"
          onClick={close}
        >
          Sign up
        </SiteLink>
        <SiteLink to={priceHref} className="btn btn-white w-100" onClick={close}>
          Get a quote
        </SiteLink>
      </div>
    </dialog>
  );
}
