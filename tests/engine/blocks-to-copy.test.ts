import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileQuestionnaire } from '../../src/engine/questionnaire/compile-questionnaire.ts';
import { drawnSchema, propertiesOf } from '../../src/engine/language/step-schema.ts';
import type { JsonObject } from '../../src/engine/logic/json.ts';
import { loadStep } from '../../src/engine/pages/step/load-step.ts';
import { isStepValid } from '../../src/engine/pages/step/step-check.ts';
import type { QuestionnaireSource, StepSource } from '../../src/engine/questionnaire/runnable.ts';
import { stepOf } from './flow/step-of.ts';

type Block = StepSource &
  Pick<QuestionnaireSource, 'catalogs'> & { name: string; good: JsonObject[]; bad: JsonObject[] };

const MANUAL = readFileSync('src/engine/README.md', 'utf8');
const blocks = [...MANUAL.matchAll(/```json\n([^]*?)```/g)].map(([, text = '']): Block =>
  JSON.parse(text),
);

async function opened({ name: _name, good: _good, bad: _bad, catalogs, ...step }: Block) {
  const compiled = compileQuestionnaire({
    flow: { id: 'copied', steps: [{ id: 'form' }], pages: [{ id: 'done' }] },
    steps: { form: step },
    ...(catalogs && { catalogs }),
    pages: { done: async () => ({ default: () => null }) },
  });
  const form = stepOf(compiled.flow, 'form');
  const module = await loadStep(form);
  const today = new Date().toISOString().slice(0, 10);
  return {
    notes: compiled.notes,
    accepts: (data: JsonObject) =>
      isStepValid(compiled.flow, form, module, { form: data }, { $today: today }),
    asks: (data: JsonObject) => Object.keys(propertiesOf(drawnSchema(module.schema, data))),
  };
}

describe('the blocks to copy in the manual', () => {
  it.each(blocks)('$name runs whole, and accepts and refuses what it says', async (block) => {
    const { notes, accepts } = await opened(block);
    expect(notes).toEqual([]);
    expect(block.good.filter((data) => !accepts(data))).toEqual([]);
    expect(block.bad.filter(accepts)).toEqual([]);
  });

  it('are an address, which asks by its country, and a signature', async () => {
    const [address, signature] = blocks;
    expect([address?.name, signature?.name, blocks.length]).toEqual([
      'an address',
      'a signature',
      2,
    ]);
    const { asks } = await opened(address as Block);
    const always = ['country', 'street', 'unit', 'city'];
    expect(asks({ country: 'US' })).toEqual([...always, 'state', 'zip']);
    expect(asks({ country: 'CA' })).toEqual([...always, 'region', 'postalCode']);
  });
});
