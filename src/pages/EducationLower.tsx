import { education } from '@/data/sectors/education';
import { Lesson } from '@/features/sectors/education/Lesson';
import { QuietInClass } from '@/features/sectors/education/QuietInClass';
import { RoomByRoom } from '@/features/sectors/education/RoomByRoom';
import { SectorLower } from './SectorLower';

/** A lesson in air changes, every room in plan, and how loud it is; then what all sectors share. */
export function EducationLower() {
  return (
    <SectorLower sector={education}>
      <Lesson />
      <RoomByRoom />
      <QuietInClass />
    </SectorLower>
  );
}
