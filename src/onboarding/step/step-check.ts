import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorType } from '@rjsf/utils';
import type { StepFormContext, StepModule } from '../../form/contract.ts';
import type { CompiledFlow, CompiledStep } from '../../flow/compile.ts';
import { compileIssues, type Issue, type SchemaError } from '../../flow/issues.ts';
import { sectionsFromData, stepData } from '../../flow/step-data.ts';
import type { Satisfies } from '../../flow/step-schema.ts';
import type { Answers } from '../../flow/types.ts';
import { activeAnswers, type Ambient } from '../../flow/walk.ts';
import type { JsonObject } from '../../logic/json.ts';
import { catalogs } from '../flow.ts';

/** A step as the form uses it: how to validate its data, and RJSF's view of the same validators. */
export type StepChecker = {
  /** Everything to be told about the step's data, given all answers. */
  issues: (data: JsonObject, answers: Answers, ambient: Ambient) => Issue[];
  satisfies: Satisfies;
  validator: ValidatorType<JsonObject, StepModule['schema'], StepFormContext>;
};

const checkers = new WeakMap<StepModule, StepChecker>();

/** The checker of a loaded step, made once. */
export function stepChecker(
  flow: CompiledFlow,
  step: CompiledStep,
  module: StepModule,
): StepChecker {
  const known = checkers.get(module);
  if (known !== undefined) return known;
  const made = makeChecker(flow, step, module);
  checkers.set(module, made);
  return made;
}

/** Are the answers to this step valid? The question that D7's notice asks of every earlier step. */
export function isStepValid(
  flow: CompiledFlow,
  step: CompiledStep,
  module: StepModule,
  answers: Answers,
  ambient: Ambient,
): boolean {
  const { issues } = stepChecker(flow, step, module);
  return issues(stepData(step, answers), answers, ambient).every(
    ({ severity }) => severity !== 'error',
  );
}

function makeChecker(flow: CompiledFlow, step: CompiledStep, module: StepModule): StepChecker {
  const validator = createPrecompiledValidator<JsonObject, StepModule['schema'], StepFormContext>(
    module.validators,
    module.schema,
  );
  const check = compileIssues({
    uiSchema: module.uiSchema,
    rules: module.rules,
    schemaErrors: (data) => validator.rawValidation<SchemaError>(module.schema, data).errors ?? [],
    definitions: flow.source,
    catalogs,
  });
  return {
    validator,
    satisfies: (condition, data) => validator.isValid(condition, data, module.schema),
    issues(data, answers, ambient) {
      const own = sectionsFromData(step, data);
      return check(data, { ...activeAnswers(flow, answers, ambient), ...own, ...ambient });
    },
  };
}
