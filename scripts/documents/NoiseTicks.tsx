import { Drawing } from './drawings/Drawing';
import { ink } from './drawings/ink';

export type NoiseTicksProps = { speed1DbA: number; topSpeedDbA: number };

const scaleDb = 70;
const ticks = Array.from({ length: scaleDb + 1 }, (_, decibel) => decibel);
const at = (decibel: number) => 30 + (decibel / scaleDb) * 1660;
/** Sounds that everybody knows, general knowledge. */
const known = [
  { decibel: 30, says: 'Whisper' },
  { decibel: 40, says: 'Library' },
  { decibel: 60, says: 'Talk' },
] as const;

/** One tick a decibel; those between speed 1 and top speed stand tall. */
export function NoiseTicks({ speed1DbA, topSpeedDbA }: NoiseTicksProps) {
  return (
    <Drawing
      label={`A scale of decibels: from ${speed1DbA} dB(A) at speed 1 to ${topSpeedDbA} dB(A) at top speed; a whisper is about 30, a library about 40, talk about 60`}
      width={1740}
      height={215}
    >
      {ticks.map((decibel) => {
        const isMade = decibel >= speed1DbA && decibel <= topSpeedDbA;
        return (
          <rect
            key={decibel}
            x={at(decibel) - 3}
            y={isMade ? 70 : 104}
            width="6"
            height={isMade ? 74 : 40}
            fill={isMade ? '#1493A0' : '#B9C6CE'}
          />
        );
      })}
      {[
        { decibel: speed1DbA, says: 'Speed 1' },
        { decibel: topSpeedDbA, says: 'Top speed' },
      ].map(({ decibel, says }) => (
        <text key={says} x={at(decibel)} y="48" textAnchor="middle" fontSize="34" fontWeight="600" fill={ink.line}>
          {says}, {decibel} dB(A)
        </text>
      ))}
      {known.map(({ decibel, says }) => (
        <text key={says} x={at(decibel)} y="196" textAnchor="middle" fontSize="30" fill={ink.dark}>
          {says}, {decibel}
        </text>
      ))}
      <text x={at(0)} y="196" textAnchor="middle" fontSize="30" fill={ink.dark}>
        0
      </text>
    </Drawing>
  );
}
