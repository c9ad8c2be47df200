import { DataTable } from '@/components/sections/DataTable';
import { calculatorModels, type CalculatorModelName, machineOf } from '@/domain/machines';
import { purifiers } from '@/data/purifiers';
import { grouped } from '@/lib/format/number';

/** How much less the rated airflow is than the tested one. */
function ratedLessPercent(name: CalculatorModelName): number {
  return Math.round((1 - purifiers[name].ratedCadrM3PerHour / machineOf(name).measuredCadrM3PerHour) * 100);
}

export function AirflowTable() {
  return (
    <>
      <DataTable
        caption="Airflow at full speed, m³/h"
        heads={['Model', 'Rated', 'Tested']}
        rows={calculatorModels.map(({ name, measuredCadrM3PerHour }) => ({
          name: purifiers[name].model,
          cells: [grouped(purifiers[name].ratedCadrM3PerHour), grouped(measuredCadrM3PerHour)],
        }))}
      />
      <p className="small muted mt-2">
        By the rated airflow the air changes of Generation S are {ratedLessPercent('GEN S')}% fewer, those of Generation
        X {ratedLessPercent('GEN X')}%.
      </p>
    </>
  );
}
