import { useState } from 'react';
import type { ModelledProduct } from '@/data/model-file';
import { modelFile } from '@/data/model-file';
import { mediaUrl } from '@/lib/links/media-url';
import { siteUrl } from '@/lib/links/site-url';
import { turnUrl } from '@/lib/links/turn-url';
import { quickLookUrl, arViewerOf, sceneViewerUrl } from '@/features/viewer/ar-urls';
import styles from './Controls.module.scss';

const label = 'Stand it in your room';

/** The QR encoder loads on the press. */
function PhoneQrCode({ address }: { address: string }) {
  const [path, setPath] = useState<{ d: string; size: number }>();
  const [hasFailed, setHasFailed] = useState(false);

  async function show(): Promise<void> {
    try {
      const { qrCodePath } = await import('@/lib/format/qr-code');
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
    <div className={`d-flex align-items-center ${styles.code}`} role="status">
      <svg
        className="flex-shrink-0 bg-white"
        viewBox={`0 0 ${path.size} ${path.size}`}
        role="img"
        aria-label="Code for a telephone's camera"
      >
        <path d={path.d} fill="var(--ink)" />
      </svg>
      <p className="m-0 muted small">
        Point a telephone at this. The machine opens there: press Stand it in your room, and it is before you at its
        true size.
      </p>
    </div>
  );
}

type InYourRoomProps = { product: ModelledProduct };

/** The way into the visitor's own room by the phone's camera, or a code for the phone. */
export function InYourRoom({ product }: InYourRoomProps) {
  const page = siteUrl(turnUrl(product.slug));
  const fileUrl = (type: 'glb' | 'usdz') => new URL(mediaUrl(modelFile(product.slug, type)), window.location.href).href;
  switch (arViewerOf(navigator.userAgent, document.createElement('a').relList.supports('ar'))) {
    case 'quick-look':
      return (
        // Safari opens Quick Look only where the link's first child is an image.
        <a rel="ar" className={styles.link} href={quickLookUrl(fileUrl('usdz'), page)}>
          <img src={product.gallery[0]?.picture.webp} alt="" width="44" height="44" />
          {label}
        </a>
      );
    case 'scene-viewer':
      return (
        <a
          className={styles.link}
          href={sceneViewerUrl({ glbAddress: fileUrl('glb'), pageAddress: page, title: product.name })}
        >
          {label}
        </a>
      );
    case 'none':
      // A code on the screen of a telephone cannot be scanned by it.
      if (window.matchMedia('(pointer: coarse)').matches) {
        return <p className="mt-2 mb-0 small muted">This device cannot show the machine in your room.</p>;
      }
      return <PhoneQrCode address={page} />;
  }
}
