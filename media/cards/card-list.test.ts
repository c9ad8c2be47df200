// @vitest-environment node
import { expect, test } from 'vitest';
import { sectorKeys } from '@/config/sectors';
import { purifiers } from '@/data/purifiers';
import { formatPricedMachines, recommendedChoice } from '@/data/room-answers';
import { sectorRooms } from '@/data/rooms/sector-rooms';
import { clinicalModel, type MachineModel } from '@/domain/machines';
import { roomsUpToM2 } from '@/domain/sizing';
import { money } from '@/lib/format/money';
import { withPlainSpaces } from '@/lib/format/no-break-units';
import { cardList } from './card-list';

const lineOf = (file: string) => cardList.find((card) => card.file === file)?.line;

test.each(sectorKeys)('the card of %s says the machines of its most typical room', (key) => {
  const [room] = sectorRooms[key];
  const machines = withPlainSpaces(formatPricedMachines(recommendedChoice(room)));
  expect(lineOf(key)).toBe(`${room.phrase}: ${machines}`);
});

test.each(Object.entries(purifiers))('the card of %s says its price and its room', (key, { slug, pricePence }) => {
  const model = key as MachineModel;
  const room = model === clinicalModel ? 'clinical rooms' : 'rooms';
  const size = `${room} up to ${roomsUpToM2(model, 'working')} m²`;
  const line = [...(pricePence === undefined ? [] : [money(pricePence)]), size].join(', ');
  expect(lineOf(slug)).toBe(line.charAt(0).toUpperCase() + line.slice(1));
});
