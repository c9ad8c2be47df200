import { education } from '@/data/sectors/education';
import { Lesson } from '@/features/sectors/education/Lesson';
import { QuietInClass } from '@/features/sectors/education/QuietInClass';
import { RoomByRoom } from '@/features/sectors/education/RoomByRoom';
import { SectorBelowFold } from './SectorBelowFold';

/** A lesson in air changes, every room in plan, and how loud it is; then what all sectors share. */
export function EducationBelowFold() {
  return (
    <SectorBelowFold sector={education}>
      <Lesson />
      <RoomByRoom />
      <QuietInClass />
    </SectorBelowFold>
  );
}
