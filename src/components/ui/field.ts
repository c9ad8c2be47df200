/** What every form field takes. */
export type FieldProps = {
  /** Id of the input; links of an error list lead to it. */
  id: string;
  /** Name of the value, as it is sent. */
  name: string;
  label: string;
  value: string;
  onChange: (typed: string) => void;
  /** What to type instead; undefined while nothing is wrong. */
  problem?: string | undefined;
  readOnly?: boolean;
};

/** The attributes that tie an input to its sentence. */
export function problemAttributes(id: string, problem: string | undefined) {
  return problem === undefined
    ? {}
    : ({ isInvalid: true, 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const);
}
