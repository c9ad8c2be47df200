type DisplayFaceProps = {
  x: number;
  y: number;
  radius: number;
  /** PM2.5 in µg/m³. */
  figure: string;
  hasDot?: boolean;
};

function arc(radius: number, fromDeg: number, toDeg: number): string {
  const at = (deg: number) => {
    const angle = (deg * Math.PI) / 180;
    return `${(Math.sin(angle) * radius).toFixed(1)} ${(-Math.cos(angle) * radius).toFixed(1)}`;
  };
  return `M${at(fromDeg)}A${radius} ${radius} 0 ${toDeg - fromDeg > 180 ? 1 : 0} 1 ${at(toDeg)}`;
}

export function DisplayFace({ x, y, radius, figure, hasDot = true }: DisplayFaceProps) {
  const ringRadius = radius * 0.82;
  return (
    <g transform={`translate(${x} ${y})`} fill="none">
      <circle r={radius} fill="var(--ink)" stroke="var(--ink)" />
      <path d={arc(ringRadius, -130, 130)} stroke="var(--cyan)" strokeWidth={radius * 0.06} strokeLinecap="round" />
      <g textAnchor="middle" fontSize={radius * 0.19} fill="var(--slate-on-dark)">
        <text y={-radius * 0.37}>PM2.5</text>
        <text y={radius * 0.23} fontSize={radius * 0.7} fill="#fff" letterSpacing={-radius * 0.02}>
          {figure}
        </text>
        <text y={radius * 0.52}>µg/m³</text>
      </g>
      {hasDot && <circle cy={radius * 0.8} r={radius * 0.055} fill="var(--ember)" />}
    </g>
  );
}
