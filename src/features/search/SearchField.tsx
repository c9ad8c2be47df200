import { useEffect } from 'react';
import { Search } from 'lucide-react';
import { FormControl } from '@/components/forms/FormControl';
import { env } from '@/config/env';
import { href } from '@/lib/links/href';
import styles from './SearchField.module.scss';

type SearchFieldProps = {
  id: string;
  value: string;
  onChange: (typed: string) => void;
  onSubmit: () => void;
  takesFocus?: boolean;
  /** Look of the button; without it the field has none. */
  button?: 'primary' | 'line';
};

/** The field of a search. */
export function SearchField({ id, value, onChange, onSubmit, takesFocus = false, button }: SearchFieldProps) {
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [id, takesFocus]);

  return (
    <form
      role="search"
      // For a press before hydration.
      action={env.basePath + href('search').slice(1)}
      className={`d-flex flex-wrap gap-2 flex-grow-1 ${styles.field} ${button ? styles.withButton : ''}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Search products, pages, questions, articles and evidence
      </label>
      <div className="position-relative">
        <Search size={22} strokeWidth={1.5} aria-hidden="true" className="position-absolute" />
        <FormControl
          id={id}
          type="search"
          name="q"
          enterKeyHint="search"
          placeholder="Model or question"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={value}
          onChange={onChange}
        />
      </div>
      {button && (
        <button className={`btn btn-${button} flex-shrink-0 ${styles.button}`} aria-label="Search">
          <span className="d-none d-sm-inline">Search</span>
          <Search size={22} strokeWidth={1.5} aria-hidden="true" className="d-sm-none" />
        </button>
      )}
    </form>
  );
}
