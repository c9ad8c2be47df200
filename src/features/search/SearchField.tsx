import { useEffect } from 'react';
import { Search } from 'lucide-react';
import { FormControl } from '@/components/forms/FormControl';
import styles from './SearchField.module.scss';

export type SearchFieldProps = {
  id: string;
  value: string;
  onChange: (typed: string) => void;
  onSubmit: () => void;
  takesFocus?: boolean;
};

export function SearchField({ id, value, onChange, onSubmit, takesFocus = false }: SearchFieldProps) {
  useEffect(() => {
    if (takesFocus) document.getElementById(id)?.focus();
  }, [id, takesFocus]);

  return (
    <form
      role="search"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Search products, pages, questions, articles and evidence
      </label>
      <Search size={22} strokeWidth={1.5} aria-hidden="true" />
      <FormControl
        id={id}
        type="search"
        name="q"
        enterKeyHint="search"
        placeholder="Model, room, question or figure"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={value}
        onChange={onChange}
      />
    </form>
  );
}
