import { DataTable } from '@/components/sections/DataTable';
import { calculatorModels } from '@/domain/machines';
import { purifiers } from '@/data/purifiers';
import { grouped } from '@/lib/format/number';

export function AirflowTable() {
  return (
    <DataTable
      caption="Airflow at full speed, m³/h"
      heads={['Model', 'Rated', 'Tested']}
      rows={calculatorModels.map(({ name, measuredCadrM3PerHour }) => ({
        name: purifiers[name].model,
        cells: [grouped(purifiers[name].ratedCadrM3PerHour), grouped(measuredCadrM3PerHour)],
      }))}
    />
  );
}
