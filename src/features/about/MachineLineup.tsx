import { machineSizes } from './company-facts';

/** Units of the drawing per millimetre: the tallest machine, 1,180 mm, is 118 units high. */
const scale = 0.1;
const floor = 124;

/** The four machines in outline, side by side on one floor and to one scale. */
export function MachineLineup() {
  return (
    <svg viewBox="0 0 400 126" width="400" height="126" fill="none" aria-hidden="true">
      <path d={`M0 ${floor + 0.5}H400`} stroke="#5C6C7E" />
      {machineSizes.map(({ name, widthMm, heightMm }, index) => {
        const width = widthMm * scale;
        const height = heightMm * scale;
        const x = 8 + index * 104;
        const top = floor - height;
        return (
          <g key={name} stroke="#86D8E1" strokeWidth="1.3">
            <rect x={x} y={top} width={width} height={height - 4} rx={width * 0.16} />
            <path d={`M${x + 4} ${floor - 1}h${width - 8}`} strokeWidth="3" />
            <path d={`M${x} ${top + height * 0.38}h${width}`} />
            <circle cx={x + width * 0.36} cy={top + height * 0.2} r={width * 0.1} />
            <g strokeOpacity="0.6" strokeDasharray="2 4">
              {[0.48, 0.56, 0.64, 0.72, 0.8].map((part) => (
                <path key={part} d={`M${x + width * 0.18} ${(top + height * part).toFixed(1)}h${width * 0.64}`} />
              ))}
            </g>
            <text x={x + width + 10} y={floor - 8} fontSize="15" fill="#A3B1C0" stroke="none">
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
