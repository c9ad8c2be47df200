import { type ComponentType, type FocusEvent, lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MenuItem } from '@/data/navigation';
import { href } from '@/lib/links/href';
import type { MenuMachineProps } from './MenuMachine';
import menuStyles from './MainMenu.module.scss';
import styles from './SectorMenu.module.scss';

// Loaded at the first opening.
const MenuMachine = lazy<ComponentType<MenuMachineProps>>(() =>
  import('./MenuMachine').then(
    (module) => ({ default: module.MenuMachine }),
    () => ({ default: () => null }),
  ),
);

type SectorMenuProps = { title: string; items: MenuItem[]; pathname: string };

/** The 'Air purifier' dropdown: Escape, a click outside or a loss of focus closes it. */
export function SectorMenu({ title, items, pathname }: SectorMenuProps) {
  const [isOpen, setOpen] = useState(false);
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
    <div ref={place} className={styles.place} onBlur={noticeBlur}>
      <button
        ref={button}
        type="button"
        className={`position-relative d-inline-flex align-items-center border-0 text-nowrap text-decoration-none bg-transparent text-reset min-h-touch gap-1 ${menuStyles.item}`}
        aria-expanded={isOpen}
        aria-controls={panel}
        aria-current={items.some(({ link }) => link === pathname) ? 'true' : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <div id={panel} className={`position-absolute bg-white ${styles.panel}`} hidden={!isOpen}>
        <ul className={`plain-list px-4 py-3 ${styles.list}`}>
          {items.map(({ title: sector, link, note }) => (
            <li key={link} className="border-bottom">
              <SiteLink
                to={link}
                className="py-3 text-decoration-none text-reset fw-semibold"
                aria-current={link === pathname ? 'page' : undefined}
                onClick={() => setOpen(false)}
              >
                {sector}
                <span className="small muted fw-normal">{note}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <div className={'d-flex flex-column align-items-start p-4 overflow-hidden small bg-ice'}>
          <b>Not sure which?</b>
          <p className="mb-2 muted">Measure the room; the calculator compares all four machines.</p>
          <ArrowLink to={`${href('home')}#calculator`} hasArrow={false}>
            Open calculator
          </ArrowLink>
          {isOpen && (
            <Suspense>
              <MenuMachine className={styles.machine} onChoose={() => setOpen(false)} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
