import { ArrowLink } from '@/components/ui/ArrowLink';
import { contactUrl } from '@/lib/contact-url';
import styles from './BlogResults.module.scss';

export type NothingFoundProps = { onShowAll: () => void };

/** In place of the list when no article has the words: what to try, and whom to ask. */
export function NothingFound({ onShowAll }: NothingFoundProps) {
  return (
    <div className={styles.nothing}>
      <p className="lead">
        The search looks at titles, categories and every word of the texts. Try one word, such as fallow, ozone or HEPA.
        If we have not written about it, ask us.
      </p>
      <div className={styles.ways}>
        <button type="button" className="btn btn-primary" onClick={onShowAll}>
          Show all articles
        </button>
        <ArrowLink to={contactUrl('question')}>Ask us</ArrowLink>
      </div>
    </div>
  );
}
