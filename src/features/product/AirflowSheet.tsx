import { Logo } from '@/components/ui/Logo';
import type { Purifier } from '@/data/products/product';
import { speedOf, speedsOf } from '@/domain/speeds';
import { grouped } from '@/lib/format/number';

type AirflowSheetProps = { purifier: Pick<Purifier, 'name' | 'model'> };

/** The paper that comes with a machine, as a drawing: the model's figures, and a line for what this machine delivers. */
export function AirflowSheet({ purifier: { name, model } }: AirflowSheetProps) {
  const full = speedOf(model, 'full');
  const slower = speedsOf(model).filter(({ speed }) => speed !== full.speed);
  return (
    <svg
      viewBox="0 0 300 430"
      className="d-block w-100"
      role="img"
      aria-label={`Sample airflow sheet of one ${name}: serial number and its own airflow not filled in; the model delivers ${full.airflowM3PerHour} cubic metres an hour at full speed, tested; with the date and the signature`}
      fontSize="14.5"
      fill="var(--slate)"
    >
      <rect x="0.5" y="0.5" width="299" height="429" fill="#fff" stroke="var(--ink)" />
      <g transform="translate(24 24) scale(0.7)">
        <Logo />
      </g>
      <text x="276" y="42" textAnchor="end">
        Sample
      </text>
      <text x="24" y="96" fontSize="25" letterSpacing="-0.6" fill="var(--ink)">
        Airflow sheet
      </text>
      <text x="24" y="121">
        {name}, No. ........
      </text>
      <text x="22" y="192" fontSize="62" letterSpacing="-2" fill="var(--ink)">
        {full.airflowM3PerHour}
      </text>
      <text x="24" y="218">
        m³/h at full speed, model tested
      </text>
      <path d="M24 240H276" stroke="var(--rule)" />
      <text x="24" y="261" fill="var(--ink)">
        This machine, full speed
      </text>
      <text x="276" y="261" textAnchor="end">
        ........ m³/h
      </text>
      {slower.map(({ speed, airflowM3PerHour }, index) => (
        <g key={speed}>
          <path d={`M24 ${272 + index * 32}H276`} stroke="var(--rule)" />
          <text x="24" y={293 + index * 32}>
            Speed {speed}, estimated
          </text>
          <text x="276" y={293 + index * 32} textAnchor="end">
            {grouped(airflowM3PerHour)} m³/h
          </text>
        </g>
      ))}
      <path d="M24 384H136M164 384H276" stroke="var(--ink)" />
      <text x="24" y="406">
        Date
      </text>
      <text x="164" y="406">
        Signature
      </text>
    </svg>
  );
}
