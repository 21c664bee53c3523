/**
 * How Ajv compiles the validators of a step, at build time and in the browser. Visitors read the
 * messages of `ui.json` (`flow/issues.ts`), never Ajv's.
 */
export const AJV_OPTIONS = { verbose: false, allErrors: true, strict: false, messages: false };

/** The formats that Ajv checks itself; `flow/language/formats.ts` turns the others into patterns. */
export const AJV_FORMATS: ['date'] = ['date'];
