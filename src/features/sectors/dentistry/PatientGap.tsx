import { StaticSvg } from '@/components/ui/StaticSvg';
import { choiceFor } from '@/data/room-answers';
import { dentalRooms } from '@/data/rooms/dentistry-rooms';
import { rateAch, type StatedRate } from '@/domain/air-changes';
import { clearanceWholeMinutes } from '@/domain/clearance';

const { rates, speed } = choiceFor(dentalRooms.surgery);

function ring(name: string, rate: StatedRate, radius: number, ink: string) {
  const [nineInTen, nearlyAll] = [0.9, 0.99].map((share) => clearanceWholeMinutes(rateAch(rate), share)) as [
    number,
    number,
  ];
  return { name, radius, ink, nineInTen, nearlyAll };
}

const rings = [
  ring('Full speed', rates.full, 142, 'var(--teal)'),
  ring(`Speed ${speed}`, rates.chosen, 104, 'var(--ink)'),
];

/** A point of the dial, twelve o'clock being minute 0. */
function point(minute: number, radius: number): string {
  const angle = (minute / 30) * Math.PI;
  return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
}

const arc = (from: number, to: number, radius: number) =>
  `M${point(from, radius)}A${radius} ${radius} 0 ${to - from > 30 ? 1 : 0} 1 ${point(to, radius)}`;

const ticks = Array.from({ length: 60 }, (_, minute) => {
  return `M${point(minute, 170)}L${point(minute, minute % 5 === 0 ? 182 : 175)}`;
}).join('');

/** The minutes after a patient on the dial of a clock, and in words below it. */
export function PatientGap({ note }: { note: string }) {
  return (
    <div className="mt-3 mt-lg-4">
      <div className="d-flex d-lg-block align-items-center gap-3">
        <StaticSvg viewBox="-184 -184 368 368" className="d-block flex-shrink-0 w-50 w-lg-75" aria-hidden="true">
          <path d={ticks} stroke="var(--slate)" />
          {rings.map(({ name, radius, ink, nineInTen, nearlyAll }) => (
            <g key={name} fill="none" stroke={ink} strokeWidth="26">
              <circle r={radius} strokeOpacity=".07" />
              <path d={arc(0, nearlyAll, radius)} strokeOpacity=".22" />
              <path d={arc(0, nineInTen, radius)} />
            </g>
          ))}
          <text y="14" fontSize="64" textAnchor="middle" letterSpacing="-3" fill="var(--ink)">
            {rings[0]?.nineInTen}
          </text>
          <text y="42" fontSize="19" textAnchor="middle" fill="var(--slate)">
            minutes
          </text>
        </StaticSvg>
        <ul className="plain-list mt-lg-4">
          {rings.map(({ name, nineInTen, nearlyAll, ink }) => (
            <li key={name} className="d-lg-flex gap-2 py-1 text-balance">
              <b className="d-block text-nowrap">
                <StaticSvg width="12" height="12" className="me-2" aria-hidden="true">
                  <rect width="12" height="12" fill={ink} />
                </StaticSvg>
                {name}:
              </b>{' '}
              nine in ten gone in {nineInTen} minutes, 99% in {nearlyAll}
            </li>
          ))}
        </ul>
      </div>
      <p className="small muted mt-1 mb-0">{note}</p>
    </div>
  );
}
