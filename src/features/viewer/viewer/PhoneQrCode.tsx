import { useState } from 'react';
import styles from './InYourRoom.module.scss';

export type PhoneQrCodeProps = { label: string; address: string };

/** The QR encoder loads on the press. */
export function PhoneQrCode({ label, address }: PhoneQrCodeProps) {
  const [path, setPath] = useState<{ d: string; size: number }>();
  const [hasFailed, setHasFailed] = useState(false);

  async function show(): Promise<void> {
    try {
      const { qrCodePath } = await import('@/features/viewer/qr-code');
      setPath(qrCodePath(address));
    } catch {
      setHasFailed(true);
    }
  }

  if (hasFailed) return <p className="small">Open this page on a telephone: {address}</p>;
  if (!path) {
    return (
      <button type="button" className={styles.button} onClick={() => void show()}>
        {label}
      </button>
    );
  }
  return (
    <div className={styles.code} role="status">
      <svg viewBox={`0 0 ${path.size} ${path.size}`} role="img" aria-label="Code for a telephone's camera">
        <path d={path.d} fill="var(--ink)" />
      </svg>
      <p>
        Point a telephone at this. The page opens there: press Turn it round, then Stand it in your room, and the
        machine is before you at its true size.
      </p>
    </div>
  );
}
