import { clinicalFeatures } from '@/data/products/generation-y/clinical-features';
import { purifiers } from '@/data/purifiers';
import { countWord } from '@/lib/count-word';
import type { RoomAdvice, RoomChoice } from '@/lib/room-choice';

/** "two Generation Z". */
export function machinesInWords({ model, machines }: Pick<RoomChoice, 'model' | 'machines'>): string {
  return `${countWord(machines)} ${purifiers[model].model}`;
}

type Chosen = Extract<RoomAdvice, { kind: 'choice' }>;

/** Why this choice and no other, in a sentence. */
export function reasonInWords({ because, choice }: Chosen): string {
  switch (because) {
    case 'fewest':
      return 'No other model does it with as few.';
    case 'cheaper':
      return `Of the models that do it with ${countWord(choice.machines)}, it costs the least.`;
    case 'keeps-record':
      return `It has ${clinicalFeatures.casing}, and ${clinicalFeatures.sheet}. Without a record Generation X would do as much for less money.`;
  }
}
