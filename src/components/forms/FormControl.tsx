import { type ComponentPropsWithoutRef, useRef } from 'react';
import { useSyncFromDom } from '@/boot/use-sync-from-dom';

type Attributes = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'checked' | 'defaultChecked' | 'onChange' | 'type'
> & { isInvalid?: boolean; rows?: number };

type Text = {
  as?: 'input' | 'textarea' | 'select';
  type?: 'text' | 'tel' | 'email' | 'search' | 'range';
  value: string;
  checked?: undefined;
  /** Can be called for several fields before one render. */
  onChange: (typed: string) => void;
};

type Mark = {
  as?: 'input';
  type: 'checkbox' | 'radio';
  value?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
};

/** A line of text, a text area, a select, or a box to tick. */
export type FormControlProps = Attributes & (Text | Mark);

type AnyFormElement = HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement;

/**
 * Every form field is a FormControl (lint rule): at hydration it reports what was typed or autofilled before.
 * `value` must equal the prerendered HTML.
 */
export function FormControl({ as: Tag = 'input', isInvalid, className, onChange, ...props }: FormControlProps) {
  const field = useRef<AnyFormElement>(null);
  const isMark = props.checked !== undefined;
  const known = isMark ? props.checked : (props.value ?? '');
  const stateOf = ({ checked, value }: AnyFormElement) => (isMark ? checked : value);
  const change = onChange as (state: string | boolean) => void;

  useSyncFromDom(() => {
    const state = field.current ? stateOf(field.current) : known;
    return state === known ? undefined : () => change(state);
  });

  const Element = Tag as 'input';
  return (
    <Element
      {...(props as ComponentPropsWithoutRef<'input'>)}
      ref={field}
      className={[isMark || props.type === 'range' ? '' : 'form-control', isInvalid && 'is-invalid', className]
        .filter(Boolean)
        .join(' ')}
      onChange={(event) => change(stateOf(event.target as AnyFormElement))}
    />
  );
}
