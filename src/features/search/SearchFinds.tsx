import { SiteLink } from '@/components/ui/SiteLink';
import type { SearchKind } from '@/lib/search-index';
import { excerpt, type MarkedPart, markedParts } from './excerpt';
import type { Found } from './load-search';
import styles from './SearchFinds.module.scss';

export type SearchFindsProps = {
  found: Found;
  max: number;
  onChoose?: () => void;
};

const kindNames: Record<SearchKind, string> = {
  product: 'Product',
  page: 'Page',
  question: 'Question',
  article: 'Article',
  evidence: 'Evidence',
};

function Marked({ parts }: { parts: readonly MarkedPart[] }) {
  return parts.map(({ text, isFound }, index) => (isFound ? <mark key={index}>{text}</mark> : text));
}

export function SearchFinds({ found, max, onChoose }: SearchFindsProps) {
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
      {found.finds.slice(0, max).map(({ entry, words }) => (
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
