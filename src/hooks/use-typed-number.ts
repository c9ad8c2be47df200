import { useState } from 'react';
import { limitsMessage, type NamedLimits, parseNumber } from '@/lib/parse/parse-number';

const numberInput = { type: 'text', inputMode: 'decimal', autoComplete: 'off', className: 'num' } as const;

/** The properties of `Field` for a typed number, but its label. */
type NumberField = typeof numberInput & {
  value: string;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/** A number as it is typed. @returns the last number within the limits, so that what it gives stays readable, and its field */
export function useTypedNumber(start: number, limits: NamedLimits): [number: number, field: NumberField] {
  const [typed, setTyped] = useState(String(start));
  const [number, setNumber] = useState(start);
  const error = parseNumber(typed, limits) === undefined ? limitsMessage(limits) : undefined;
  function onChange(text: string): void {
    setTyped(text);
    setNumber(parseNumber(text, limits) ?? number);
  }
  return [number, { ...numberInput, value: typed, error, onChange }];
}
