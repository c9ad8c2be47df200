import { workingSpeedLimitDbA } from '@/domain/speeds';
import { CheckField } from '@/components/forms/CheckField';
import { SegmentedControl } from '@/components/forms/SegmentedControl';
import { SelectField } from '@/components/forms/SelectField';
import { Fold } from '@/components/ui/Fold';
import { SiteLink } from '@/components/ui/SiteLink';
import { clinicalUse } from '@/data/room-words';
import { co2LitresPerSecond, openWindowsAch, outdoorAirEachLs, outdoorCo2Ppm } from '@/domain/ventilation';
import { airChangesAnHour } from '@/lib/format/air-changes';
import { noBreakUnits } from '@/lib/format/no-break-units';
import { href } from '@/lib/links/href';
import { NumberField } from './NumberField';
import type { FieldName, TypedRoom, Ventilation } from './planner-form';
import { targetOf, targets, type TargetChoice } from './targets';
import type { Planner } from './use-planner';
import styles from './PlannerForm.module.scss';

type SettingsFieldsProps = { planner: Planner };

type VentilationChoice = {
  value: Ventilation;
  label: string;
  /** In the row of the fold. */
  short: string;
  figures?: readonly (readonly [name: FieldName & keyof TypedRoom, label: string])[];
  /** Formula, limits and source. */
  how?: string;
};

const ventilations: readonly VentilationChoice[] = [
  { value: 'none', label: 'None, or not counted', short: 'no ventilation' },
  {
    value: 'windows',
    label: `Windows that open: counts as ${openWindowsAch}`,
    short: 'windows counted',
    how: `Our rule of thumb for a room whose windows are opened as usual: ${airChangesAnHour(openWindowsAch)}. Closed windows give less.`,
  },
  {
    value: 'ach',
    label: 'A system: air changes an hour',
    short: 'with a system',
    figures: [['ventilationAch', 'Its air changes an hour']],
  },
  {
    value: 'person',
    label: 'A system: litres a second a person',
    short: 'with a system',
    figures: [['ventilationEach', 'Its L/s a person']],
    how: 'Air changes an hour = litres a second × people × 3.6 ÷ volume, from your system’s own figure.',
  },
  {
    value: 'co2',
    label: 'A CO₂ reading',
    short: 'by a CO₂ reading',
    figures: [['ppm', 'Reading, ppm']],
    how: `L/s each = G ÷ ((reading − ${outdoorCo2Ppm}) × 10⁻⁶). G is the CO₂ that one breathes out: ${co2LitresPerSecond.adults} L/s for a seated adult, ${co2LitresPerSecond.children} for a child at school; outdoor air has about ${outdoorCo2Ppm} ppm. It holds once the reading no longer rises, and is an estimate.`,
  },
  {
    value: 'window',
    label: 'One window, by its opening',
    short: 'one window open',
    figures: [
      ['windowWidth', 'Opened width, m'],
      ['windowHeight', 'Height, m'],
      ['inside', 'Inside, °C'],
      ['outside', 'Outside, °C'],
    ],
    how: 'Air changes an hour = 3600 ÷ (3 × volume) × 0.6 × area × √(9.81 × height × difference ÷ temperature outside in kelvin): one open side, no wind. CERN’s CAiMIRA counts so. On a mild day it gives little.',
  },
];

const occupants = [
  { value: 'adults', label: 'Adults' },
  { value: 'children', label: 'Children' },
] as const;

