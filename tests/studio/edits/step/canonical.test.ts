import { describe, expect, it } from 'vitest';
import { buildModels } from '../../../../src/checker/model/model.ts';
import { isCanonical, withCanonical } from '../../../../src/studio/edits/step/canonical.ts';
import { schemaFile, uiFile } from '../../../../src/studio/edits/step/step-texts.ts';
import { normalStep } from '../../../../src/engine/language/normalize/normal-step.ts';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';
import { readProject } from '../../../../src/server/project/files.ts';
import { file } from './edited.ts';

const TINY = questionnaire('tiny');
const STEP = 'email';

const text = (title: string) => ({ type: 'string', title, maxLength: 60 });
const YES = { const: 'yes', title: 'Yes, please' };
const NO = { const: 'no', title: 'No' };
const ASKED = { more: text('More'), kind: { ...text('Kind'), enum: ['yes', 'no'] } };

/** Ways to write a step that are not the studio's, each with a UI schema. */
const OTHERS: Readonly<Record<string, { schema: JsonObject; ui?: JsonObject }>> = {
  'choices as "oneOf"': { schema: { properties: { kind: { type: 'string', oneOf: [YES, NO] } } } },
  'choices as "anyOf"': { schema: { properties: { kind: { type: 'string', anyOf: [YES, NO] } } } },
  'choices with "enumNames"': {
    schema: { properties: { kind: { type: 'number', enum: [1, 2], enumNames: ['One', 'Two'] } } },
  },
  'choices with "ui:enumNames"': {
    schema: { properties: { kind: { type: 'string', enum: ['a', 'b'] } } },
    ui: { kind: { 'ui:enumNames': ['A', 'B'] } },
  },
  'choices of items as "oneOf"': {
    schema: {
      properties: { kinds: { type: 'array', items: { type: 'string', oneOf: [YES, NO] } } },
    },
  },
  'an "if" of the step': {
    schema: {
      properties: ASKED,
      if: { properties: { kind: { const: 'yes' } }, required: ['kind'] },
      then: { required: ['more'] },
    },
  },
  '"dependentRequired"': {
    schema: { properties: ASKED, dependentRequired: { kind: ['more'] } },
  },
  '"dependentSchemas"': {
    schema: {
      properties: { kind: ASKED.kind },
      dependentSchemas: { kind: { properties: { more: text('More') } } },
    },
  },
  '"dependencies"': { schema: { properties: ASKED, dependencies: { kind: ['more'] } } },
  '"dependencies" with "oneOf"': {
    schema: {
      properties: { kind: ASKED.kind },
      dependencies: {
        kind: {
          oneOf: [
            { properties: { kind: { enum: ['yes'] }, more: text('More') } },
            { properties: { kind: { enum: ['no'] } } },
          ],
        },
      },
    },
  },
  'kinds as "oneOf"': {
    schema: {
      oneOf: [
        { title: 'A', properties: { kind: { const: 'a' }, more: text('More') } },
        { title: 'B', properties: { kind: { const: 'b' } } },
      ],
    },
  },
  'a shared definition': {
    schema: {
      definitions: { line: text('Line') },
      properties: { one: { $ref: '#/definitions/line' }, two: { $ref: '#/definitions/line' } },
    },
  },
  'an answer that may be null': {
    schema: { properties: { more: { ...text('More'), type: ['string', 'null'] } } },
  },
};

const readBy = (texts: typeof TINY) => {
  const { schema, ui } = normalStep({
    schema: file(texts, STEP, 'schema'),
    ui: file(texts, STEP, 'ui'),
  });
  return { schema, ui };
};

describe.each(Object.entries(OTHERS))('a step with %s', (_name, { schema, ui = {} }) => {
  const texts = new Map(TINY)
    .set(schemaFile(STEP), JSON.stringify({ type: 'object', title: 'A page', ...schema }))
    .set(uiFile(STEP), JSON.stringify(ui));
  const rewritten = withCanonical(texts, STEP);

  it('is rewritten in the form of the studio, once, and the engine reads the same', () => {
    expect([isCanonical(texts, STEP), isCanonical(rewritten, STEP)]).toEqual([false, true]);
    expect(withCanonical(rewritten, STEP)).toEqual(rewritten);
    expect(readBy(rewritten)).toEqual(readBy(texts));
  });
});

describe('the steps of this site', () => {
  const texts = readProject(process.cwd());
  const steps = buildModels(texts).flatMap(({ steps: all }) => all.map(({ id }) => id));

  it.each([...new Set(steps)])('are in the form of the studio: %s', (step) => {
    expect(isCanonical(texts, step)).toBe(true);
    expect(withCanonical(texts, step)).toEqual(texts);
  });
});
