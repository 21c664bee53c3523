import { compileQuestionnaire } from '../../../src/engine/questionnaire/compile-questionnaire.ts';
import { fieldsOf, isAskedItem, type Field } from '../../../src/engine/language/fields.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import type { StepModule } from '../../../src/engine/form/contract.ts';
import type { Questionnaire } from '../../../src/engine/pages/questionnaire.ts';

/**
 * A questionnaire of one step, `form`, with this schema, that submits its answers; throws with what
 * keeps it from running.
 */
export const compiledForm = (schema: JsonObject, ui: JsonObject = {}): Questionnaire =>
  compileQuestionnaire({
    flow: {
      id: 'adopt',
      steps: [{ id: 'form' }],
      pages: [{ id: 'done', number: { prefix: 'F-', below: 1000 } }],
    },
    steps: { form: { schema, ui } },
    pages: { done: async () => ({ default: () => null }) },
  });

/** The fields of a step that ask for an answer: no group, and no item without a control of its own. */
export const askedFields = ({
  schema,
  uiSchema,
}: Pick<StepModule, 'schema' | 'uiSchema'>): Field[] =>
  fieldsOf({ step: '', section: null, schema, ui: uiSchema }).filter(
    (field) =>
      field.schema['type'] !== 'object' && (!field.at.endsWith('/*') || isAskedItem(field)),
  );
