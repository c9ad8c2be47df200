import { groupX3 } from '@/assets/pictures/group-x-3';
import { groupX4 } from '@/assets/pictures/group-x-4';
import { groupX5 } from '@/assets/pictures/group-x-5';
import { groupY2 } from '@/assets/pictures/group-y-2';
import type { PictureFile } from '@/assets/pictures/picture';
import type { MachineModel } from '@/domain/machines';

const groups: Partial<Record<MachineModel, Partial<Record<number, PictureFile>>>> = {
  'GEN X': { 3: groupX3, 4: groupX4, 5: groupX5 },
  'GEN Y': { 2: groupY2 },
};

/** So many of one machine on one floor, if there is a picture of them. */
export const groupPicture = (model: MachineModel, machines: number): PictureFile | undefined =>
  groups[model]?.[machines];
