import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '@/components/ui/IconButton';
import { href } from '@/lib/links/href';
import styles from './SiteSearch.module.scss';

type DialogModule = typeof import('@/features/search/SearchDialog');

function loadDialog(): Promise<DialogModule> {
  return import('@/features/search/SearchDialog');
}

function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.getElementById('root')?.ariaHidden === 'true') return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function opensSearch({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';
}

/** Opens by button, "/" or Ctrl+K; loads its dialog and index at the first opening. */
export function SiteSearch() {
  const [dialog, setDialog] = useState<DialogModule>();
  const [isOpen, setIsOpen] = useState(false);
  const navigate = useNavigate();
  const warm = () => void loadDialog().catch(() => {});

  async function open(): Promise<void> {
    try {
      setDialog(await loadDialog());
      setIsOpen(true);
    } catch {
      // Falls back to the search page if the dialog does not load.
      void navigate(href('search'));
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event) || isTaken(event)) return;
    event.preventDefault();
    void open();
  });

  // The header mounts anew with each page: no press may reach the one that has left.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <IconButton
        label="Search"
        icon={Search}
        iconPx={22}
        className={`d-print-none flex-shrink-0 text-reset ${styles.button}`}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => void open()}
      />
      {dialog && isOpen && <dialog.SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
