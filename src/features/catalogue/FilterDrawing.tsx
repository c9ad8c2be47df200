import { grouped } from '@/lib/format/number';
import type { Filter } from '@/data/products/product';
import styles from './FilterDrawing.module.scss';
import { FilterOutline } from './FilterOutline';

export type FilterDrawingProps = { filter: Pick<Filter, 'model' | 'machine' | 'drawing'> };

const floorY = 1230;

/** The filter inside its open machine and beside it, at one scale for all four. */
export function FilterDrawing({ filter: { model, machine, drawing } }: FilterDrawingProps) {
  const { widthMm, heightMm, baseMm, seamMm, filterWidthMm, filterHeightMm, kind } = drawing;
  const [middle, top] = [440, floorY - heightMm];
  const left = middle - widthMm / 2;
  const seat = floorY - baseMm - (seamMm - baseMm - filterHeightMm) / 2;
  const outX = 1200;
  const panels = kind === 'panels' ? [120, 60] : [];
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 1640 1330"
        role="img"
        aria-label={`${model} in ${machine.model}, whose front is off, and beside it`}
        fontSize="46"
        fill="#4B5A6C"
      >
        <path d={`M60 ${floorY}H1580`} stroke="#0B1422" strokeWidth="8" />
        <rect
          {...{ x: left, y: top, width: widthMm, height: heightMm - baseMm * 0.5, rx: 40 }}
          fill="#fff"
          stroke="#0B1422"
          strokeWidth="5"
        />
        <rect x={left + 30} y={floorY - baseMm * 0.5} width={widthMm - 60} height={baseMm * 0.5} fill="#0B1422" />
        {kind === 'panels' ? (
          <>
            <rect x={middle - 130} y={top + 115} width="260" height="122" rx="14" fill="#0B1422" />
            <rect
              x={left}
              y={floorY - 836}
              width={widthMm}
              height="94"
              fill="#A9B8C1"
              stroke="#0B1422"
              strokeWidth="5"
            />
          </>
        ) : (
          <circle cx={middle} cy={top + (heightMm - seamMm) * 0.5} r={widthMm * 0.12} fill="#0B1422" />
        )}
        <rect
          {...{ x: left + 22, y: floorY - seamMm + 12, width: widthMm - 44, height: seamMm - baseMm, rx: 14 }}
          fill="#D5E2E8"
          stroke="#0B1422"
          strokeWidth="3"
        />
        <FilterOutline shape={drawing} x={middle} y={seat} />
        {panels.map((offset) => (
          <rect
            key={offset}
            {...{ x: outX - filterWidthMm / 2 + offset, y: floorY - filterHeightMm - offset / 3, rx: 12 }}
            {...{ width: filterWidthMm, height: filterHeightMm }}
            fill={offset > 100 ? '#14202F' : '#75838F'}
          />
        ))}
        <FilterOutline shape={drawing} x={outX} y={floorY - 4} />
        <g fill="none" stroke="#0B6670" strokeWidth="7">
          <path
            d={`M${left + widthMm + 30} ${seat - filterHeightMm / 2}H${outX - filterWidthMm / 2 - 50}m-34 -24 34 24-34 24`}
          />
        </g>
        <g fill="#0B1422" fontWeight="600" textAnchor="middle">
          <text x={middle} y={floorY + 70}>
            {machine.model}
          </text>
          <text x={outX} y={floorY + 70}>
            {model}
          </text>
        </g>
      </svg>
      <figcaption className="fine muted">
        {machine.model} with its front off, {grouped(heightMm)}&nbsp;mm tall. Drawn to one scale for all four machines.
      </figcaption>
    </figure>
  );
}
