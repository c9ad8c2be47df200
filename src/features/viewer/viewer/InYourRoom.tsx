import type { ModelledProduct } from '@/data/model-file';
import { modelFile } from '@/data/model-file';
import { mediaUrl } from '@/lib/links/media-url';
import { siteUrl } from '@/lib/links/site-url';
import { turnUrl } from '@/lib/links/turn-url';
import { quickLookUrl, arViewerOf, sceneViewerUrl } from '@/features/viewer/ar-urls';
import styles from './InYourRoom.module.scss';
import { PhoneQrCode } from './PhoneQrCode';

export type InYourRoomProps = { product: ModelledProduct };

const label = 'Stand it in your room';

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
          href={sceneViewerUrl({ glbAddress: fileUrl('glb'), pageAddress: page, title: product.model })}
        >
          {label}
        </a>
      );
    case 'none':
      // A code on the screen of a telephone cannot be scanned by it.
      if (window.matchMedia('(pointer: coarse)').matches) {
        return <p className={styles.unable}>This device cannot show the machine in your room.</p>;
      }
      return <PhoneQrCode label={label} address={page} />;
  }
}
