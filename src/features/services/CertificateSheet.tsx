import { machinesLabel, recommendedChoice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { roomVolumeM3 } from '@/domain/room';
import { useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Logo } from '@/components/ui/Logo';
import { twoDecimals } from '@/lib/format/number';
import { rateText } from '@/domain/air-changes';
import { signedRates } from '@/domain/signed-rates';
import styles from './CertificateSheet.module.scss';

/** The room that a certificate is for. */
export type CertificateSheetProps = {
  name: string;
  room: ExampleRoom;
};

const arcs = Array.from({ length: 16 }, (_, index) => ({
  cy: 1180 + index * 4,
  r: 640 - index * 15,
  opacity: Number((0.22 - index * 0.012).toFixed(3)),
}));

/** A specimen of the certificate of a room. */
export function CertificateSheet({ name, room }: CertificateSheetProps) {
  const clip = useId();
  const choice = recommendedChoice(room);
  const volumeM3 = roomVolumeM3(room);
  const { signed, estimated, ventilationAch } = signedRates(room, choice);
  const machinesText = machinesLabel(choice);
  const rows = [
    `${name}, ${twoDecimals(volumeM3)} m³`,
    machinesText,
    // Filled in from the sheet that comes with the machine.
    ...(choice.model === 'GEN Y' ? ['Own sheet, if lower: .... m³/h'] : []),
  ];
  const rowsEnd = 412 + rows.length * 44;
  const notSigned = [
    estimated && `On speed ${choice.speed}: ${rateText(estimated, 2)}`,
    ventilationAch > 0 && `Windows that open: ${twoDecimals(ventilationAch)}`,
  ].filter((line) => typeof line === 'string');
  return (
    <svg
      viewBox="0 0 520 735"
      preserveAspectRatio="xMidYMin slice"
      className={`d-block w-100 on-light ${styles.sheet}`}
      role="img"
      aria-label={`Sample air change rate certificate: ${name}, ${twoDecimals(volumeM3)} cubic metres, ${machinesText}${choice.model === 'GEN Y' ? ', with a line for the airflow on its own sheet, if lower' : ''}. Signed: ${rateText(signed, 2)} air changes an hour at full speed, from the tested airflow, machines alone. ${notSigned.map((line) => `${line}, estimated, not signed. `).join('')}A calculation record, not a regulatory approval.`}
    >
      <clipPath id={clip}>
        <rect width="520" height="735" />
      </clipPath>
      <rect width="520" height="735" fill="#fff" />
      <g clipPath={`url(#${clip})`} fill="none" stroke="var(--air)">
        {arcs.map(({ cy, r, opacity }) => (
          <circle key={r} cx="430" cy={cy} r={r} strokeOpacity={opacity} />
        ))}
      </g>
      <rect x="14" y="14" width="492" height="707" fill="none" stroke="var(--ink)" />
      <g transform="translate(44 44) scale(1.1)">
        <Logo />
      </g>
      <text x="476" y="74" textAnchor="end">
        Sample
      </text>
      <text x="42" y="146" className={styles.title}>
        <tspan>Air change rate</tspan>
        <tspan x="42" dy="48">
          certificate
        </tspan>
      </text>
      <text x="41" y="316" className={styles.figure}>
        <AirChangeRate rate={signed} as="tspan" decimals={2} />
      </text>
      <text x="44" y="362">
        air changes an hour
        <tspan x="44" dy="34">
          full speed, tested airflow
        </tspan>
      </text>
      {rows.map((row, index) => (
        <g key={row}>
          <path d={`M44 ${412 + index * 44}H476`} stroke="var(--rule)" />
          <text x="44" y={442 + index * 44} className={styles.value}>
            {row}
          </text>
        </g>
      ))}
      {notSigned.length > 0 && (
        <text x="44" y={rowsEnd + 33}>
          Estimated, not signed:
          {notSigned.map((line) => (
            <tspan key={line} x="44" dy="34">
              {line}
            </tspan>
          ))}
        </text>
      )}
      <path d="M44 656H476" stroke="var(--ink)" />
      <text x="44" y="691">
        Not a regulatory approval
      </text>
    </svg>
  );
}
