import { describe, expect, it } from 'vitest';
import { adoptSchema } from '../../../src/checker/adopt/adopt-schema.ts';
import { newQuestionnaire } from '../../../src/checker/edits/new-questionnaire.ts';
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
