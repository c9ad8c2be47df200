import { choiceFor, machinesInWords } from '@/data/room-answers';
import type { AnsweredRoom } from '@/data/rooms/answered-room';
import { roomVolumeM3 } from '@/domain/room';
import { capitalised } from '@/lib/format/count-word';
import { useId } from 'react';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { Logo } from '@/components/ui/Logo';
import { twoDecimals } from '@/lib/format/number';
import { speedOf } from '@/domain/speeds';
import { rate, rateText } from '@/domain/air-changes';
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
  const atSpeed = speed === speedOf(model, 'full').speed ? ' at full speed' : ` on speed ${speed}, estimated`;
  const inIt = capitalised(machinesInWords({ model, machines }));
  const rows = [name, `${twoDecimals(volumeM3)} m³`, inIt];
  return (
    <svg
      viewBox="0 0 520 700"
      className={`d-block w-100 ${styles.sheet}`}
      role="img"
      aria-label={`Sample air change rate certificate: ${name}, ${twoDecimals(volumeM3)} cubic metres, ${inIt}, ${airChanges} air changes an hour${atSpeed}. A calculation record, not a regulatory approval.`}
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
      <g transform="translate(44 44) scale(1.1)">
        <Logo />
      </g>
      <text x="476" y="74" textAnchor="end">
        Sample
      </text>
      <text x="42" y="160" className={styles.title}>
        <tspan>Air change rate</tspan>
        <tspan x="42" dy="48">
          certificate
        </tspan>
      </text>
      <text x="38" y="338" className={styles.figure}>
        <AirChangeRate rate={stated} as="tspan" decimals={2} />
      </text>
      <text x="44" y="386">
        air changes an hour
        <tspan x="44" dy="36">
          {atSpeed.trim()}
        </tspan>
      </text>
      {rows.map((row, index) => (
        <g key={row}>
          <path d={`M44 ${450 + index * 50}H476`} stroke="var(--rule)" />
          <text x="44" y={485 + index * 50} className={styles.value}>
            {row}
          </text>
        </g>
      ))}
      <path d="M44 600H476" stroke="var(--ink)" />
      <text x="44" y="640">
        Not a regulatory approval
      </text>
    </svg>
  );
}
