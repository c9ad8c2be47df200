import { expect, it } from 'vitest';
import { type ModelLoad, modelTable } from './model-table';

function load(frameMs: number): ModelLoad {
  return {
    progressMs: 200,
    frameMs,
    script: { endMs: frameMs / 3, bytes: 2048 },
    light: { endMs: 1000, bytes: 1024 },
    model: { endMs: 4000, bytes: 10_240 },
    all: { endMs: 4000, bytes: 13_312 },
  };
}

it('tells medians, the worst first frame, and bytes in KiB', () => {
  const [, , row] = modelTable([{ name: 'Generation X', loads: [load(4500), load(6000), load(4800)] }]).split('\n');
  expect(row).toBe('| Generation X | 3 | 200 | 1600 | 1000 | 4000 | 4800 | 6000 | 2.0 | 10.0 | 13.0 |');
});
