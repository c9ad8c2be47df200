import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import Modal from 'react-modal';
import styles from './Dialog.module.scss';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  labelledBy: string;
  className: string | undefined;
  overlayClassName?: string | undefined;
  children: ReactNode;
};

/** Reserves the scroll bar's width to avoid a layout shift. */
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
 * react-modal handles Tab but ignores `summary`, media controls and frames; the inert background leaves Tab to the
 * browser.
 */
function keepTab(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation();
}

/** What a request of the system to close something reaches: the Back gesture of Android, in Chromium. */
type CloseWatcher = EventTarget & { destroy: () => void };

declare global {
  interface Window {
    CloseWatcher?: new () => CloseWatcher;
  }
}

const page = () => document.getElementById('root') ?? document.body;

/** The only user of react-modal: import it lazily, on the first opening. */
export function Dialog({ isOpen, onClose, labelledBy, className, overlayClassName, children }: DialogProps) {
  const [mounted, setMounted] = useState(false);

  // react-modal miscounts dialogs that StrictMode mounts open.
  useEffect(() => {
    const timer = window.setTimeout(() => setMounted(true));
    return () => window.clearTimeout(timer);
  }, []);

  const isVisible = isOpen && mounted;
  // Runs before react-modal restores the focus.
  useLayoutEffect(() => {
    if (!isVisible) return;
    page().inert = true;
    window.addEventListener('keydown', keepTab, true);
    return () => {
      page().inert = false;
      window.removeEventListener('keydown', keepTab, true);
    };
  }, [isVisible]);

  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isVisible || !window.CloseWatcher) return;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isVisible]);

  // Unmounting does not call `onAfterClose`.
  useEffect(() => unlockScroll, []);

  return (
    <Modal
      isOpen={isVisible}
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
