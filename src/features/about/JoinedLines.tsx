const six = [0, 1, 2, 3, 4, 5];
const eight = [0, 1, 2, 3, 4, 5, 6, 7];

/** Two lines that merge, for a partnership. */
export function JoinedLines() {
  return (
    <svg viewBox="0 0 320 132" fill="none" strokeWidth="1.3" aria-hidden="true">
      {six.map((index) => (
        <g key={index}>
          <path
            d={`M0 ${4 + index * 9}C90 ${6 + index * 9} 110 ${58 + index * 2.5} 170 ${60 + index * 2.5}`}
            stroke="#B9572A"
            opacity="0.85"
          />
          <path
            d={`M0 ${128 - index * 9}C90 ${126 - index * 9} 110 ${74 - index * 2.5} 170 ${72 - index * 2.5}`}
            stroke="#0B1422"
            opacity="0.5"
          />
        </g>
      ))}
      {eight.map((index) => {
        const y = (59.5 + index * 1.9).toFixed(1);
        return (
          <path key={index} d={`M170 ${y}C230 ${y} 250 ${34 + index * 9} 320 ${32 + index * 9.5}`} stroke="#1493A0" />
        );
      })}
    </svg>
  );
}
