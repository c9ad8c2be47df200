export function problemAttributes(id: string, problem: string | undefined) {
  return problem === undefined
    ? {}
    : ({ isInvalid: true, 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const);
}
