/** The number of claims in words, such as "1 claim". */
export function formatClaims(count: number): string {
  return `${count} ${count === 1 ? 'claim' : 'claims'}`;
}
