import { expect, test } from 'vitest';
import { formatList } from './list';

test.each([
  [[], ''],
  [['a hall'], 'a hall'],
  [['a hall', 'a nursery'], 'a hall and a nursery'],
  [['a hall', 'a nursery', 'two classrooms'], 'a hall, a nursery and two classrooms'],
])('%j is read as "%s"', (parts, text) => expect(formatList(parts)).toBe(text));
