import { money } from '@/lib/money';

/** A cost that is an estimate, to ten pence: £9.60. @param pence not rounded */
export function roughMoney(pence: number): string {
  return money(Math.round(pence / 10) * 10);
}

/** Filters a year, to one decimal where it has one: "1 filter a year", "1.5 filters a year". */
export function filtersInWords(filtersPerYear: number): string {
  const count = filtersPerYear.toFixed(1).replace('.0', '');
  return `${count} ${count === '1' ? 'filter' : 'filters'} a year`;
}
