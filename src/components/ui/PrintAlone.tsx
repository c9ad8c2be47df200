import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './PrintAlone.module.scss';

type PrintAloneProps = {
  children: ReactNode;
  onPrinted: () => void;
};

/** Opens the print dialog as soon as it is rendered; its children are printed, and nothing else of the page. */
export function PrintAlone({ children, onPrinted }: PrintAloneProps) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onPrinted);
  }, [onPrinted]);
  return createPortal(<div className={styles.paper}>{children}</div>, document.body);
}
