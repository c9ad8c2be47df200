import type { ModelledProduct } from '@/data/model-file';
import { modelFile } from '@/data/model-file';
import { mediaUrl } from '@/lib/media-url';
import { siteUrl } from '@/lib/site-url';
import { turnUrl } from '@/lib/turn-url';
import { quickLookHref, roomViewOf, sceneViewerHref } from '../ar-links';
import styles from './InYourRoom.module.scss';
import { PhoneCode } from './PhoneCode';

export type InYourRoomProps = { product: ModelledProduct };

const label = 'Stand it in your room';

/** The machine in the visitor's own room, at its true size: through the device's own viewer, or on a telephone. */
export function InYourRoom({ product }: InYourRoomProps) {
  const page = siteUrl(turnUrl(product.slug));
  const fileUrl = (type: 'glb' | 'usdz') => new URL(mediaUrl(modelFile(product.slug, type)), window.location.href).href;
  switch (roomViewOf(navigator.userAgent, document.createElement('a').relList.supports('ar'))) {
    case 'quick-look':
      return (
        // Safari opens Quick Look only where a picture is the link's first child.
        <a rel="ar" className={styles.link} href={quickLookHref(fileUrl('usdz'), page)}>
          <img src={product.gallery[0]?.picture.webp} alt="" width="44" height="44" />
          {label}
        </a>
      );
    case 'scene-viewer':
      return (
        <a
          className={styles.link}
          href={sceneViewerHref({ glbAddress: fileUrl('glb'), pageAddress: page, title: product.model })}
        >
          {label}
        </a>
      );
    case 'none':
      return <PhoneCode label={label} address={page} />;
  }
}
