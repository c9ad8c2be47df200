/** Values of `?forms=`, as in `/contact?forms=rate-limited`. */
export const scenarios = [
  'accepted',
  'refused',
  'field-errors',
  'rate-limited',
  'server-error',
  'timeout',
  'offline',
  'slow',
] as const;

/** What the mocked server does with a form. */
export type Scenario = (typeof scenarios)[number];

const unknown = new Set<string>();

/** The scenario that `?forms=` of an address names; an unknown one is told in the console. */
export function scenarioIn(search: string): Scenario | undefined {
  const requested = new URLSearchParams(search).get('forms');
  const found = scenarios.find((scenario) => scenario === requested);
  if (requested && !found && !unknown.has(requested)) {
    unknown.add(requested);
    console.info(`[mock] ?forms=${requested} is unknown. Known: ${scenarios.join(', ')}.`);
  }
  return found;
}
