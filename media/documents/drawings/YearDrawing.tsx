import { filterCare } from '@/data/products/filter-care';
import { Drawing } from './Drawing';
import { ink } from './ink';

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const [fromMonth, toMonth] = filterCare.changeMonths;
const cell = 68;

export function YearDrawing() {
  return (
    <Drawing
      label={`A year in months: clean the mesh every ${filterCare.cleanMonths} months, change the filter between month ${fromMonth} and month ${toMonth}`}
      width={830}
      height={250}
    >
      {months.map((month) => (
        <g key={month} transform={`translate(${6 + (month - 1) * (cell + 1)} 20)`}>
          <rect
            width={cell - 6}
            height="104"
            fill={month >= fromMonth ? ink.air : ink.paper}
            fillOpacity={month >= fromMonth ? 0.14 + (month - fromMonth) * 0.1 : 1}
            stroke={ink.fine}
            strokeWidth="2.4"
          />
          {month % filterCare.cleanMonths === 0 && <circle cx={(cell - 6) / 2} cy="52" r="15" fill={ink.line} />}
          <text x={(cell - 6) / 2} y="146" textAnchor="middle" fontSize="28" fill={ink.dark}>
            {month}
          </text>
        </g>
      ))}
      <circle cx="22" cy="222" r="13" fill={ink.line} />
      <text x="48" y="232" fontSize="30" fill={ink.line}>
        Clean the mesh
      </text>
      <rect x="380" y="208" width="28" height="28" fill={ink.air} fillOpacity="0.6" />
      <text x="420" y="232" fontSize="30" fill={ink.line}>
        Change the filter
      </text>
    </Drawing>
  );
}
