import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { searchUrl } from '@/lib/links/search-url';
import { SearchField } from './SearchField';

/** Leads to the search page. */
export function SearchForm() {
  const id = useId();
  const [typed, setTyped] = useState('');
  const navigate = useNavigate();
  return (
    <SearchField id={id} value={typed} onChange={setTyped} onSubmit={() => void navigate(searchUrl(typed))} hasButton />
  );
}
