import { type CalculatorModelName, calculatorModels } from '@/domain/machines';
import { purifiers } from '@/data/purifiers';
import { money } from '@/lib/format/money';
import type { MachineRoom } from './room-machines';

type FleetPart = { model: CalculatorModelName; machines: number };

export function fleetOf(rooms: readonly MachineRoom[]): FleetPart[] {
  return calculatorModels
    .map(({ name: model }) => ({
      model,
      machines: rooms.filter((room) => room.model === model).reduce((sum, room) => sum + room.machines, 0),
    }))
    .filter(({ machines }) => machines > 0)
    .sort((one, other) => other.machines - one.machines);
}

/** Total including VAT ("£1,195"), and the models without a price. */
export function fleetPrice(fleet: readonly FleetPart[]): { total: string; onRequest: readonly FleetPart[] } {
  const pence = fleet.reduce((sum, { model, machines }) => sum + machines * (purifiers[model].pricePence ?? 0), 0);
  return { total: money(pence), onRequest: fleet.filter(({ model }) => purifiers[model].pricePence === undefined) };
}
