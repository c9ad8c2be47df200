/** What one run of Lighthouse found; times in ms, bytes as they came over the wire. */
export type PageRun = {
  scores: Record<Category, number>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  speedIndexMs: number;
  requests: number;
  bytes: Record<ResourceKind | 'total', number>;
  /** Audits below full marks that count towards a score, by category. */
  faults: string[];
  /** The browser's version. */
  chromium: string;
};

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

export const resourceKinds = ['document', 'script', 'stylesheet', 'font', 'image', 'other'] as const;
export type ResourceKind = (typeof resourceKinds)[number];
