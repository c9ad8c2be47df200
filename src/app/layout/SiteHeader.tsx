import { useCallback, useSyncExternalStore, type MouseEvent } from 'react';
import Container from 'react-bootstrap/Container';
import { Menu, Phone } from 'lucide-react';
import { IconButton } from '@/components/ui/IconButton';
import { Logo } from '@/components/ui/Logo';
import { SiteLink } from '@/components/ui/SiteLink';
import { company } from '@/config/company';
import { contactUrl } from '@/lib/links/contact-url';
import { href } from '@/lib/links/href';
import { MainMenu } from './MainMenu';
import { MobileMenu } from './MobileMenu';
import { SiteSearch } from './SiteSearch';
import styles from './SiteHeader.module.scss';

const menuId = 'menu';

/** For browsers without `command`. */
function openMenu({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  if ('commandForElement' in currentTarget) return;
  const menu = document.getElementById(menuId) as HTMLDialogElement;
  if (!menu.open) menu.showModal();
}

function useScrollPast(thresholdPx: number): boolean {
  const subscribe = useCallback((changed: () => void) => {
    window.addEventListener('scroll', changed, { passive: true });
    return () => window.removeEventListener('scroll', changed);
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  );
}

type SiteHeaderProps = {
  isOnDark: boolean;
  /** Target of 'Get a quote'. */
  priceHref: string;
};

/** Solid after 80 px of scroll; slides in with a shadow after 700 px. */
export function SiteHeader({ isOnDark, priceHref }: SiteHeaderProps) {
  const isScrolling = useScrollPast(80);
  const isRevealed = useScrollPast(700);
  const states = [
    'position-absolute top-0 start-0 w-100 d-flex align-items-center text-ink',
    styles.header,
    isScrolling && styles.scrolling,
    isRevealed && styles.reveal,
    isOnDark && !isScrolling && styles.onDark,
  ];
  return (
    <header className={states.filter(Boolean).join(' ')} data-revealed={isRevealed || undefined}>
      <Container fluid="xxl" className={`d-flex align-items-center ${styles.row}`}>
        <SiteLink
          to={href('home')}
          className={`d-flex align-items-center min-h-touch text-reset ${styles.logo}`}
          aria-label={`${company.brand}, home`}
          onClick={() => window.scrollTo(0, 0)}
        >
          <Logo />
        </SiteLink>
        <MainMenu className="d-none d-xl-block d-print-none" />
        <div className={`d-flex align-items-center ms-auto ${styles.end}`}>
          <SiteSearch />
          <a
            className={`text-nowrap d-flex align-items-center gap-2 min-h-touch text-reset text-decoration-none ${styles.link} ${styles.phone}`}
            href={company.phone.href}
          >
            <Phone className="icon" size={18} strokeWidth={1.5} aria-hidden="true" />
            <span>{company.phone.label}</span>
          </a>
          <SiteLink
            to={contactUrl('sign-up')}
            className={`d-none d-lg-flex align-items-center min-h-touch text-nowrap text-reset small d-print-none text-decoration-none ${styles.link}`}
          >
            Sign up
          </SiteLink>
          <SiteLink
            to={priceHref}
            data-header-price
            className={`btn ${isOnDark && !isScrolling ? 'btn-white' : 'btn-primary'} d-none d-lg-inline-flex min-h-touch px-3 py-2 text-nowrap d-print-none ${styles.price}`}
          >
            Get a quote
          </SiteLink>
          <IconButton
            label="Open menu"
            icon={Menu}
            className={`d-xl-none text-reset d-print-none needs-script ${styles.burger}`}
            {...{ command: 'show-modal', commandfor: menuId }}
            onClick={openMenu}
          />
          <noscript>
            <SiteLink to={href('search')} className={`text-reset ${styles.burger}`} aria-label="All pages">
              <Menu size={24} strokeWidth={1.5} aria-hidden="true" />
            </SiteLink>
          </noscript>
        </div>
      </Container>
      <MobileMenu id={menuId} priceHref={priceHref} />
    </header>
  );
}
