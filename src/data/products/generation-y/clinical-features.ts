import { sample, shown } from '@/config/sample';

/** What Generation Y has that Generation X has not. Every page and document takes it from here. */
export const clinicalFeatures = shown(
  sample({
    casing: 'a closed, louvred shell that you wipe with the surface disinfectant of your practice',
    sheet: 'an airflow sheet for its own serial number',
  }),
);
