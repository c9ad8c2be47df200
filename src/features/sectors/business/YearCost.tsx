import { LargeReadings } from '@/components/sections/LargeReadings';
import { business } from '@/data/sectors/business';
import { HeadedSection } from '../HeadedSection';

export function YearCost() {
  return (
    <HeadedSection words={business.yearCost}>
      <LargeReadings readings={business.yearCost.rows} />
    </HeadedSection>
  );
}
