import { grouped } from './number';

/** A machine has two figures at full speed, each called CADR: wherever one stands it says which. */
export const airflowNames = { rated: 'rated airflow', tested: 'tested airflow' } as const;

/** The rated figure in tables; the other there is no clean air delivery rate, which was not tested. */
export const ratedCadrName = `CADR (${airflowNames.rated})`;

/** The note of the printed documents. @param testedM3PerHour at full speed */
export function ratedAndTested(testedM3PerHour: number): string {
  return `Rated is the figure of our product list; tested, ${grouped(testedM3PerHour)} m³/h, is what the model delivered at full speed in our own test with ISO 14644 methods. Air changes use the tested one.`;
}
