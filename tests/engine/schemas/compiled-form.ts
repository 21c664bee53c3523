import { compileQuestionnaire } from '../../../src/engine/compile-questionnaire.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
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
