/** A form service's error for a field; `message` is '' if only a known code came. */
export type ServerFieldError = { code: string; message: string };
/** Errors that a form service reports, by the name of the field. */
export type ServerFieldErrors = Record<string, ServerFieldError>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstText(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string') ?? '';
}

/** `[{ field, code, message }]`: Formspree and similar services. */
function fromList(list: unknown[]): [string, ServerFieldError][] {
  return list
    .filter(isRecord)
    .map((entry) => [
      firstText(entry.field, entry.name, entry.path, entry.param),
      { code: firstText(entry.code, entry.type), message: firstText(entry.message, entry.msg, entry.error) },
    ]);
}

/** `{ email: 'is invalid' }` or `{ email: ['is invalid'] }`. */
function fromRecord(record: Record<string, unknown>): [string, ServerFieldError][] {
  return Object.entries(record).map(([field, value]) => {
    const message = Array.isArray(value) ? firstText(...(value as unknown[])) : firstText(value);
    return [field, { code: '', message }];
  });
}

/** Field errors in a service's response, for sent fields only; messages are cut at 160 characters. */
export function serverFieldErrors(body: unknown, sent: readonly string[]): ServerFieldErrors {
  if (!isRecord(body)) return {};
  const errors = body.errors ?? body.fieldErrors ?? body.field_errors;
  const entries = Array.isArray(errors) ? fromList(errors) : isRecord(errors) ? fromRecord(errors) : [];
  return Object.fromEntries(
    entries
      .filter(([field, { code, message }]) => sent.includes(field) && (code !== '' || message !== ''))
      .map(([field, { code, message }]) => [field, { code, message: message.slice(0, 160) }]),
  );
}
