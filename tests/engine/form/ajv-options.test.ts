import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { RJSFSchema } from '@rjsf/utils';
import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileSchema } from '../../../src/checker/model/ajv.ts';
import { compileValidators } from '../../../src/engine/questionnaire/compile-validators.ts';
import { precompile } from '../../../src/server/vite/step-modules.ts';

type Accepts = (value: number, unit: number) => boolean;

/** The validators as the build writes them; a schema of numbers alone imports nothing. */
function precompiled(schema: RJSFSchema): ValidatorFunctions {
  return new Script(`{ ${precompile(schema, 'runtime')}; $validators; }`).runInThisContext();
}

const accepts =
  (compile: (schema: RJSFSchema) => ValidatorFunctions): Accepts =>
  (value, unit) => {
    const schema: RJSFSchema = { type: 'number', multipleOf: unit };
    const validator = createPrecompiledValidator(compile(schema), schema);
    return (validator.rawValidation(schema, value).errors ?? []).length === 0;
  };

const COMPILERS: readonly [string, Accepts][] = [
  ['compiled by the build', accepts(precompiled)],
  ['compiled in the browser', accepts(compileValidators)],
  [
    'compiled by the checker',
    (value, unit) => {
      const compiled = compileSchema({ type: 'number', multipleOf: unit });
      return compiled.ok && compiled.validate(value).length === 0;
    },
  ],
];

describe.each(COMPILERS)('multipleOf, %s', (_, isMultiple) => {
  it.each([
    [920_477.94, 0.01],
    [0.07, 0.01],
    [1.1, 0.1],
    [-0.3, 0.1],
    [99_999_999_999.99, 0.01],
    [2_147_483_648.1, 0.1],
    [1e20, 10],
    [9, 3],
    [2.5, 0.25],
    [0, 0.01],
  ])('%d is a multiple of %d', (value, unit) => {
    expect(isMultiple(value, unit)).toBe(true);
  });

  it.each([
    [920_477.941, 0.01],
    [0.075, 0.01],
    [0.010_000_000_1, 0.01],
    [99_999_999_999.995, 0.01],
    [10, 3],
    [2.5, 2],
    [0.001, 0.01],
  ])('%d is not a multiple of %d', (value, unit) => {
    expect(isMultiple(value, unit)).toBe(false);
  });
});

it('every number of cents is a multiple of a cent, and no half cent is', () => {
  const cents = fc.integer({ min: -1e12, max: 1e12 });
  const isMultiple = accepts(compileValidators);
  fc.assert(
    fc.property(cents, (count) => {
      expect(isMultiple(Number((count / 100).toFixed(2)), 0.01)).toBe(true);
      expect(isMultiple((count + 0.5) / 100, 0.01)).toBe(false);
    }),
    { numRuns: 100 },
  );
});
