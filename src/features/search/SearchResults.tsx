import { type ReactNode, useId, useState } from 'react';
import Col from 'react-bootstrap/Col';
import Container from 'react-bootstrap/Container';
import Row from 'react-bootstrap/Row';
import { useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '@/boot/use-hydrated';
import { queryIn, searchUrl } from '@/lib/links/search-url';
import { PageLinks } from './PageLinks';
import { exampleSearches, keepSearch } from './recent-searches';
import { RoomLinks } from './RoomLinks';
import { SearchChips } from './SearchChips';
import { SearchField } from './SearchField';
import { SearchResultList } from './SearchResultList';
import { searchNote, useSearch } from './use-search';
import styles from './SearchResults.module.scss';

/** How many results stand below the first, in two columns, until the visitor asks for all. */
const shownBelow = 8;

type SearchResultsProps = {
  /** Over the field. */
  children: ReactNode;
};

/** The question and its answer stand on one ground, the other results below. */
export function SearchResults({ children }: SearchResultsProps) {
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
  const [wholeQuery, setWholeQuery] = useState<string>();
  const found = state.status === 'found' ? state : undefined;
  const isWhole = found?.query === wholeQuery;
  const foldsSome = found && !isWhole && found.found.answers.length + found.found.finds.length > shownBelow + 1;

  return (
    <>
      <header className={`bg-ice ${styles.counter}`}>
        <Container fluid="xxl">
          {children}
          <noscript>
            <p>
              The search needs JavaScript, which is off in this browser. The pages listed here lead to everything else.
            </p>
          </noscript>
          <Row className="gy-2 align-items-center">
            <Col lg={7}>
              <SearchField
                id={id}
                value={query}
                onChange={(text) => setTyped({ text, over: queryInUrl })}
                onSubmit={() => {
                  keepSearch(query);
                  if (!query.trim()) document.getElementById(id)?.focus();
                  if (query.trim() !== query) void navigate(searchUrl(query), { replace: query === '' });
                }}
                button="primary"
              />
            </Col>
            {state.status === 'empty' && (
              <Col lg={5} className="needs-script ps-lg-4">
                <p className="mb-0 small">For example:</p>
                <SearchChips queries={exampleSearches} />
              </Col>
            )}
          </Row>
          <p className="mt-3 mb-0 small" role="status">
            {searchNote(state)}
          </p>
        </Container>
      </header>
      <Container fluid="xxl" className={styles.main ?? ''}>
        {found && (
          <SearchResultList
            found={found.found}
            query={found.query}
            max={isWhole ? Infinity : shownBelow}
            isPage
            onChoose={() => keepSearch(query)}
          >
            {foldsSome && (
              <button type="button" className="btn btn-line" onClick={() => setWholeQuery(found.query)}>
                Show all results
              </button>
            )}
          </SearchResultList>
        )}
        {!found?.found.isAnswered && (
          <>
            <RoomLinks title="Or start with your room" />
            <PageLinks title="Pages" isRow />
          </>
        )}
      </Container>
    </>
  );
}
