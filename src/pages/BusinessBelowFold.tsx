import { business } from '@/data/sectors/business';
import { FloorPlan } from '@/features/sectors/business/FloorPlan';
import { MeetingDay } from '@/features/sectors/business/MeetingDay';
import { DeskNoise } from '@/features/sectors/business/DeskNoise';
import { SectorBelowFold } from './SectorBelowFold';

export function BusinessBelowFold() {
  return (
    <SectorBelowFold sector={business}>
      <FloorPlan />
      <MeetingDay />
      <DeskNoise />
    </SectorBelowFold>
  );
}
