import type { EnquiryTopic } from '@/config/enquiry-topics';
import { type MaybeSample, sample, type Sample, unwrapSample } from '@/config/sample';
import { longMonth } from '@/lib/format/long-date';
import type { DownloadFile } from './products/downloads';

/** How far a test is. A month is as in `2027-03`. */
type TestState =
  | { kind: 'have'; evidence: string; report?: DownloadFile; topic: EnquiryTopic }
  | { kind: 'planned'; month: Sample<string>; evidence: MaybeSample<string> }
  | { kind: 'not-planned'; evidence: string };

/** A test, and whether we have its report, plan it or do not plan it. */
export type TestLine = { test: string; state: TestState };

/** Month in which each planned test is made. */
const testMonths = {
  safety: sample('2027-01'),
  noiseAndAirflow: sample('2027-03'),
  ozone: sample('2027-05'),
  chamber: sample('2027-06'),
};

/** Whether each report is in hand is the owner's to confirm. */
export const reportInHand = sample('Press a test to ask for its report.');

/** As in "planned for May 2027 (sample)". */
export function formatPlanned(test: keyof typeof testMonths): string {
  return `planned for ${longMonth(unwrapSample(testMonths[test]))} (sample)`;
}

/** Tests of the machines: those that public buyers ask for (docs/go-live.md), and our own with microbes; the next one first. */
export const testStatus: readonly TestLine[] = [
  {
    test: 'Filter class',
    state: {
      kind: 'have',
      evidence: 'H13 (EN 1822), tested to ISO 29463',
      report: 'downloads/sample-test-report.pdf',
      topic: 'filter-report',
    },
  },
  {
    test: 'Airflow at full speed',
    state: {
      kind: 'have',
      evidence: 'Our own test with ISO 14644 methods',
      report: 'downloads/sample-test-report.pdf',
      topic: 'airflow-report',
    },
  },
  {
    test: 'Microbes from the air',
    state: {
      kind: 'have',
      evidence: 'Our own test; its report names microbes, model, chamber and time',
      topic: 'microbe-report',
    },
  },
  {
    test: 'Electrical safety',
    state: {
      kind: 'planned',
      month: testMonths.safety,
      evidence: sample('Until then the maker’s own declaration of conformity (sample)'),
    },
  },
  {
    test: 'Airflow below full speed',
    state: { kind: 'planned', month: testMonths.noiseAndAirflow, evidence: 'Estimated until then, by the fan laws' },
  },
  {
    test: 'Noise at each speed',
    state: {
      kind: 'planned',
      month: testMonths.noiseAndAirflow,
      evidence: 'Estimated until then, from an assumed full speed',
    },
  },
  {
    test: 'Ozone of the whole machine',
    state: {
      kind: 'planned',
      month: testMonths.ozone,
      evidence: 'The main light of the lamp makes none; its shorter light and the ion stage may',
    },
  },
  {
    test: 'Clean air delivery in a chamber',
    state: {
      kind: 'planned',
      month: testMonths.chamber,
      evidence: 'By IEC 63086-2-1, which leaves out medical treatment rooms',
    },
  },
  {
    test: 'Share that the lamp inactivates',
    state: {
      kind: 'not-planned',
      evidence: 'We claim none for it alone',
    },
  },
];

const isDone = ({ state }: TestLine) => state.kind === 'have';

/** The bottle's is the last. */
export const testsDone: readonly TestLine[] = [
  ...testStatus.filter(isDone),
  {
    test: 'Microbes in water, by the bottle',
    state: {
      kind: 'have',
      evidence: 'Our own test: 60 seconds inactivated 99.99% in clear tap water',
      topic: 'water-report',
    },
  },
];

export const testsToCome: readonly TestLine[] = testStatus.filter((line) => !isDone(line));
