import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import Modal from 'react-modal';
import styles from './Dialog.module.scss';

export type DialogProps = {
  isOpen: boolean;
  /** Asked for by Escape and by a press on the ground around the dialog. */
  onClose: () => void;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  /** Size and layout of the panel. It is white unless told otherwise. */
  className: string | undefined;
  /** Another ground than the dark glass. */
  overlayClassName?: string | undefined;
  children: ReactNode;
};

/** Keeps the page from scrolling. The scroll bar's room is kept where there is one, so that nothing shifts. */
function lockScroll() {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
  root.style.overflow = 'hidden';
}

function unlockScroll() {
  document.documentElement.style.overflow = '';
  document.documentElement.style.scrollbarGutter = '';
}

/** Keeps Tab from the library, not from the browser. */
function keepTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

const page = () => document.getElementById('root') ?? document.body;

/**
 * The one door to react-modal: gives the focus back on closing and hides the page from assistive tech. What lies behind is
 * inert, so that Tab takes the browser's own way through whatever a dialog holds: the library's does not know `summary`,
 * the controls of a film, frames. Import it lazily, at the first opening: the library is of no use before.
 */
export function Dialog({ isOpen, onClose, labelledBy, className, overlayClassName, children }: DialogProps) {
  const [mounted, setMounted] = useState(false);

  // The library miscounts its open dialogs when StrictMode mounts one that is open already: first closed, then open.
  useEffect(() => {
    const timer = window.setTimeout(() => setMounted(true));
    return () => window.clearTimeout(timer);
  }, []);

  const isShown = isOpen && mounted;
  // Ended before the library, on closing, gives the focus back to what stands there.
  useLayoutEffect(() => {
    if (!isShown) return;
    page().inert = true;
    window.addEventListener('keydown', keepTab, true);
    return () => {
      page().inert = false;
      window.removeEventListener('keydown', keepTab, true);
    };
  }, [isShown]);

  // Left with the page while open, it never hears that it closed.
  useEffect(() => unlockScroll, []);

  return (
    <Modal
      isOpen={isShown}
      appElement={page()}
      aria={{ labelledby: labelledBy }}
      className={`${styles.panel} ${className ?? ''}`}
      overlayClassName={overlayClassName ?? styles.overlay ?? ''}
      onAfterOpen={lockScroll}
      onAfterClose={unlockScroll}
      onRequestClose={onClose}
      preventScroll
    >
      {children}
    </Modal>
  );
}
