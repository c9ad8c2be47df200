import { money } from '@/lib/format/money';

export function formatEstimatedCost(pence: number): string {
  return money(Math.round(pence / 10) * 10);
}

/** Formats filters a year: "1 filter a year", "1.5 filters a year". */
export function formatFiltersPerYear(filtersPerYear: number): string {
  const count = filtersPerYear.toFixed(1).replace('.0', '');
  return `${count} ${count === '1' ? 'filter' : 'filters'} a year`;
}
