import { encode } from 'uqr';

/** QR code as one SVG path of unit squares, with its quiet zone. */
export function qrCodePath(text: string): { d: string; size: number } {
  const { data, size } = encode(text, { border: 2 });
  const d = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return { d, size };
}
