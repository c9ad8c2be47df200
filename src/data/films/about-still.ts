import { roomVolumeM3, formatVolume } from '@/domain/room';
import { rate } from '@/domain/air-changes';
import { speedOf } from '@/domain/speeds';
import { rich } from '@/domain/rich-text';
import { sizeOf, typicalRooms } from '@/data/rooms/typical-rooms';

const surgery = sizeOf(typicalRooms.surgery);
const volumeM3 = roomVolumeM3(surgery);

export const aboutStillCaption = rich`A surgery of ${formatVolume(surgery)} m³ with one Generation Y left running: ${rate('GEN Y', volumeM3)} air changes an hour at full speed, ${rate('GEN Y', volumeM3, { speed: 'working' })} (estimated) on speed ${speedOf('GEN Y', 'working').speed}, as while you treat`;
