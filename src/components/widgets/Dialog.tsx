import { type ReactNode, useEffect, useState } from 'react';
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

/**
 * The one door to react-modal: keeps the focus inside, gives it back on closing, hides the page from assistive tech.
 * Import it lazily, at the first opening: the library is of no use before.
 */
export function Dialog({ isOpen, onClose, labelledBy, className, overlayClassName, children }: DialogProps) {
  const [mounted, setMounted] = useState(false);

  // The library miscounts its open dialogs when StrictMode mounts one that is open already: first closed, then open.
  useEffect(() => {
    const timer = window.setTimeout(() => setMounted(true));
    return () => window.clearTimeout(timer);
  }, []);

  // Left with the page while open, it never hears that it closed.
  useEffect(() => unlockScroll, []);

  return (
    <Modal
      isOpen={isOpen && mounted}
      appElement={document.getElementById('root') ?? document.body}
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
