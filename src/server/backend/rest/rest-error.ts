/** The body of every refusal, in PostgREST's own shape. */
export type ErrorBody = {
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
