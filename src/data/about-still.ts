import { roomVolumeM3 } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import { rich } from '@/domain/rich-text';
import { sizeOf, typicalRooms } from './rooms/typical-rooms';

const volumeM3 = roomVolumeM3(sizeOf(typicalRooms.surgery));

export const aboutStillCaption = rich`A surgery of ${volumeM3.toFixed(2)} m³ with one GEN Y left running: ${rate('GEN Y', volumeM3)} air changes an hour at full speed, ${rate('GEN Y', volumeM3, { speed: 'working' })} at working speed`;
