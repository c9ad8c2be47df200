export type Engine = {
  resize(widthPx: number, heightPx: number): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Arguments and result are JSON. */
  run<Values extends unknown[], Answer>(
    callback: (...values: Values) => Answer | Promise<Answer>,
    ...values: Values
  ): Promise<Answer>;
  addScript(source: string): Promise<void>;
  click(xPx: number, yPx: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  print?(paper: 'A4' | 'Letter'): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** Keys as WebDriver code points. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof keys;
