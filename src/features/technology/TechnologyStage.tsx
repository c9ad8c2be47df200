import { Picture } from '@/components/ui/Picture';
import type { GalleryPicture } from '@/data/products/product';
import { AirLines } from './AirLines';
import type { TechnologyTopic } from './technology-topics';
import styles from './TechnologyStage.module.scss';

export type TechnologyStageProps = {
  topic: TechnologyTopic;
  /** Replaces the topic's picture. */
  own?: GalleryPicture | undefined;
};

export function TechnologyStage({ topic, own }: TechnologyStageProps) {
  const { id, title, stage, caption, air } = topic;
  const { picture, alt } = own ?? { picture: topic.picture, alt: topic.pictureAlt };
  return (
    <figure className={styles.stage}>
      <div key={id} className={`${styles.drawing} ${styles[air]}`}>
        <svg viewBox="0 0 720 600" fill="none" strokeLinecap="round" aria-hidden="true">
          <AirLines air={air} side="in" />
        </svg>
        <Picture file={picture} alt={alt} sizes="(min-width: 992px) 600px, 400px" className={styles.picture} />
        <svg viewBox="0 0 720 600" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          <AirLines air={air} side="out" />
        </svg>
      </div>
      <figcaption>
        <b>{title}</b>
        <span>{stage ? `Stage ${stage}. ${caption}` : caption}</span>
      </figcaption>
    </figure>
  );
}
