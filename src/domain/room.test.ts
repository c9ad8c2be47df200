import { expect, test } from 'vitest';
import { formatFloor, formatRoom, formatSides, roomVolumeM3, formatVolume } from './room';

const room = { lengthM: 5, widthM: 4, heightM: 2.5 };

test('the volume is length times width times height, or what is given', () => {
  expect(roomVolumeM3(room)).toBe(50);
  expect(roomVolumeM3({ volumeM3: 144 })).toBe(144);
});

test('formats sides with two decimals, in sentences without trailing zeros, and volumes in whole m³ or below ten with one decimal', () => {
  expect(formatRoom(room)).toBe('5.00 × 4.00 × 2.50 m');
  expect(formatSides({ ...room, lengthM: 7.0711 })).toBe('7.07 × 4 × 2.5 m');
  expect(formatFloor({ ...room, widthM: 3.8354 })).toBe('5 × 3.84 m');
  const volumes = [19_200, 40.95, 40.4, 9.96, 9.84, 0.05].map((volumeM3) => formatVolume({ volumeM3 }));
  expect(volumes).toEqual(['19,200', '41', '40', '10', '9.8', '0.1']);
});
