import { SiteLink } from '@/components/ui/SiteLink';
import { searchUrl } from '@/lib/links/search-url';
import styles from './SearchChips.module.scss';

type SearchChipsProps = {
  queries: readonly string[];
  /** Instead of a link to the results. */
  onChoose?: (query: string) => void;
};

/** Queries to choose from. */
export function SearchChips({ queries, onChoose }: SearchChipsProps) {
  const chip = `d-inline-block py-2 px-0 border-0 bg-transparent text-copper-hover min-h-touch text-reset text-decoration-underline ${styles.chip}`;
  return (
    <ul className="plain-list d-flex flex-wrap column-gap-3 column-gap-lg-4">
      {queries.map((query) => (
        <li key={query}>
          {onChoose ? (
            <button type="button" className={chip} onClick={() => onChoose(query)}>
              {query}
            </button>
          ) : (
            <SiteLink to={searchUrl(query)} className={chip}>
              {query}
            </SiteLink>
          )}
        </li>
      ))}
    </ul>
  );
}
