import { useId } from 'react';
import { Search } from 'lucide-react';
import { FormControl } from '@/components/forms/FormControl';
import styles from './BlogSearch.module.scss';

export type BlogSearchProps = { text: string; onChange: (text: string) => void };

export function BlogSearch({ text, onChange }: BlogSearchProps) {
  const id = useId();
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <label className="form-label" htmlFor={id}>
        Search
      </label>
      <div className={styles.box}>
        <FormControl
          id={id}
          type="search"
          placeholder="Type to search..."
          autoComplete="off"
          value={text}
          onChange={onChange}
        />
        <Search size={20} strokeWidth={1.5} aria-hidden="true" />
      </div>
    </form>
  );
}
