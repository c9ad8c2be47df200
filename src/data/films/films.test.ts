// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { films } from './films';

const machines = (text: string) => text.match(/Generation [SXYZ]/g) ?? [];

it.each(Object.values(films))('the captions of the $key film name the machines of its transcript', (film) => {
  const captions = readFileSync(`public/${film.captions}`, 'utf8');
  expect(new Set(machines(captions))).toEqual(new Set(machines(film.transcript.join(' '))));
});
