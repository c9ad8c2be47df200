import { LargeReadings } from '@/components/sections/LargeReadings';

export type FallowTimeProps = { title: string };

export function FallowTime({ title }: FallowTimeProps) {
  return (
    <aside className="p-4 bg-ice" aria-label="Fallow time at a glance">
      <p className="label mb-3">{title}</p>
      <LargeReadings
        readings={[
          { figure: '15', unit: 'min', text: 'as standard' },
          { figure: '10', unit: 'min', text: 'with suction or rubber dam' },
        ]}
      />
      <p className="fine muted mt-3 mb-0">UK guidance, withdrawn in 2022.</p>
    </aside>
  );
}
