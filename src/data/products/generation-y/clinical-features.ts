import { sample, unwrapSample } from '@/config/sample';

export const clinicalFeatures = unwrapSample(
  sample({
    casing: 'a smooth shell, made to be wiped with a disinfectant that we name to you',
    sheet: 'an airflow sheet for its own serial number',
    mark: 'both samples until we sign them off',
  }),
);
