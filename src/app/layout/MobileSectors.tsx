import { useId, useState } from 'react';
import { ChevronDown } from 'lucide-react';
import { SiteLink } from '@/components/ui/SiteLink';
import type { MenuItem } from '@/data/navigation';
import styles from './MobileMenu.module.scss';

export type MobileSectorsProps = { title: string; items: MenuItem[]; pathname: string; onChoose: () => void };

export function MobileSectors({ title, items, pathname, onChoose }: MobileSectorsProps) {
  const [isOpen, setOpen] = useState(true);
  const list = useId();
  return (
    <>
      <button
        type="button"
        className={`d-flex align-items-center justify-content-between w-100 border-0 text-decoration-none bg-transparent text-white h3 ${styles.item}`}
        aria-expanded={isOpen}
        aria-controls={list}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <ChevronDown className={isOpen ? styles.turned : undefined} size={20} strokeWidth={1.5} aria-hidden="true" />
      </button>
      <ul id={list} className={`m-0 ${styles.sectors}`} hidden={!isOpen}>
        {items.map(({ title: sector, link }) => (
          <li key={link}>
            <SiteLink to={link} aria-current={link === pathname ? 'page' : undefined} onClick={onChoose}>
              {sector}
            </SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}
