import { DataTable } from '@/components/sections/DataTable';
import { calculatorModels } from '@/domain/machines';
import { speedOf } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';

/** Table of airflow and noise at full and at working speed. */
export function WorkingSpeeds() {
  return (
    <div className="my-4">
      <DataTable
        caption={
          <>
            <b className="d-block text-ink">Table 1. Full speed and working speed</b> Airflow in m³/h at the noise in
            dB(A), one machine. Only the airflow at full speed is tested.
          </>
        }
        heads={['', 'Full speed', 'Working speed', 'Air left']}
        rows={calculatorModels.map(({ model }) => {
          const [full, working] = [speedOf(model, 'full'), speedOf(model, 'working')];
          return {
            name: model.replace(' ', '\u00a0'),
            cells: [
              ...[full, working].map(({ airflowM3PerHour, noiseDbA }) => `${grouped(airflowM3PerHour)} at ${noiseDbA}`),
              `${Math.round((working.airflowM3PerHour / full.airflowM3PerHour) * 100)}%`,
            ],
          };
        })}
      />
    </div>
  );
}
