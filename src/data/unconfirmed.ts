import { sample, unwrapSample } from '@/config/sample';

/** A sample too. */
export const oneControl = 'the machine has one control, for its speed';

/** What we say because nothing we were given says otherwise (docs/go-live.md). */
export const unconfirmed = unwrapSample(
  sample({
    independentTest: 'A test of clean air delivery in a chamber is planned.',
    uvCShare: 'Untested: the share that it inactivates, and whether the closed machine keeps its light in.',
    conformity: 'The maker’s own declaration of conformity comes with every machine (sample): ask us for a copy.',
    serviceTerm:
      'It runs for twelve months, then month by month until you end it with a month’s notice, by e-mail or phone (sample).',
    hire: 'We sell machines and do not hire them out by the day.',
  }),
);
