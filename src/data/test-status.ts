import { type MaybeSample, sample, type Sample, unwrapSample } from '@/config/sample';
import type { DownloadFile } from './products/downloads';

/** How far a test is. A month is as printed. */
type TestState =
  | { kind: 'have'; basis: 'published' | 'maker'; evidence: string; report: DownloadFile }
  | { kind: 'planned'; month: Sample<string>; evidence: MaybeSample<string> }
  | { kind: 'not-planned'; evidence: string };

export type TestLine = { test: string; state: TestState };

/** Month in which each planned test is made. */
const testMonths = {
  safety: sample('January 2027'),
  noiseAndAirflow: sample('March 2027'),
  ozone: sample('May 2027'),
  chamber: sample('June 2027'),
};

/** As in "planned for May 2027 (sample)". */
export function formatPlanned(test: keyof typeof testMonths): string {
  return `planned for ${unwrapSample(testMonths[test])} (sample)`;
}

/** The tests that public buyers ask for (docs/go-live.md). */
export const testStatus: readonly TestLine[] = [
  {
    test: 'Filter class',
    state: {
      kind: 'have',
      basis: 'published',
      evidence: 'H13 (EN 1822), tested to ISO 29463',
      report: 'downloads/sample-test-report.pdf',
    },
  },
  {
    test: 'Airflow at full speed',
    state: {
      kind: 'have',
      basis: 'maker',
      evidence: 'Our own test with ISO 14644 methods, not independent',
      report: 'downloads/sample-test-report.pdf',
    },
  },
  {
    test: 'Airflow below full speed',
    state: { kind: 'planned', month: testMonths.noiseAndAirflow, evidence: 'Estimated until then' },
  },
  {
    test: 'Noise at each speed',
    state: {
      kind: 'planned',
      month: testMonths.noiseAndAirflow,
      evidence: 'Estimated until then, by the fan laws: half the air, 15 dB less',
    },
  },
  {
    test: 'Ozone of the whole machine',
    state: {
      kind: 'planned',
      month: testMonths.ozone,
      evidence: 'Lamps of 253.7 nm make none; the ion stage is not tested',
    },
  },
  {
    test: 'Clean air delivery in a chamber',
    state: {
      kind: 'planned',
      month: testMonths.chamber,
      evidence: 'IEC 63086-2-1, which leaves out medical treatment rooms',
    },
  },
  {
    test: 'Electrical safety',
    state: {
      kind: 'planned',
      month: testMonths.safety,
      evidence: sample(
        'Report of a test house, on top of the maker’s declaration of conformity, which comes with every machine',
      ),
    },
  },
  {
    test: 'Share of microbes inactivated',
    state: {
      kind: 'not-planned',
      evidence: 'UV-C and filter work one after the other; we claim no share for the lamp of a purifier',
    },
  },
];
