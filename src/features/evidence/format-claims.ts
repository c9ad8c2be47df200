export function formatClaims(count: number): string {
  return `${count} ${count === 1 ? 'claim' : 'claims'}`;
}
