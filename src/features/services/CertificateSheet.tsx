import { choiceFor, machinesInWords } from '@/data/room-answers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { roomVolumeM3 } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Logo } from '@/components/ui/Logo';
import { twoDecimals } from '@/lib/format/number';
import { machineAirflowM3PerHour, speedOf } from '@/domain/speeds';
import { rate, rateText } from '@/domain/air-changes';
import { company } from '@/config/company';
import { grouped } from '@/lib/format/number';
import styles from './CertificateSheet.module.scss';

export type CertificateSheetProps = {
  name: string;
  room: AnsweredRoom;
};

const arcs = Array.from({ length: 16 }, (_, index) => ({
  cy: 1180 + index * 4,
  r: 640 - index * 15,
  opacity: Number((0.22 - index * 0.012).toFixed(3)),
}));

export function CertificateSheet({ name, room }: CertificateSheetProps) {
  const clip = useId();
  const { model, machines, speed } = choiceFor(room);
  const volumeM3 = roomVolumeM3(room);
  const stated = rate(model, volumeM3, { machines, speed });
  const airChanges = rateText(stated, 2);
  const isFull = speed === speedOf(model, 'full').speed;
  const atSpeed = isFull ? 'at full speed' : `on speed ${speed}`;
  const other = rate(model, volumeM3, { machines, speed: isFull ? 'working' : 'full' });
  const inIt = capitalised(machinesInWords({ model, machines }));
  const rows = [
    ['Room', name],
    ['Volume', `${twoDecimals(volumeM3)} m³`],
    ['Machines', inIt],
    ['Tested airflow of one', `${grouped(machineAirflowM3PerHour(model))} m³/h`],
    [
      isFull ? 'At working speed, estimated' : 'At full speed',
      <AirChangeRate key="other" rate={other} as="tspan" decimals={2} />,
    ],
  ] as const;
  return (
    <svg
      viewBox="0 0 520 700"
      className={styles.sheet}
      role="img"
      aria-label={`Sample air change rate certificate: ${name}, ${twoDecimals(volumeM3)} cubic metres, ${inIt}, ${airChanges} air changes an hour ${atSpeed}. A calculation record, not a regulatory approval.`}
    >
      <clipPath id={clip}>
        <rect width="520" height="700" />
      </clipPath>
      <rect width="520" height="700" fill="#fff" />
      <g clipPath={`url(#${clip})`} fill="none" stroke="var(--air)">
        {arcs.map(({ cy, r, opacity }) => (
          <circle key={r} cx="430" cy={cy} r={r} strokeOpacity={opacity} />
        ))}
      </g>
      <rect x="14" y="14" width="492" height="672" fill="none" stroke="var(--ink)" />
      <g transform="translate(44 44) scale(.9)">
        <Logo />
      </g>
      <text x="476" y="66" textAnchor="end" className={styles.label}>
        Sample
      </text>
      <text x="43" y="140" className={styles.title}>
        Air change rate
      </text>
      <text x="43" y="178" className={styles.title}>
        certificate
      </text>
      <text x="40" y="288" className={styles.figure}>
        <AirChangeRate rate={stated} as="tspan" decimals={2} />
      </text>
      <text x="44" y="322" className={styles.label}>
        air changes an hour {atSpeed}
        {!isFull && ', estimated'}
      </text>
      {rows.map(([name, value], index) => (
        <g key={name}>
          <path d={`M44 ${344 + index * 38}H476`} stroke="var(--rule)" />
          <text x="44" y={370 + index * 38} className={styles.label}>
            {name}
          </text>
          <text x="476" y={370 + index * 38} textAnchor="end" className={styles.value}>
            {value}
          </text>
        </g>
      ))}
      <path d="M44 534H476" stroke="var(--rule)" />
      <path d="M44 604H270M330 604H476" stroke="var(--ink)" />
      <text x="44" y="626" className={styles.small}>
        For {company.brand}, {company.headquarters.city}
      </text>
      <text x="330" y="626" className={styles.small}>
        Date
      </text>
      <text x="330" y="594" className={styles.date}>
        2 March 2026
      </text>
      <text x="44" y="662" className={styles.small}>
        A calculation record, not a regulatory approval
      </text>
    </svg>
  );
}
