import validator from '@rjsf/validator-ajv8';
import { expect, test } from 'vitest';
import { compileSchema } from '../../../src/checker/model/ajv.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';

const NUMBERS = [0, 0.01, 0.07, 0.075, 1, 2, 3.5, 4, -2, 60];

test.each<JsonObject>([
  { type: 'number', multipleOf: 0.01 },
  { type: 'integer', multipleOf: 2 },
  { type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 60 },
  { enum: [1, 2] },
])('the linter accepts the same numbers as the app: %j', (schema) => {
  const compiled = compileSchema(schema);
  const keywords = (errors: readonly { keyword: string }[] = []) =>
    errors.map((one) => one.keyword);
  for (const number of NUMBERS) {
    const app = validator.rawValidation<{ keyword: string }>(schema, number).errors;
    const own = compiled.ok ? compiled.validate(number) : [{ keyword: compiled.text }];
    expect([number, keywords(own)]).toEqual([number, keywords(app)]);
  }
});
