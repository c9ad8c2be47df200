/** The outcomes a tester can pick in the address, as in `/contact?forms=rate-limited`. */
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

export type Scenario = (typeof scenarios)[number];

/** The outcome that a query string asks for, or undefined where it asks for none that we know. */
export function scenarioIn(search: string): Scenario | undefined {
  const asked = new URLSearchParams(search).get('forms');
  return scenarios.find((scenario) => scenario === asked);
}
