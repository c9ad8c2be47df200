import { sample, unwrapSample } from '@/config/sample';
import { formatPlanned } from './test-status';

/** A sample too. */
export const oneControl = 'the machine has one control, for its speed';

/** What we say because nothing we were given says otherwise (docs/go-live.md). */
export const unconfirmed = unwrapSample(
  sample({
    independentTest: 'Not tested by an independent laboratory, nor as clean air delivery in a chamber.',
    uvCShare:
      'Not tested: the share that it inactivates. That no light leaves the closed machine is by design, not measured yet.',
    ozoneReport: 'No ozone test of the whole machine has been made yet',
    ionSwitch: `No (sample): ${oneControl}.`,
    noiseReport: `Not measured yet: ${formatPlanned('noiseAndAirflow')}.`,
    conformity: `A declaration of conformity comes with every machine (sample). It is not published here. A report of a test house is ${formatPlanned('safety')}.`,
    hire: 'We sell machines and do not hire them out by the day.',
  }),
);
