import { business } from '@/data/sectors/business';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { NoiseBesideDesk } from '@/features/sectors/business/NoiseBesideDesk';
import { SectorLower } from './SectorLower';

/** One floor of the building, its meeting rooms, and what a machine sounds like and costs in a year; then what all sectors share. */
export function BusinessLower() {
  return (
    <SectorLower sector={business}>
      <FloorPlan />
      <MeetingDay />
      <NoiseBesideDesk />
    </SectorLower>
  );
}
