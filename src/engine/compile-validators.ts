import { schemaParser, type RJSFSchema } from '@rjsf/utils';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import createAjvInstance from '@rjsf/validator-ajv8/lib/createAjvInstance.js';
import { AJV_FORMATS, AJV_OPTIONS } from '../form/ajv-options.ts';

/**
 * The validators of a step, compiled in the page: Ajv makes functions out of text, so the app's
 * content policy has to allow `unsafe-eval`.
 */
export function compileValidators(schema: RJSFSchema): ValidatorFunctions {
  const schemas = schemaParser(schema);
  const ajv = createAjvInstance(
    undefined,
    undefined,
    { ...AJV_OPTIONS, schemas: Object.values(schemas) },
    AJV_FORMATS,
  );
  return Object.fromEntries(
    Object.keys(schemas).flatMap((id) => {
      const validate = ajv.getSchema(id);
      return validate === undefined ? [] : [[id, validate]];
    }),
  );
}
