export type FieldProps = {
  id: string;
  name: string;
  label: string;
  value: string;
  onChange: (typed: string) => void;
  problem?: string | undefined;
  readOnly?: boolean;
};

export function problemAttributes(id: string, problem: string | undefined) {
  return problem === undefined
    ? {}
    : ({ isInvalid: true, 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const);
}
