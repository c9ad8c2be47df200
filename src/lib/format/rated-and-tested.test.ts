import { expect, test } from 'vitest';
import { ratedAndTested } from './rated-and-tested';

test('explains rated and tested airflow, with the figure of the model', () => {
  expect(ratedAndTested(1156)).toBe(
    'Rated is the figure of our product list; tested, 1,156 m³/h, is what the model delivered at full speed in our own test with ISO 14644 methods. Air changes use the tested one.',
  );
});
