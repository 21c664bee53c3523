import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/checker/lint/rule.ts';
import { f3 } from '../../src/checker/lint/rules/files/shape.ts';
import { f17, f4 } from '../../src/checker/lint/rules/files/readable.ts';
import { f10 } from '../../src/checker/lint/rules/files/looks.ts';
import { t1 } from '../../src/checker/lint/rules/fields/required.ts';
import { t4 } from '../../src/checker/lint/rules/fields/limits.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { completeUiSchema } from '../../src/engine/fields/complete-ui-schema.ts';
import { ownStep } from '../../src/engine/fields/own-step.ts';
import { compileQuestionnaire } from '../../src/engine/questionnaire/compile-questionnaire.ts';
import type { JsonObject } from '../../src/engine/logic/json.ts';
import { flowFile } from './flow/small-flow.ts';
import { changesAt, PLACES } from '../checker/lint/keyword-places.ts';

const FLOW = JSON.stringify({
  $schema: '../schemas/meta/flow.schema.json',
  ...flowFile({ steps: [{ id: 'step', answers: 'step' }] }),
});

/**
 * Why the linter refuses a step once it is in the language of a project, apart from what the files
 * of a project have to say of themselves.
 */
function refusedByLinter(written: JsonObject): string[] {
  const { schema } = ownStep({ schema: written, ui: {} }, 'step');
  const file = (meta: string, json: JsonObject) =>
    JSON.stringify({ $schema: `../meta/${meta}.schema.json`, ...json });
  const texts = new Map([
    ['flows/small.json', FLOW],
    ['schemas/step/schema.json', file('step', { $id: 'plumbline:step', ...schema })],
    ['schemas/step/ui.json', file('ui', completeUiSchema({ schema, ui: {} }))],
  ]);
  const told = ({ code, pointer, message }: Finding) => `${code} ${pointer} ${message}`;
  return lint(texts, [f3, f4, f10, f17, t1, t4])
    .filter(({ pointer }) => pointer !== '/$schema')
    .map(told);
}

function refusedByEngine(schema: JsonObject): string | undefined {
  try {
    compileQuestionnaire({
      flow: { id: 'small', steps: [{ id: 'step' }], pages: [{ id: 'end', kind: 'outcome' }] },
      steps: { step: { schema } },
    });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

describe.each(Object.entries(PLACES))('%s:', (_name, place) => {
  it('the engine refuses the keywords that the linter refuses, and no others', () => {
    const unlike = changesAt(place).flatMap(({ name, changed }) => {
      const linter = refusedByLinter(changed);
      const engine = refusedByEngine(changed);
      return linter.length > 0 === (engine !== undefined)
        ? []
        : [`${name}: ${engine ?? `accepted, but ${linter[0]}`}`];
    });
    expect(unlike).toEqual([]);
  });
});
