import { business } from '@/data/sectors/business';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { NoiseBesideDesk } from '@/features/sectors/business/NoiseBesideDesk';
import { SectorBelowFold } from './SectorBelowFold';

/** One floor of the building, its meeting rooms, and what a machine sounds like and costs in a year; then what all sectors share. */
export function BusinessBelowFold() {
  return (
    <SectorBelowFold sector={business}>
      <FloorPlan />
      <MeetingDay />
      <NoiseBesideDesk />
    </SectorBelowFold>
  );
}
