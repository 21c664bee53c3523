/** The body of every refusal, in PostgREST's own shape. */
type ErrorBody = {
  code: string;
  details: string | null;
  hint: string | null;
  message: string;
};

/** A refusal with PostgREST's status and code. Thrown inside the transaction, it rolls back. */
export class RestError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body.message);
  }
}

export const refuse = (
  status: number,
  code: string,
  message: string,
  details: string | null = null,
): RestError => new RestError(status, { code, details, hint: null, message });

/** A part of the URL that is malformed, or that this gateway does not support. */
export const unparsable = (part: string, text: string, details: string | null = null): RestError =>
  refuse(400, 'PGRST100', `"failed to parse ${part} (${text})"`, details);

export const unknownColumn = (relation: string, column: string): RestError =>
  refuse(400, '42703', `column ${relation}.${column} does not exist`);

/** SQLSTATE → HTTP status, as in PostgREST 12 for the role `anon`. The first match wins. */
const STATUS: readonly (readonly [RegExp, number])[] = [
  [/^08/, 503],
  [/^09/, 500],
  [/^0L/, 403],
  [/^0P/, 403],
  [/^23503/, 409],
  [/^23505/, 409],
  [/^25006/, 405],
  [/^25/, 500],
  [/^28/, 403],
  [/^2D/, 500],
  [/^38/, 500],
  [/^39/, 500],
  [/^3B/, 500],
  [/^40/, 500],
  [/^53/, 503],
  [/^54/, 413],
  [/^55/, 500],
  [/^57/, 500],
  [/^58/, 500],
  [/^F0/, 500],
  [/^HV/, 500],
  [/^P0001/, 400],
  [/^P0/, 500],
  [/^XX/, 500],
  [/^42883/, 404],
  [/^42P01/, 404],
  [/^42P17/, 500],
  [/^42501/, 401],
];

type PostgresError = Error & { code: string; detail?: unknown; hint?: unknown };

export const isPostgresError = (error: unknown): error is PostgresError =>
  error instanceof Error && 'code' in error && /^[0-9A-Z]{5}$/.test(String(error.code));

/** The response to an error that Postgres raised. */
export function postgresRefusal({ code, message, detail, hint }: PostgresError): RestError {
  return new RestError(statusOf(code), {
    code,
    details: typeof detail === 'string' ? detail : null,
    hint: typeof hint === 'string' ? hint : null,
    message,
  });
}

function statusOf(code: string): number {
  const raised = /^PT(\d{3})$/.exec(code);
  if (raised) return Number(raised[1]);
  return STATUS.find(([pattern]) => pattern.test(code))?.[1] ?? 400;
}
