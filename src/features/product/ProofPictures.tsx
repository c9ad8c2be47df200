import { Picture } from '@/components/ui/Picture';
import type { ProofPicture } from '@/data/proof-pictures';
import styles from './ProofPictures.module.scss';

type ProofPicturesProps = { lead: ProofPicture; others: readonly ProofPicture[] };

/** Things that a buyer can check: one that leads, and others beside it, or below it in a row. */
export function ProofPictures({ lead, others }: ProofPicturesProps) {
  return (
    <div className={styles.proof}>
      {[lead, ...others].map(({ picture, alt, caption }) => (
        <figure key={picture.webp} className={`d-grid m-0 ${styles.figure}`}>
          <Picture
            file={picture}
            alt={alt}
            sizes={picture === lead.picture ? '(min-width: 992px) 844px, 100vw' : '(min-width: 992px) 660px, 80vw'}
          />
          <figcaption className="small">{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
