import { compileQuestionnaire } from '../../../src/engine/compile-questionnaire.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import type { Questionnaire } from '../../../src/engine/pages/questionnaire.ts';

/** A questionnaire of one step, `form`, with this schema; throws with what keeps it from running. */
export const compiledForm = (schema: JsonObject): Questionnaire =>
  compileQuestionnaire({
    flow: { id: 'adopt', steps: [{ id: 'form' }], pages: [{ id: 'done' }] },
    steps: { form: { schema } },
    pages: { done: async () => ({ default: () => null }) },
  });
