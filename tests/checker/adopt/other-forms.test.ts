import { describe, expect, it } from 'vitest';
import { adoptSchema } from '../../../src/checker/adopt/adopt-schema.ts';
import { newQuestionnaire } from '../../../src/checker/edits/flow/new-questionnaire.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { CORPUS } from '../../engine/schemas/corpus.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';

const texts = questionnaire('tiny');

describe.each(Object.entries(CORPUS))('the schema of another form, %s,', (_name, { schema }) => {
  const adopted = adoptSchema(texts, { schema, ui: {} });

  it('becomes a questionnaire that passes validate, without what is refused', () => {
    const made = newQuestionnaire(texts, { name: 'pasted', title: 'As it was', ...adopted });
    if (!made.ok) throw new Error(made.problems.join());
    expect(lint(made.value, undefined, ['flows/pasted.json'])).toEqual([]);
  });
});

const refused = Object.entries(CORPUS).filter(([, { grade }]) => grade === 'refused');

it.each(refused)(
  'what the engine refuses is refused when it is pasted: %s',
  (_name, { schema }) => {
    expect(adoptSchema(texts, { schema, ui: {} }).refused).not.toEqual([]);
  },
);

/** What the engine runs and a questionnaire in files does not take, by what is refused of it. */
const STRICTER: Readonly<Record<string, string>> = {
  'addresses by country': 'is described differently',
  'if then else': 'is described differently',
  'a list that contains a choice': 'but no visitor can continue with it',
};

it('what the engine runs is kept whole when it is pasted, except for a reason', () => {
  const running = Object.entries(CORPUS).filter(([, { grade }]) => grade !== 'refused');
  const lost = running.flatMap(([name, { schema }]) => {
    const [first] = adoptSchema(texts, { schema, ui: {} }).refused;
    return first === undefined ? [] : [[name, first.message]];
  });
  expect(Object.fromEntries(lost)).toEqual(
    Object.fromEntries(
      Object.entries(STRICTER).map(([name, why]) => [name, expect.stringContaining(why)]),
    ),
  );
});
