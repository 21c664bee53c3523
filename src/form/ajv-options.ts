/** How Ajv compiles the validators of a step, at build time and in the browser. */
export const AJV_OPTIONS = { verbose: false, allErrors: true, strict: false };

/** The formats that Ajv checks itself; `flow/language/formats.ts` turns the others into patterns. */
export const AJV_FORMATS: ['date'] = ['date'];
