/** The number of a page of a list, from the second on, as an address gives it; undefined where it gives none. */
export function pageNumber(text: string): number | undefined {
  return /^(?:[2-9]|[1-9]\d{1,5})$/.test(text) ? Number(text) : undefined;
}
