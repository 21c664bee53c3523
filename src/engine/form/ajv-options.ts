import { _, type Ajv, type KeywordCxt } from 'ajv';

/**
 * How Ajv compiles the validators of a step, at build time and in the browser. Visitors read the
 * messages of `ui.json` (`flow/issues.ts`), never Ajv's.
 */
export const AJV_OPTIONS = { verbose: false, allErrors: true, strict: false, messages: false };

/** The formats that Ajv checks itself; `flow/language/formats.ts` turns the others into patterns. */
export const AJV_FORMATS: ['date'] = ['date'];

/** The digits of a decimal number that a JSON number keeps. */
const DIGITS = 15;

/**
 * Ajv with `multipleOf` as people count: 920477.94 is a multiple of 0.01. Ajv divides, and its
 * `multipleOfPrecision` forgives a fixed part of the quotient, which is too little for a large number
 * and too much for a small one.
 */
export function withDecimals<Instance extends Ajv>(ajv: Instance): Instance {
  ajv.removeKeyword('multipleOf');
  ajv.addKeyword({
    keyword: 'multipleOf',
    type: 'number',
    schemaType: 'number',
    error: {
      message: 'must be a multiple',
      params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}`,
    },
    code(context: KeywordCxt) {
      const { data, schema, schemaCode: unit } = context;
      if (Number.isInteger(schema)) context.fail(_`${data} % ${unit} !== 0`);
      else {
        const nearest = _`Math.round(${data} / ${unit}) * ${unit}`;
        const isIt = _`${nearest} === ${data} || +(${nearest}).toPrecision(${DIGITS}) === ${data}`;
        context.fail(_`!(${isIt})`);
      }
    },
  });
  return ajv;
}
