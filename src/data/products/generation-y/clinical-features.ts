import { sample, unwrapSample } from '@/config/sample';

export const clinicalFeatures = unwrapSample(
  sample({
    casing: 'a closed, louvred shell that you can wipe with surface disinfectant',
    sheet: 'an airflow sheet for its own serial number',
    mark: 'both samples until we sign them off',
  }),
);
