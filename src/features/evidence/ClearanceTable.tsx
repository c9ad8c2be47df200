import { DataTable } from '@/components/sections/DataTable';
import { clearanceRows } from '@/domain/clearance';

const listedAirChanges = [3, 6, 10, 15, 20];
const rows = clearanceRows.filter(({ airChanges }) => listedAirChanges.includes(airChanges));

export function ClearanceTable() {
  return (
    <DataTable
      caption="Minutes until 90%, 99% and 99.9% of the particles are gone"
      heads={['Air changes an hour', '90%', '99%', '99.9%']}
      rows={rows.map(({ airChanges, minutes }) => ({ name: String(airChanges), cells: minutes }))}
    />
  );
}
