/** A browser that is not Chromium, driven the way a visitor uses it. Each engine has a protocol of its own behind this. */
export type Engine = {
  resize(widthPx: number, heightPx: number): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Calls a function in the page, which gets and answers what JSON can hold. */
  run<Values extends unknown[], Answer>(
    work: (...values: Values) => Answer | Promise<Answer>,
    ...values: Values
  ): Promise<Answer>;
  /** Runs the text of a script in the page. */
  addScript(source: string): Promise<void>;
  /** Presses the main button of the pointer at this place of the window. */
  click(xPx: number, yPx: number): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A picture of the window, as PNG. */
  picture(): Promise<Uint8Array>;
  /** The page on paper, without the colours of its grounds, where the engine's driver can print. */
  print?(paper: 'A4' | 'Letter'): Promise<Uint8Array>;
  close(): Promise<void>;
};

/** The keys that journeys press, as WebDriver writes them. */
export const keys = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const;

export type Key = keyof typeof keys;
