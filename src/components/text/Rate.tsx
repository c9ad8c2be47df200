import { AirChangeRate } from '@/components/ui/AirChangeRate';
import type { MachineModel } from '@/domain/machines';
import { machineAirflowM3PerHour, type SpeedChoice } from '@/domain/speeds';
import { rate } from '@/domain/air-changes';
import { grouped } from '@/lib/format/number';

type RateProps = {
  model: MachineModel;
  volumeM3: number;
  machines?: number;
  speed?: SpeedChoice;
  /** Air changes per hour by open windows. */
  windows?: number;
};

/** Calculates an air change rate in running text. */
export function Rate({ model, volumeM3, machines = 1, speed = 'full', windows = 0 }: RateProps) {
  return <AirChangeRate rate={rate(model, volumeM3, { machines, speed, ventilationAch: windows })} />;
}

type AirflowProps = Pick<RateProps, 'model' | 'machines' | 'speed'>;

/** The airflow of some machines in running text, in m³/h without the unit. */
export function Airflow({ model, machines = 1, speed = 'full' }: AirflowProps) {
  return grouped(machines * machineAirflowM3PerHour(model, speed));
}
