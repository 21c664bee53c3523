import { schemaParser, type RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import { AJV_FORMATS, AJV_OPTIONS, withDecimals } from '../form/ajv-options.ts';

/**
 * A step's validators, compiled in the browser: Ajv generates code from text, so the app's content
 * security policy must allow `unsafe-eval`.
 */
export function compileValidators(schema: RJSFSchema): ValidatorFunctions {
  const schemas = schemaParser(schema);
  const ajv = createAjvInstance(
    undefined,
    undefined,
    { ...AJV_OPTIONS, schemas: Object.values(schemas) },
    AJV_FORMATS,
    undefined,
    withDecimals,
  );
  return Object.fromEntries(
    Object.keys(schemas).flatMap((id) => {
      const validate = ajv.getSchema(id);
      return validate === undefined ? [] : [[id, validate]];
    }),
  );
}