/** As in "6 air changes, windows counted, no limit". */
function formatSettings({
  target,
  ownTarget,
  ventilation,
  noiseLimit,
  sizedAt,
  countedOutput,
  keepsRecord,
}: TypedRoom): string {
  const { ach = ownTarget, rule, label } = targetOf(target);
  return [
    rule && rule !== 'own' ? label : ach ? `${ach} air changes` : 'your own target',
    ventilations.find(({ value }) => value === ventilation)?.short,
    noiseLimit ? `at most ${noiseLimit} dB(A)` : 'no limit',
    sizedAt === 'full' && 'at full speed',
    countedOutput < 1 && 'counted at half',
    keepsRecord && 'clinical',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Target, ventilation and noise behind one row that says how they are set. */
export function SettingsFields({ planner }: SettingsFieldsProps) {
  const { typed, change } = planner;
  return (
    <Fold
      className={`border-bottom border-bottom-xl-0 ${styles.settings}`}
      summary={
        <span>
          Target, windows, noise
          <span className="d-block d-xl-inline mt-1 ms-xl-3 small muted fw-normal text-balance">
            {noBreakUnits(formatSettings(typed))}
          </span>
        </span>
      }
    >
      <div className={styles.choices}>
        <div>
          <SelectField
            label="Target"
            name="target"
            value={typed.target}
            options={targets}
            onChange={(target: TargetChoice) => change({ target })}
          />
          {typed.target === 'own' && (
            <div className={`align-items-start mt-3 ${styles.pair}`}>
              <NumberField planner={planner} name="ownTarget" label="Air changes an hour" required />
              <NumberField planner={planner} name="ownEach" label="L/s a person (optional)" />
            </div>
          )}
          <p className="mt-2 mb-0 fine muted">{targetOf(typed.target).source(typed.kind)}</p>
        </div>
        <div>
          <SelectField
            label="Ventilation you have already"
            name="ventilation"
            value={typed.ventilation}
            options={ventilations}
            onChange={(ventilation) => change({ ventilation })}
          />
          <VentilationFigures planner={planner} />
        </div>
        <div>
          <NumberField
            planner={planner}
            name="noiseLimit"
            label="Noise limit, dB(A), all machines together (optional)"
            isWhole
          />
          {typed.kind === 'classroom' && (
            <p className="mt-2 mb-0 fine muted">
              More machines, slower: beside a machine of 54 dB(A) a teacher speaks louder and gives off 4.2 to 11.2
              times as many particles, by the position in the room (Steffens and Seipp, 2021).
            </p>
          )}
        </div>
        <div>
          <SegmentedControl
            legend="Size the room at"
            segments={[
              { value: 'working', label: 'Working speed' },
              { value: 'full', label: 'Full speed' },
            ]}
            value={typed.sizedAt}
            onChange={(sizedAt) => change({ sizedAt })}
          >
            <p className="mt-2 mb-0 fine muted">
              {typed.sizedAt === 'working'
                ? `Each machine alone at most ${workingSpeedLimitDbA} dB(A). To talk easily beside several, set ${workingSpeedLimitDbA} as the limit for all together.`
                : 'For rooms louder than the machine, such as a gym or a bar with music.'}
            </p>
          </SegmentedControl>
        </div>
        <div>
          <SegmentedControl
            legend="Count a purifier’s output at"
            segments={[
              { value: '1', label: '100%' },
              { value: '0.5', label: '50%' },
            ]}
            value={String(typed.countedOutput)}
            onChange={(counted) => change({ countedOutput: counted === '1' ? 1 : 0.5 })}
          >
            <p className="mt-2 mb-0 fine muted">50%: for an assessor who counts half.</p>
          </SegmentedControl>
        </div>
        <CheckField
          label={`Clinical room: air changes ${clinicalUse}`}
          name="keepsRecord"
          checked={typed.keepsRecord}
          onChange={(keepsRecord) => change({ keepsRecord })}
          className="small text-balance"
        />
      </div>
    </Fold>
  );
}

function VentilationFigures({ planner }: SettingsFieldsProps) {
  const { typed, change, room, example, isStale } = planner;
  const { ventilationAch, ventilation } = room ?? example.room;
  const { figures, how } = ventilations.find(({ value }) => value === typed.ventilation) ?? {};
  const isKnown = !isStale && ventilation?.by === typed.ventilation;
  return (
    <>
      {figures && (
        <div className={`align-items-start mt-3 ${styles.pair}`}>
          {figures.map(([name, label]) => (
            <NumberField key={name} planner={planner} name={name} label={label} required isWhole={name === 'ppm'} />
          ))}
          {typed.ventilation === 'co2' && (
            <SelectField
              label="People are"
              name="occupants"
              value={typed.occupants}
              options={occupants}
              onChange={(occupants) => change({ occupants })}
            />
          )}
        </div>
      )}
      {isKnown && (
        <p className="mt-2 mb-0 small">
          {ventilation.by === 'co2' && (
            <>About {outdoorAirEachLs(ventilation.ppm, ventilation.who).toFixed(0)} L/s each: </>
          )}
          <b>{airChangesAnHour(ventilationAch)}</b> in this room.
        </p>
      )}
      {typed.ventilation === 'co2' && (
        <p className="mt-2 mb-0 fine muted">
          Read it after an hour with the usual people and windows. Purifiers do not lower CO₂.{' '}
          <SiteLink to={href('product', { slug: 'mars-air-sense' })}>Our meter</SiteLink>
        </p>
      )}
      {how && (
        <details key={how} className={`mt-2 fine muted plus-fold ${styles.more}`}>
          <summary>Where this figure comes from</summary>
          <p className="m-0">{how}</p>
        </details>
      )}
    </>
  );
}
