import { sample, unwrapSample } from '@/config/sample';

export const clinicalFeatures = unwrapSample(
  sample({
    casing: 'a closed shell that you can wipe with a disinfectant that we have named',
    sheet: 'an airflow sheet for its own serial number',
    mark: 'both samples until we sign them off',
  }),
);
