import type { ReactNode } from 'react';

export type DrawingProps = {
  /** What is to be seen, for a reader who does not see it. */
  label: string;
  width: number;
  height: number;
  className?: string;
  children: ReactNode;
};

/** A line drawing in units of 0.1 mm of the printed page. */
export function Drawing({ label, width, height, className, children }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className={className}>
      {children}
    </svg>
  );
}
