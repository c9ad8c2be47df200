import { SiteLink } from '@/components/ui/SiteLink';
import type { SearchKind } from '@/lib/search-index';
import { excerpt, markedParts } from './excerpt';
import type { Found } from './load-search';
import { Marked } from './Marked';
import styles from './SearchFinds.module.scss';

export type SearchFindsProps = {
  found: Found;
  /** Most finds that are shown. */
  most: number;
  /** One of them was chosen. */
  onChoose?: () => void;
};

const kindNames: Record<SearchKind, string> = {
  product: 'Product',
  page: 'Page',
  question: 'Question',
  article: 'Article',
  evidence: 'Evidence',
};

/** What was found: an answer where a figure has one, then pages, products, questions, articles and evidence. */
export function SearchFinds({ found, most, onChoose }: SearchFindsProps) {
  return (
    <ul className={styles.finds}>
      {found.answers.map(({ title, text, to }) => (
        <li key={`answer ${to}`} className={styles.answer}>
          <SiteLink to={to} onClick={onChoose}>
            <span className={styles.kind}>Answer</span>
            <b>{title}</b>
            <span className={styles.text}>{text}</span>
          </SiteLink>
        </li>
      ))}
      {found.finds.slice(0, most).map(({ entry, words }) => (
        <li key={`${entry.k} ${entry.u} ${entry.t}`}>
          <SiteLink to={entry.u} onClick={onChoose}>
            <span className={styles.kind}>{kindNames[entry.k]}</span>
            <b>
              <Marked parts={markedParts(entry.t, words)} />
            </b>
            <span className={styles.text}>
              <Marked parts={excerpt(entry.d, words)} />
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
