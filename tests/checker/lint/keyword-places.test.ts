import { describe, expect, it, test } from 'vitest';
import type { Finding } from '../../../src/checker/lint/rule.ts';
import { c3 } from '../../../src/checker/lint/rules/content/texts.ts';
import { t1, t2 } from '../../../src/checker/lint/rules/fields/required.ts';
import { t10 } from '../../../src/checker/lint/rules/fields/answerable.ts';
import { f3 } from '../../../src/checker/lint/rules/files/shape.ts';
import { f17, f4 } from '../../../src/checker/lint/rules/files/readable.ts';
import { f10, f12 } from '../../../src/checker/lint/rules/files/looks.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { sameJson, type Json, type JsonObject } from '../../../src/engine/logic/json.ts';
import { onceEach } from '../../../src/engine/logic/once.ts';
import { flowFile } from '../../engine/flow/small-flow.ts';
import {
  changesAt,
  PLACES,
  SPECIFIED,
  UI_KEYS_ALONE,
  UI_OPTIONS,
  UI_PLACES,
  VALUES,
  type Place,
} from './keyword-places.ts';
import { KEYWORDS, UI_KEYS } from './language-samples.ts';
import { writeAtPointer } from './write-at-pointer.ts';

// oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema

const RULES = [f3, f4, f10, f12, f17, t1, t2, t10, c3];
const FLOW = JSON.stringify({
  $schema: '../schemas/meta/flow.schema.json',
  ...flowFile({ steps: [{ id: 'step', answers: 'step' }] }),
});

function projectOf(schema: Json, ui: Json): ProjectTexts {
  const named = (meta: string, json: Json) =>
    JSON.stringify({ $schema: `../meta/${meta}.schema.json`, ...(json as JsonObject) });
  return new Map([
    ['flows/small.json', FLOW],
    [
      'schemas/step/schema.json',
      named('step', { $id: 'plumbline:step', ...(schema as JsonObject) }),
    ],
    ['schemas/step/ui.json', named('ui', ui)],
  ]);
}

/** What the engine reads of the step. */
function readOf(texts: ProjectTexts): Json {
  const [step] = buildModel(texts).steps;
  return step === undefined ? null : { schema: step.schema, ui: step.ui };
}

const told = ({ code, pointer, message }: Finding) => `${code} ${pointer} ${message}`;

/** What the linter says of a project before any change to it; most changes start from the same one. */
const knownOf = onceEach((before: ProjectTexts) => new Set(lint(before, RULES).map(told)));

/** Describes how a change is mishandled; undefined if it has an effect or is refused with advice. */
function ignored(before: ProjectTexts, after: ProjectTexts): string | undefined {
  const known = knownOf(before);
  const found = lint(after, RULES).filter((finding) => !known.has(told(finding)));
  // C3 only asks for the message of a keyword that works.
  const against = found.filter(({ code }) => code !== 'C3');
  if (against.length > 0) {
    return against.some(({ suggestion }) => suggestion !== undefined)
      ? undefined
      : `no advice: ${against.map(told).join('; ')}`;
  }
  return sameJson(readOf(before), readOf(after)) ? 'ignored' : undefined;
}

test('every keyword of the specification has a test value', () => {
  expect(SPECIFIED.filter((keyword) => VALUES[keyword] === undefined)).toEqual([]);
  expect(SPECIFIED.filter((keyword) => !KEYWORDS.includes(keyword))).toEqual([]);
});

test('the list of UI schema keys has every option and template of RJSF', () => {
  const keys = [...UI_OPTIONS.map((option) => `ui:${option}`), ...UI_KEYS_ALONE];
  expect(keys.length).toBeGreaterThan(40);
  expect(keys.filter((key) => !key.endsWith('Template') && UI_KEYS[key] === undefined)).toEqual([]);
});

describe.each(Object.entries(PLACES))('%s:', (_name, { schema, ui, at }) => {
  it('every keyword there works, or is refused with an alternative', () => {
    const unchanged = projectOf(schema, ui);
    const lost = changesAt({ schema, ui, at }).flatMap(({ name, base, changed }): string[] => {
      const before = base === schema ? unchanged : projectOf(base, ui);
      const why = ignored(before, projectOf(changed, ui));
      return why === undefined ? [] : [`${name}: ${why}`];
    });
    expect(lost).toEqual([]);
  });
});

/** UI schema keys that are allowed anywhere, or on fields whose widget reads them. */
const READ: readonly string[] = ['title', 'description', 'enumNames', 'placeholder', 'rows'];

/** A value for an option that would have an effect. */
function valueOf(option: string): Json {
  if (option === 'rows') return 3;
  if (option === 'order') return ['*', 'yes'];
  if (option === 'enumNames') return ['A', 'B'];
  if (option === 'autocomplete') return 'off';
  return READ.includes(option) || option === 'help' ? 'Words' : true;
}

describe.each(Object.entries(UI_PLACES))(
  'the UI schema of %s:',
  (_name, { schema, ui, at }: Place) => {
    it('every RJSF key there is read, or is refused with an alternative', () => {
      const ways = [
        ...UI_OPTIONS.map((option) => [`/ui:${option}`, option] as const),
        ...UI_OPTIONS.map((option) => [`/ui:options/${option}`, option] as const),
        ...UI_KEYS_ALONE.filter((key) => key !== 'ui:options').map(
          (key) => [`/${key}`, key] as const,
        ),
      ];
      const before = projectOf(schema, ui);
      const known = new Set(lint(before, RULES).map(told));
      const lost = ways.flatMap(([key, option]): string[] => {
        const after = projectOf(schema, writeAtPointer(ui, `${at}${key}`, valueOf(option)));
        const found = lint(after, RULES).filter((finding) => !known.has(told(finding)));
        if (found.some(({ suggestion }) => suggestion !== undefined)) return [];
        const isRead = [...READ, 'autocomplete', 'order'].includes(option);
        return isRead && found.length === 0 ? [] : [`${key}: ${found.map(told).join('; ')}`];
      });
      expect(lost).toEqual([]);
    });
  },
);
