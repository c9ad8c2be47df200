/** What a form service said about single fields: our field name and its words, '' where it gave only a code we know. */
export type ServerFieldError = { code: string; message: string };
export type ServerFieldErrors = Record<string, ServerFieldError>;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function firstText(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string') ?? '';
}

/** `[{ field, code, message }]`: Formspree, and many an own function under other names for "field". */
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
  return Object.entries(record).map(([field, said]) => {
    const message = Array.isArray(said) ? firstText(...(said as unknown[])) : firstText(said);
    return [field, { code: '', message }];
  });
}

/**
 * The complaints about single fields in a service's answer, whatever the service; only fields that were sent count.
 * Messages are cut at 160 characters: they are shown as text beside the field.
 */
export function serverFieldErrors(body: unknown, sent: readonly string[]): ServerFieldErrors {
  if (!isRecord(body)) return {};
  const said = body.errors ?? body.fieldErrors ?? body.field_errors;
  const entries = Array.isArray(said) ? fromList(said) : isRecord(said) ? fromRecord(said) : [];
  return Object.fromEntries(
    entries
      .filter(([field, { code, message }]) => sent.includes(field) && (code !== '' || message !== ''))
      .map(([field, { code, message }]) => [field, { code, message: message.slice(0, 160) }]),
  );
}
