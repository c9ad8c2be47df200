import { useState } from 'react';
import { SearchBox } from '@/components/forms/SearchBox';
import { formatClaims } from './format-claims';
import styles from './Evidence.module.scss';

/** Whether an entry has every word of the text, also as part of a word. */
function hasWords(entry: HTMLElement, text: string): boolean {
  const words = [...entry.querySelectorAll('h3, p, dd')].map(({ textContent }) => textContent).join(' ');
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.toLowerCase().includes(word));
}

/** Shows the entries with the words, and opens their subjects; the claims are static HTML (EvidenceClaims). */
function showClaims(text: string): number {
  let found = 0;
  for (const group of document.querySelectorAll<HTMLDetailsElement>('details:has([data-evidence])')) {
    const entries = [...group.querySelectorAll<HTMLElement>('[data-evidence]')];
    for (const entry of entries) entry.hidden = !hasWords(entry, text);
    const count = entries.filter(({ hidden }) => !hidden).length;
    group.hidden = count === 0;
    group.open = text !== '' && count > 0;
    const label = group.querySelector('summary > span:last-child');
    if (label) label.textContent = formatClaims(count);
    found += count;
  }
  return found;
}

/** Filters the claims on the page by typed words. */
export function EvidenceSearch() {
  const [search, setSearch] = useState({ text: '', found: 0 });
  const query = search.text.trim();
  return (
    <div className="mw-lead d-print-none">
      <SearchBox
        label="Search the claims"
        placeholder="Search the claims, such as ozone"
        text={search.text}
        onChange={(text) => setSearch({ text, found: showClaims(text.trim()) })}
      />
      <p role="status" className={`muted ${styles.status}`}>
        {query && `${search.found === 0 ? 'No claim has' : `${formatClaims(search.found)} with`} “${query}”`}
      </p>
    </div>
  );
}
