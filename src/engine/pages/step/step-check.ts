import createPrecompiledValidator from '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js';
import type { ValidatorType } from '@rjsf/utils';
import type { StepFormContext, StepModule } from '../../form/contract.ts';
import { issuePlacer, type PlacedIssue } from '../../form/placed-issues.ts';
import type { CompiledFlow, CompiledStep } from '../../flow/compiled.ts';
import { compileIssues } from '../../flow/issues.ts';
import type { SchemaError } from '../../language/schema-error.ts';
import { showScope } from '../../flow/complete.ts';
import { sectionsFromData, stepData } from '../../flow/step-data.ts';
import type { Answers } from '../../flow/types.ts';
import { activeAnswers, type Ambient } from '../../flow/walk.ts';
import type { JsonObject } from '../../logic/json.ts';

/** A step as the form uses it: how to validate its data, and RJSF's view of the same validators. */
export type StepChecker = {
  /**
   * All issues with the step's data, given all answers, from the top of the page; hidden questions
   * are not checked.
   */
  issues: (data: JsonObject, answers: Answers, ambient: Ambient) => PlacedIssue[];
  validator: ValidatorType<JsonObject, StepModule['schema'], StepFormContext>;
};

const checkers = new WeakMap<CompiledFlow, WeakMap<StepModule, StepChecker>>();

/** The checker of a loaded step, made once; questionnaires that share a step have one each. */
export function stepChecker(
  flow: CompiledFlow,
  step: CompiledStep,
  module: StepModule,
): StepChecker {
  const ofFlow = checkers.get(flow) ?? new WeakMap<StepModule, StepChecker>();
  checkers.set(flow, ofFlow);
  const made = ofFlow.get(module) ?? makeChecker(flow, step, module);
  ofFlow.set(module, made);
  return made;
}

/** True if the answers to this step are valid. D7's notice asks this of every earlier step. */
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
    catalogs: flow.catalogs,
  });
  const place = issuePlacer(module);
  return {
    validator,
    issues(data, answers, ambient) {
      const scope = { ...activeAnswers(flow, answers, ambient), ...ambient };
      const earlier = showScope(flow, step, answers, ambient);
      const visible = step.visible(data, earlier);
      const shows = (name: string) => step.shows(name, earlier);
      return place(
        check(visible, { ...scope, ...sectionsFromData(step, visible) }, shows),
        visible,
      );
    },
  };
}
