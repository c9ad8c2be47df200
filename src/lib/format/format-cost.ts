import { money } from '@/lib/format/money';

export function formatEstimatedCost(pence: number): string {
  return money(Math.round(pence / 10) * 10);
}
