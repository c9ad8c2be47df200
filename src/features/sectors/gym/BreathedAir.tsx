import { useId } from 'react';
import { Section } from '@/components/sections/Section';
import { AirChangeRate } from '@/components/ui/AirChangeRate';
import { EstimatedNote } from '@/components/ui/EstimatedNote';
import { StaticSvg } from '@/components/ui/StaticSvg';
import { Reveal } from '@/components/widgets/Reveal';
import { machinesInWords } from '@/data/room-answers';
import { machineSizeM } from '@/domain/machines';
import { wallGapCm } from '@/domain/placing';
import { roomInWords, volumeInWords } from '@/domain/room';
import { capitalised, countWord } from '@/lib/format/count-word';
import { machineRate } from '../room-machines';
import { Bike } from './GymEquipment';
import styles from './BreathedAir.module.scss';
import { spinStudio, studioBreathedM3PerHour, studioBreathedShare } from './studios';

/** Units of the drawing per metre, as in GymEquipment. */
const scale = 85;
const { lengthM, heightM, model, machines, people } = spinStudio;
const [width, height] = [lengthM * scale, heightM * scale];
const [machineWidthM, , machineHeightM] = machineSizeM(model);
const machine = { width: machineWidthM * scale, height: machineHeightM * scale };
const gap = (wallGapCm / 100) * scale;
const machineXs = [width - gap - machine.width, gap].slice(0, machines);
const bikesFrom = machines > 1 ? gap + machine.width + 14 : 14;
/** Bikes stand four deep; only the front row is drawn. */
const behind = 4;
const inFront = people / behind;
const pitch = (width - gap - machine.width - bikesFrom) / inFront;

/** The studio is filled to the share of its air that the riders breathe in an hour. */
function StudioBox() {
  const level = studioBreathedShare(spinStudio) * height;
  return (
    <StaticSvg viewBox={`-3 ${-height - 4} ${width + 6} ${height + 40}`} className={styles.studio} aria-hidden="true">
      <rect y={-height} width={width} height={height} fill="#e4f1f4" />
      <rect y={-level} width={width} height={level} className={styles.breath} fillOpacity=".2" stroke="none" />
      <path d={`M0 ${-level}H${width}`} className={styles.breath} strokeWidth="1.6" />
      {Array.from({ length: inFront }, (_, bike) => (
        <g key={bike} transform={`translate(${bikesFrom + bike * pitch} 0)`}>
          <Bike />
        </g>
      ))}
      {machineXs.map((x) => (
        <g key={x}>
          <rect {...machine} x={x} y={-machine.height} rx="5" fill="#1e2c3e" />
          <circle cx={x + 12} cy={16 - machine.height} r="4" fill="#86d8e1" />
        </g>
      ))}
      <rect y={-height} width={width} height={height} fill="none" stroke="var(--ink)" strokeWidth="3" />
      <text y="28">
        {roomInWords(spinStudio)}, {volumeInWords(spinStudio)} m³, the front row
      </text>
      <text x={width} y="28" textAnchor="end">
        {countWord(machines)} {model}
      </text>
    </StaticSvg>
  );
}

export function BreathedAir() {
  const headingId = useId();
  const share = Math.round(100 * studioBreathedShare(spinStudio));
  return (
    <Section labelledBy={headingId}>
      <div className={styles.class}>
        <StudioBox />
        <div>
          <Reveal>
            <h2 id={headingId} className={styles.title}>
              Twenty riders, one room of air
            </h2>
          </Reveal>
          <p className={styles.share}>
            <span>
              {share}
              <small>%</small>
            </span>
            of the room’s air is breathed by the class in one hour
          </p>
          <p className={styles.text}>
            At a hard pace twenty riders breathe {studioBreathedM3PerHour(spinStudio).toFixed(1)} m³ an hour in a spin
            studio that holds {volumeInWords(spinStudio)} m³. {capitalised(machinesInWords(spinStudio))} pass the whole
            room through their filters <AirChangeRate rate={machineRate(spinStudio)} /> times an hour at full speed,
            while the music plays, and <AirChangeRate rate={machineRate(spinStudio, 'working')} /> times at working
            speed.
          </p>
          <p className="fine muted mb-0">
            Breathing rates are typical textbook figures. The share counts every breath, even of air that has been
            breathed before. <EstimatedNote />
          </p>
        </div>
      </div>
    </Section>
  );
}
