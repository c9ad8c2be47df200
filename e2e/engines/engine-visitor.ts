import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Engine, Key } from './engine';
import { watchKey } from './watch-script';

type Queries = typeof import('@testing-library/dom');
declare global {
  interface Window {
    TestingLibraryDom?: Queries;
  }
}

const queries = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js');

/** Role and beginning of the accessible name. */
type Target = { role: string; name: string; within?: string; nth?: number };

type Place = { xPx: number; yPx: number; isFocused: boolean };

/** Runs in the page: where to press, or why not. */
function placeOf({ role, name, within, nth = 0 }: Target): Place | string {
  const scope = within ? document.querySelector<HTMLElement>(within) : document.body;
  if (!scope || !window.TestingLibraryDom) return `no ${within ?? 'queries'} on the page`;
  const beginsSo = (text: string) => text.trim().startsWith(name);
  const found = window.TestingLibraryDom.queryAllByRole(scope, role, { name: beginsSo });
  const element = found.filter((each) => each.checkVisibility({ visibilityProperty: true }))[nth];
  if (!element) return `no ${role} "${name}" to be seen`;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const isFocused = element === document.activeElement;
  const place = { xPx: left + width / 2, yPx: top + height / 2, isFocused };
  const over = document.elementFromPoint(place.xPx, place.yPx);
  const isFree = element.contains(over) || over?.closest('label')?.contains(element);
  return isFree ? place : `"${name}" lies under ${over?.outerHTML.slice(0, 120)}`;
}

export class EngineVisitor {
  constructor(
    private readonly engine: Engine,
    private readonly siteUrl: string,
    readonly isPhone: boolean,
  ) {}

  async open(path: string): Promise<void> {
    await this.opensEarly(this.siteUrl + path);
    await this.waitsFor(() => document.documentElement.dataset.hydrated === 'true');
    await this.engine.run(() => void window.dispatchEvent(new Event('pointermove')));
    await this.waitsFor(() => !document.querySelector('[data-dehydrated]'));
  }

  /** Waits until each part has its height, not until the page is live. */
  async opensEarly(url: string): Promise<void> {
    await this.engine.goto(url);
    await this.waitsFor(() => document.documentElement.dataset.laidOut === '');
  }

  async back(): Promise<void> {
    await this.engine.back();
  }

  run<Values extends unknown[], Answer>(
    callback: (...values: Values) => Answer | Promise<Answer>,
    ...values: Values
  ): Promise<Answer> {
    return this.engine.run(callback, ...values);
  }

  async waitsFor<Values extends unknown[]>(isSo: (...values: Values) => boolean, ...values: Values): Promise<void> {
    await expect
      .poll(() => this.engine.run(isSo, ...values).catch(() => false), {
        message: String(isSo).replace(/\s+/g, ' '),
        intervals: [50, 100, 200],
        timeout: 45_000,
      })
      .toBe(true);
  }

  async presses(role: string, name: string, more: Omit<Target, 'role' | 'name'> = {}): Promise<void> {
    const { xPx, yPx } = await this.finds({ role, name, ...more });
    await this.engine.click(xPx, yPx);
  }

  async finds(expected: Target): Promise<Place> {
    let place: Place | string = '';
    let before = '';
    const isStill = async () => {
      before = JSON.stringify(place);
      place = await this.place(expected).catch(String);
      if (typeof place === 'string') return place;
      return before === JSON.stringify(place) ? 'still' : 'moving';
    };
    await expect.poll(isStill, { intervals: [50, 100], timeout: 45_000 }).toBe('still');
    return place as unknown as Place;
  }

  async types(name: string, text: string, { role = 'textbox', ...more }: Partial<Target> = {}): Promise<void> {
    const field = { role, name, ...more };
    await this.presses(role, name, more);
    // WebKit moves the focus after the press.
    await expect.poll(() => this.place(field), { intervals: [50, 100] }).toMatchObject({ isFocused: true });
    await this.engine.run(() => (document.activeElement as HTMLInputElement).select());
    await this.engine.type(text);
  }

  async typesPerson(name: string, more: Partial<Target> = {}): Promise<void> {
    await this.types('Name', name, more);
    await this.types('Phone', '0115 496 0127', more);
    await this.types('E-mail', 'ada@practice.example', more);
  }

  async hits(key: Key): Promise<void> {
    await this.engine.press(key);
  }

  async reads(words: string, within = 'body'): Promise<void> {
    const isRead = (selector: string, expected: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].some((part) =>
        part.innerText.replace(/\s+/g, ' ').toLowerCase().includes(expected.toLowerCase()),
      );
    await this.waitsFor(isRead, within, words);
  }

  async isAt(path: string): Promise<void> {
    await this.waitsFor((expected) => location.pathname + location.search === expected, path);
  }

  async sees(selector: string, count = 1): Promise<void> {
    await this.waitsFor(
      (expected, times) =>
        [...document.querySelectorAll(expected)].filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .length === times,
      selector,
      count,
    );
  }

  async seesNo(selector: string): Promise<void> {
    await this.sees(selector, 0);
  }

  wentWrong(): Promise<string[]> {
    return this.engine.run((key) => {
      const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.clear();
      localStorage.clear();
      return messages;
    }, watchKey);
  }

  private async place(expected: Target): Promise<Place | string> {
    if (!(await this.engine.run(() => Boolean(window.TestingLibraryDom)))) {
      await this.engine.addScript(await readFile(queries, 'utf8'));
    }
    return this.engine.run(placeOf, expected);
  }
}
