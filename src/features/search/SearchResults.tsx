import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageLinks } from './PageLinks';
import { useHydrated } from '@/hooks/use-hydrated';
import { queryIn, searchUrl } from '@/lib/search-url';
import { keepSearch } from './recent-searches';
import { SearchField } from './SearchField';
import { SearchFinds } from './SearchFinds';
import { searchNote } from './search-note';
import { useSearch } from './use-search';
import styles from './SearchResults.module.scss';

/** The results of the query in the address, and a field for another. */
export function SearchResults() {
  const id = useId();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isHydrated = useHydrated();
  // The address is known to the browser alone: the prerendered page asks for nothing.
  const asked = isHydrated ? queryIn(search) : '';
  const [typed, setTyped] = useState<{ text: string; over: string }>();
  // Another query in the address, by a link or by going back, replaces what was typed.
  const query = typed?.over === asked ? typed.text : asked;
  const state = useSearch(query);

  return (
    <>
      <SearchField
        id={id}
        value={query}
        onChange={(text) => setTyped({ text, over: asked })}
        onSubmit={() => {
          keepSearch(query);
          if (query.trim() !== asked) void navigate(searchUrl(query), { replace: asked === '' });
        }}
      />
      <p className={styles.note} role="status">
        {searchNote(state)}
      </p>
      {state.status === 'found' && (
        <SearchFinds found={state.found} most={Infinity} onChoose={() => keepSearch(query)} />
      )}
      {state.status === 'empty' && <PageLinks />}
    </>
  );
}
