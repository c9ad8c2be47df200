import { machinesLabel, recommendedChoice } from '@/data/room-answers';
import type { ExampleRoom } from '@/data/rooms/example-room';
import { roomVolumeM3 } from '@/domain/room';
import { useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Logo } from '@/components/ui/Logo';
import { twoDecimals } from '@/lib/format/number';
import { rateText, type StatedRate } from '@/domain/air-changes';
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

const rowsTop = 456;
const rowHeight = 50;

type FigureProps = { x: number; rate: StatedRate; lines: readonly string[] };

/** A rate over what it rests on. */
function Figure({ x, rate, lines }: FigureProps) {
  return (
    <>
      <text x={x} y="332" className={styles.figure}>
        <AirChangeRate rate={rate} as="tspan" decimals={2} />
      </text>
      <text y="340">
        {lines.map((line) => (
          <tspan key={line} x={x + 2} dy="32">
            {line}
          </tspan>
        ))}
      </text>
    </>
  );
}

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
        <rect x="14" y="14" width="492" height="707" />
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
      <text x="44" y="250">
        Air changes an hour
      </text>
      <Figure x={42} rate={signed} lines={['signed', 'at full speed', 'tested airflow']} />
      {estimated && <Figure x={276} rate={estimated} lines={['not signed', `on speed ${choice.speed}`, 'estimated']} />}
      {rows.map((row, index) => (
        <g key={row}>
          <path d={`M44 ${rowsTop + index * rowHeight}H476`} stroke="var(--rule)" />
          <text x="44" y={rowsTop + 34 + index * rowHeight} className={styles.value}>
            {row}
          </text>
        </g>
      ))}
      {ventilationAch > 0 && (
        <text x="44" y={rowsTop + rows.length * rowHeight + 40}>
          {`Windows, not signed: ${twoDecimals(ventilationAch)} more`}
        </text>
      )}
      <text x="44" y="658">
        Signature
      </text>
      <path d="M192 658H476" stroke="var(--ink)" />
      <text x="44" y="698">
        Not a regulatory approval
      </text>
    </svg>
  );
}
