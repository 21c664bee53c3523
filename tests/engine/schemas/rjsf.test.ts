import { customizeValidator } from '@rjsf/validator-ajv8';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { expect, test } from 'vitest';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';
import { isStepValid } from '../../../src/engine/pages/step/step-check.ts';
import { isObject, type Json } from '../../../src/engine/logic/json.ts';
import { stepOf } from '../flow/step-of.ts';
import { compiledForm } from './compiled-form.ts';
import { CORPUS } from './corpus.ts';

const plain = customizeValidator({ AjvClass: Ajv2019 });

/** Every way to leave out one answer, or to give another one of the same type in its place. */
function edits(json: Json): Json[] {
  if (Array.isArray(json)) {
    return [
      [...json, ...json.slice(0, 1)],
      ...json.flatMap((item, index) => [
        json.toSpliced(index, 1),
        ...edits(item).map((edited) => json.with(index, edited)),
      ]),
    ];
  }
  if (isObject(json)) {
    return Object.entries(json).flatMap(([key, value]) => {
      const { [key]: _gone, ...rest } = json;
      return [rest, ...edits(value).map((edited) => ({ ...json, [key]: edited }))];
    });
  }
  if (typeof json === 'boolean') return [!json];
  return OTHERS.filter((other) => typeof other === typeof json);
}

const OTHERS = ['x', 'a@b.example', '2024-02-30', '12345', 'US', -1, 0, 2.5, 1_000_000];

/** What only one of the two accepts, by schema, with the reason. */
const DIFFERENCES: Readonly<Record<string, { why: string; onlyByRjsf: readonly Json[] }>> = {
  'a company is told apart by its kind': {
    why: 'which kind it is has to be said here, since only that decides what is asked',
    onlyByRjsf: [{ birthday: '1990-01-01' }, { vat: 'X1' }, {}],
  },
  'a moment': {
    why: 'a day and a time without an offset may be any of 24 moments',
    onlyByRjsf: [{ at: '2027-01-31T14:30:00' }],
  },
  'an address in an object, by country': {
    why: 'a field of one alternative alone is always as that one describes it',
    onlyByRjsf: [{ address: { zip: '1' } }],
  },
};

const running = Object.entries(CORPUS).filter(([, { grade }]) => grade !== 'refused');

test('the same answers are accepted and refused as by plain RJSF, except for a reason', async () => {
  let compared = 0;
  const found: string[] = [];
  for (const [name, { schema, good, bad = [] }] of running) {
    const { flow } = compiledForm(schema);
    const step = stepOf(flow, 'form');
    const module = await loadStep(step);
    const { $schema: _draft, $id: _name, ...source } = schema;
    const answers = [...good, ...bad].flatMap((one): Json[] => [one, ...edits(one)]);
    for (const data of answers.filter(isObject)) {
      const byRjsf = plain.isValid(source, data, source);
      const byEngine = isStepValid(flow, step, module, { form: data }, {});
      compared++;
      if (byRjsf !== byEngine) found.push(`${name}: ${byRjsf}, ${JSON.stringify(data)}`);
    }
  }
  const reasons = Object.values(DIFFERENCES).map(({ why }) => why);
  console.log(
    [
      `${compared} answers to ${running.length} schemas, ${found.length} decided differently`,
      ...reasons,
    ].join('\n  '),
  );
  const explained = Object.entries(DIFFERENCES).flatMap(([name, { onlyByRjsf }]) =>
    onlyByRjsf.map((data) => `${name}: true, ${JSON.stringify(data)}`),
  );
  expect(found.toSorted()).toEqual(explained.toSorted());
});
