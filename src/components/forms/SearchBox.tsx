import { useId } from 'react';
import { Search } from 'lucide-react';
import { FormControl } from '@/components/forms/FormControl';
import styles from './SearchBox.module.scss';

type SearchBoxProps = {
  /** Read by screen readers only. */
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
};

/** Filters what stands on the page as the visitor types. */
export function SearchBox({ label, placeholder, text, onChange }: SearchBoxProps) {
  const id = useId();
  return (
    <form
      role="search"
      className={`d-print-none min-w-0 ${styles.search}`}
      onSubmit={(event) => event.preventDefault()}
    >
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <div className={`position-relative ${styles.box}`}>
        <FormControl
          id={id}
          type="search"
          placeholder={placeholder}
          autoComplete="off"
          value={text}
          onChange={onChange}
        />
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      </div>
    </form>
  );
}
