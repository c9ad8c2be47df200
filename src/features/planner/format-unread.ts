import { cleanName } from '@/domain/plan/plan-fields';
import { grouped } from '@/lib/format/number';

const maxParts = 5;

/** Lists what could not be read, as in "vent=99, kind=x"; cut after five. */
export function formatUnread(parts: readonly string[]): string {
  const listed = parts.slice(0, maxParts).map(cleanName).join(', ');
  return parts.length > maxParts ? `${listed} and ${grouped(parts.length - maxParts)} more` : listed;
}
