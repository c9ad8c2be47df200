import { type ComponentType, type FocusEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MenuItem } from '@/data/navigation';
import { href } from '@/lib/links/href';
import type { MenuRoomProps } from './MenuRoom';
import menuStyles from './MainMenu.module.scss';
import styles from './SectorMenu.module.scss';

// Loaded at the first opening.
const MenuRoom = lazy<ComponentType<MenuRoomProps>>(() =>
  import('./MenuRoom').then(
    (module) => ({ default: module.MenuRoom }),
    () => ({ default: () => null }),
  ),
);

type SectorMenuProps = { title: string; items: MenuItem[]; pathname: string };

/** The 'Air purifier' dropdown: Escape, a click outside or a loss of focus closes it. */
export function SectorMenu({ title, items, pathname }: SectorMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const [shownLink, setShownLink] = useState<string>();
  const current = items.find(({ link }) => link === pathname);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!isOpen) return;
    const onPointer = (event: PointerEvent) => {
      if (event.target instanceof Node && !place.current?.contains(event.target)) setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);

  function noticeBlur({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    <div ref={place} onBlur={noticeBlur}>
      <button
        ref={button}
        type="button"
        className={`position-relative d-inline-flex align-items-center border-0 text-nowrap text-decoration-none bg-transparent text-reset min-h-touch gap-1 needs-script ${menuStyles.item}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-current={current && 'true'}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <div id={panel} className={`position-absolute start-0 w-100 bg-white top-100 text-ink ${styles.panel}`}>
          <ul className={`plain-list py-4 ${styles.list}`}>
            {items.map(({ title: sector, link, note }) => (
              <li key={link}>
                <SiteLink
                  to={link}
                  className="text-decoration-none text-reset"
                  aria-current={link === pathname ? 'page' : undefined}
                  onPointerEnter={() => setShownLink(link)}
                  onFocus={() => setShownLink(link)}
                  onClick={() => setOpen(false)}
                >
                  <span className="h3">{sector}</span>
                  <span className="muted">{note}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <div className={`small bg-ice ${styles.aside}`}>
            <p className="m-0">
              Not sure which?{' '}
              <ArrowLink to={`${href('home')}#calculator`} hasArrow={false}>
                Open calculator
              </ArrowLink>
            </p>
            <Suspense>
              <MenuRoom link={shownLink ?? current?.link ?? href('dentistry')} onChoose={() => setOpen(false)} />
            </Suspense>
          </div>
        </div>
      )}
    </div>
  );
}
