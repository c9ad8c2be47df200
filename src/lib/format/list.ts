const list = new Intl.ListFormat('en-GB');

/** As in "a hall", "a hall and a nursery" or "a hall, a nursery and two classrooms"; '' for none. */
export function formatList(parts: readonly string[]): string {
  return list.format(parts);
}
