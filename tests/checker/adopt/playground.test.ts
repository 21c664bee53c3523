import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adoptSchema } from '../../../src/checker/adopt/adopt-schema.ts';
import { newQuestionnaire } from '../../../src/checker/edits/flow/new-questionnaire.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import type { Part } from '../../../src/engine/language/fields.ts';
import { canonicalStep } from '../../../src/engine/language/normalize/normal-step.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import expected from './playground.json' with { type: 'json' };

const texts = questionnaire('tiny');
const pasted = (name: string): Part =>
  JSON.parse(
    readFileSync(new URL(`../../fixtures/playground/${name}.json`, import.meta.url), 'utf8'),
  );

/** Schemas modeled on the kinds in RJSF's playground. */
describe.each(Object.entries(expected))(
  'a pasted schema, %s:',
  (name, { works, refused, noted }) => {
    const adopted = adoptSchema(texts, pasted(name));

    it('lists what works, and what is refused with the alternative', () => {
      expect(
        adopted.steps.map(
          ({ id, schema }) => `${id}: ${Object.keys(schema['properties'] ?? {}).join(', ')}`,
        ),
      ).toEqual(works);
      expect(
        Object.fromEntries(
          adopted.refused.map(({ file, pointer, message, suggestion }) => [
            `${file}${pointer}`,
            suggestion ?? message,
          ]),
        ),
      ).toEqual(refused);
      expect(adopted.noted.map(({ file, pointer }) => `${file}${pointer}`)).toEqual(noted);
    });

    it('has nothing left to refuse once that is removed', () => {
      expect(adoptSchema(texts, adopted.rest)).toMatchObject({ refused: [], steps: adopted.steps });
    });

    it('is written in the form that tools edit', () => {
      for (const { schema, ui } of adopted.steps)
        expect(canonicalStep({ schema, ui })).toEqual({ schema, ui });
    });

    it('becomes a questionnaire that passes validate', () => {
      const made = newQuestionnaire(texts, { name: 'pasted', title: 'As it was', ...adopted });
      if (!made.ok) throw new Error(made.problems.join());
      expect(lint(made.value, undefined, ['flows/pasted.json'])).toEqual([]);
    });
  },
);
