import { type KeyboardEvent, useId, useState } from 'react';
import { X } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '@/components/ui/IconButton';
import { SiteLink } from '@/components/ui/SiteLink';
import { Dialog } from '@/components/widgets/Dialog';
import { searchUrl } from '@/lib/links/search-url';
import { PageLinks } from './PageLinks';
import { exampleSearches, keepSearch, forgetSearches, recentSearches } from './recent-searches';
import { SearchChips } from './SearchChips';
import { SearchField } from './SearchField';
import { SearchResultList } from './SearchResultList';
import { searchNote, useSearch } from './use-search';
import styles from './SearchDialog.module.scss';

type SearchDialogProps = { onClose: () => void };

const maxFinds = 8;

const steps: Record<string, number | undefined> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the field and the results. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li a, li button')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

type RecentSearchesProps = { onChoose: (query: string) => void };

function RecentSearches({ onChoose }: RecentSearchesProps) {
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
      <SearchChips queries={isNew ? exampleSearches : recent} onChoose={onChoose} />
    </div>
  );
}

/** The search over a page, with the first finds. */
export function SearchDialog({ onClose }: SearchDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const state = useSearch(typed);
  const navigate = useNavigate();
  const note = searchNote(state);

  function choose() {
    keepSearch(typed);
    onClose();
  }

  function showAll() {
    if (typed.trim() === '') return;
    choose();
    void navigate(searchUrl(typed));
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      labelledBy={`${id}-title`}
      className={`overflow-hidden mh-100 ${styles.dialog}`}
      overlayClassName={`d-flex align-items-start justify-content-center position-fixed inset-0 ${styles.overlay}`}
    >
      {/* The arrow keys only repeat what the tab key reaches. */}
      {/* eslint-disable-next-line jsx-a11y-x/no-static-element-interactions */}
      <div className={`d-flex flex-column ${styles.inside}`} onKeyDown={moveFocus}>
        <h2 id={`${id}-title`} className="visually-hidden">
          Search
        </h2>
        <div className={`d-flex flex-shrink-0 border-bottom border-dark ${styles.top}`}>
          <SearchField id={`${id}-field`} value={typed} onChange={setTyped} onSubmit={showAll} takesFocus />
          <IconButton
            label="Close search"
            icon={X}
            className={`flex-shrink-0 h-auto text-copper-hover text-ink ${styles.close}`}
            onClick={onClose}
          />
        </div>
        <p className={`flex-shrink-0 m-0 small muted ${note && 'py-2'} ${styles.inset}`} role="status">
          {note}
        </p>
        <div className={`overflow-y-auto ${styles.scrolls}`}>
          {state.status === 'empty' && <RecentSearches onChoose={setTyped} />}
          {state.status === 'found' && (
            <SearchResultList found={state.found} query={state.query} max={maxFinds} onChoose={choose} />
          )}
          {state.status === 'found' && !state.found.isAnswered && (
            // A link closes the dialog.
            // eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions
            <div className={`pt-3 pb-4 ${styles.inset}`} onClick={onClose}>
              <PageLinks title="Look here instead" />
            </div>
          )}
        </div>
        {state.status === 'found' && state.found.finds.length > maxFinds && (
          <SiteLink
            to={searchUrl(typed)}
            className={`flex-shrink-0 py-3 fw-semibold border-top border-dark text-reset ${styles.inset}`}
            onClick={choose}
          >
            All {state.found.answers.length + state.found.finds.length} results
          </SiteLink>
        )}
      </div>
    </Dialog>
  );
}
