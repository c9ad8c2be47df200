import { sample, unwrapSample } from '@/config/sample';

/** What we say because nothing we were given says otherwise (docs/go-live.md). */
export const unconfirmed = unwrapSample(
  sample({
    independentTest: 'Airflow not tested: by an independent laboratory, or as clean air delivery in a chamber.',
    uvCShare: 'Not tested: the share that it inactivates.',
    ozoneReport: 'No ozone test of the whole machine is published yet',
    ionSwitch: 'No. The machine has one control, for its speed.',
    noiseReport: 'Measured levels are not published yet.',
    conformity: 'A declaration of conformity comes with every machine (sample). It is not published here.',
    hire: 'We sell machines and do not hire them out by the day.',
  }),
);
