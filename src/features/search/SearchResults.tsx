import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/boot/use-hydrated';
import { SiteLink } from '@/components/ui/SiteLink';
import { queryIn, searchUrl } from '@/lib/links/search-url';
import { PageLinks } from './PageLinks';
import { exampleSearches, keepSearch } from './recent-searches';
import { SearchField } from './SearchField';
import { SearchResultList } from './SearchResultList';
import { searchNote, useSearch } from './use-search';
import styles from './Search.module.scss';

export function SearchResults() {
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  // The prerendered HTML does not know the query.
  const queryInUrl = isHydrated ? queryIn(search) : '';
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  // A new query in the address replaces the typed text.
  const query = typed?.over === queryInUrl ? typed.text : queryInUrl;
  const state = useSearch(query);

  return (
    <>
      <noscript>
        <p>The search needs JavaScript, which is off in this browser. The pages listed here lead to everything else.</p>
      </noscript>
      <SearchField
        id={id}
        value={query}
        onChange={(text) => setTyped({ text, over: queryInUrl })}
        onSubmit={() => {
          keepSearch(query);
          if (query.trim() !== query) void navigate(searchUrl(query), { replace: query === '' });
        }}
      />
      <p className="my-4 small muted" role="status">
        {searchNote(state)}
      </p>
      {state.status === 'empty' && (
        <div className="needs-script">
          <p className="mb-2 muted small">Try a room, a floor area, a model or a question:</p>
          <ul className="plain-list d-flex flex-wrap gap-2">
            {exampleSearches.map((example) => (
              <li key={example}>
                <SiteLink
                  to={searchUrl(example)}
                  className={`d-inline-block py-2 px-3 text-decoration-none ${styles.chip}`}
                >
                  {example}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {state.status === 'found' && (
        <SearchResultList
          found={state.found}
          query={state.query}
          max={Infinity}
          isPage
          onChoose={() => keepSearch(query)}
        />
      )}
      <div className="mt-5 pt-lg-3">
        <PageLinks title="Pages" hasRooms={state.status !== 'found' || !state.found.isAnswered} />
      </div>
    </>
  );
}
