/** The attributes of a field with a problem, whose text has the id `<id>-problem`; none without. */
export function problemAttributes(id: string, problem: string | undefined) {
  return problem === undefined
    ? {}
    : ({ isInvalid: true, 'aria-invalid': true, 'aria-describedby': `${id}-problem` } as const);
}
