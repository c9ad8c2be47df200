/** The attributes of a field with an error, whose text has the id `<id>-error`; none without. */
export function errorAttributes(id: string, error: string | undefined) {
  return error === undefined
    ? {}
    : ({ isInvalid: true, 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const);
}
