import type { ReactNode } from 'react';

export type DrawingProps = {
  /** Alternative text. */
  label: string;
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
};

/** Units of 0.1 mm on paper. */
export function Drawing({ label, width, height, className, children }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={className}>
      {children}
    </svg>
  );
}
