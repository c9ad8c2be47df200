import { useState } from 'react';
import { forgetSearches, recentSearches } from './recent-searches';
import styles from './Search.module.scss';

type RecentSearchesProps = { onChoose: (query: string) => void };

const examples = ['dental surgery', 'quiet', '16 m2', 'ozone', 'Generation X'];

export function RecentSearches({ onChoose }: RecentSearchesProps) {
  const [recent, setRecent] = useState(recentSearches);
  const isNew = recent.length === 0;
  return (
    <div className={`pt-3 pb-4 ${styles.inset}`}>
      <p className="d-flex gap-3 mb-2 justify-content-between muted small">
        {isNew ? 'Try' : 'Searched for on this device'}
        {!isNew && (
          <button
            type="button"
            className={`p-0 border-0 bg-transparent text-reset ${styles.forget}`}
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            Forget these
          </button>
        )}
      </p>
      <ul className="plain-list d-flex flex-wrap gap-2">
        {(isNew ? examples : recent).map((query) => (
          <li key={query}>
            <button type="button" className={`py-2 px-3 bg-transparent ${styles.chip}`} onClick={() => onChoose(query)}>
              {query}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
