import { useEffect, useEffectEvent, useState } from 'react';
import { Search } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { href } from '@/lib/href';
import styles from './SiteSearch.module.scss';

type DialogModule = typeof import('@/features/search/SearchDialog');

function loadDialog(): Promise<DialogModule> {
  return import('@/features/search/SearchDialog');
}

/** Whether a key press belongs to a field, or to a dialog that lies over the page. */
function isTaken({ target, defaultPrevented }: KeyboardEvent): boolean {
  if (defaultPrevented || document.getElementById('root')?.ariaHidden === 'true') return true;
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function opensSearch({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';
}

/** The header's search: a button, "/" and Ctrl+K. Its dialog, code and index are loaded when it is first opened. */
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
      // Its own page says what is wrong, and is reached by the browser's way where that one's code does not come either.
      void navigate(href('search'));
    }
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!opensSearch(event) || isTaken(event)) return;
    event.preventDefault();
    void open();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => void open()}
      >
        <Search size={22} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {/* Mounted anew each time, with an empty field. */}
      {dialog && isOpen && <dialog.SearchDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
