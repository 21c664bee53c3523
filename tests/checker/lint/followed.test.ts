import { describe, expect, it } from 'vitest';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { fixtureTables } from './fixture-tables.ts';
import { FLOW, findings, look, LOOK, oneMore, SCHEMA } from './one-more-field.ts';
import { remediesOf, unheeded } from './remedies.ts';

const base = questionnaire('tiny');
const KIND = 'schemas/kind/schema.json';
const KIND_LOOK = 'schemas/kind/ui.json';

/** The files after what the first finding says was done, again and again while there is one. */
function mended(texts: ProjectTexts): { texts: ProjectTexts; told: string[] } {
  const told: string[] = [];
  let now = texts;
  for (let round = 0; round < 4; round += 1) {
    const [finding] = lint(now);
    if (finding === undefined) break;
    told.push(`${finding.code} ${finding.pointer}`);
    const [edits] = remediesOf(now, finding);
    if (edits === undefined) throw new Error(`Nothing to follow in: ${finding.message}`);
    now = applyAll(now, edits);
  }
  return { texts: now, told };
}

const typed = (pattern: string, maxLength: number): JsonObject => ({
  type: 'string',
  pattern,
  maxLength,
});
const day: JsonObject = { type: 'string', format: 'date' };
const fromToday = look('date', { min: 'today' }, 'format');
const rule = (file: string, id: string, place: string, valid: Json): Edit => ({
  file: `schemas/${file}/rules.json`,
  json: {
    $schema: '../meta/rules.schema.json',
    rules: [{ id, at: place, message: 'Check this', valid }],
  },
});

describe('what a message says makes its finding go', () => {
  it.each<[string, readonly Edit[], readonly string[]]>([
    [
      'a condition that names an answer without its section',
      [{ file: FLOW, set: '/conditions/hasPartner/==/0/var', to: 'partner' }],
      ['L3 /conditions/hasPartner/==/0/var'],
    ],
    [
      'a rule that does so twice',
      [
        rule('person', 'other', '/partnerName', {
          or: [{ '!': [{ answered: 'partnerName' }] }, { '!=': [{ var: 'partnerName' }, 'me'] }],
        }),
      ],
      ['L3 /rules/0/valid/or/0/!/0/answered', 'L3 /rules/0/valid/or/1/!=/0/var'],
    ],
    [
      'a column that does so',
      [{ file: FLOW, set: '/remote/columns/email/var', to: 'email' }],
      ['L3 /remote/columns/email/var'],
    ],
    [
      'a question of one condition that is required of everybody',
      [{ file: SCHEMA, insert: '/required/0', to: 'partnerName' }],
      ['T1 /required/0'],
    ],
    [
      'a question of one condition that another one requires',
      [
        {
          file: SCHEMA,
          insert: '/allOf/1',
          to: {
            if: { properties: { age: { minimum: 65 } }, required: ['age'] },
            then: {
              properties: { retired: { title: 'Are you retired?', type: 'boolean' } },
              required: ['retired', 'partnerName'],
            },
          },
        },
        {
          file: LOOK,
          set: '/retired',
          to: look(
            'yes-no',
            { choices: { true: { label: 'Yes' }, false: { label: 'No' } } },
            'required',
          ),
        },
        { file: LOOK, insert: '/ui:order/6', to: 'retired' },
      ],
      ['T1 /allOf/1/then/required/1'],
    ],
    [
      'a link that fills in a question of one condition',
      [
        {
          file: KIND,
          set: '/allOf',
          to: [
            {
              if: { properties: { kind: { const: 'craft' } }, required: ['kind'] },
              then: {
                properties: { size: { title: 'How big?', type: 'string', enum: ['s', 'l'] } },
                required: ['size'],
              },
            },
          ],
        },
        {
          file: KIND_LOOK,
          set: '/size',
          to: look(
            'yes-no',
            { choices: { s: { label: 'Small' }, l: { label: 'Large' } } },
            'required',
            'enum',
          ),
        },
        { file: FLOW, insert: '/steps/0/answers/2', to: 'size' },
        { file: FLOW, set: '/steps/0/prefill/size', to: 'size' },
      ],
      ['F13 /steps/0/prefill/size'],
    ],
    [
      'a question of a condition that the order forgets',
      [{ file: LOOK, remove: '/ui:order/5' }],
      ['F11 /ui:order'],
    ],
    [
      'a question above the one that makes it appear',
      [{ file: LOOK, set: '/ui:order', to: ['partnerName', '*'] }],
      ['F11 /ui:order'],
    ],
    [
      'a name in the order that is misspelled',
      [{ file: LOOK, set: '/ui:order/0', to: 'nmae' }],
      ['F11 /ui:order'],
    ],
    [
      'a step whose progress is above those after it',
      [{ file: FLOW, set: '/steps/1/progress', to: 98 }],
      ['F13 /steps/2'],
    ],
    [
      'a step whose progress is below those before it',
      [{ file: FLOW, set: '/steps/3/progress', to: 1 }],
      ['F13 /steps/3'],
    ],
    [
      'digits of which there are more than characters',
      oneMore(typed('^[0-9]{3}$', 2), look('digits', {}, 'pattern', 'maxLength')),
      ['T7 /properties/more/pattern'],
    ],
    [
      'a text whose pattern is longer than it may be',
      oneMore(typed('^[A-Z]{3}-[0-9]{4}$', 5), look('text', {}, 'pattern', 'maxLength')),
      ['T7 /properties/more/pattern'],
    ],
    [
      'a value that nothing resembles',
      [{ file: LOOK, set: '/name/ui:options/width', to: 'Small' }],
      ['F3 /name/ui:options/width'],
    ],
    [
      'a rule about an earlier answer that may be missing',
      [
        ...oneMore(day, look('date', {}, 'format')),
        rule('day', 'after', '/date', { '>=': [{ var: 'day.date' }, { var: 'person.more' }] }),
      ],
      ['G12 /rules/0'],
    ],
  ])('%s', (_name, edits, expected) => {
    const { texts, told } = mended(applyAll(base, edits));
    expect(lint(texts)).toEqual([]);
    expect(told).toEqual(expected);
  });
});

describe('a calendar without days in the past has a rule of its own', () => {
  const more = { var: 'person.more' };
  it.each<[string, Json]>([
    ['the first of a month', { '==': [{ substr: [more, 8, 2] }, '01'] }],
    ['not today', { '>': [more, { var: '$today' }] }],
    ['within 90 days', { '<=': [more, { addDays: [{ var: '$today' }, 90] }] }],
  ])('%s', (_name, valid) => {
    const isOpen = { '!': [{ answered: 'person.more' }] };
    const edits = (one: Json) => [...oneMore(day, fromToday), rule('person', 'own', '/more', one)];
    expect(findings(edits({ or: [isOpen, valid] }))).toEqual([]);
    expect(findings(edits(valid))).toEqual([]);
  });
});

describe('whatever a message tells to do, a program can do, or it leaves a choice to a person', () => {
  const defects = [...fixtureTables()].map(([code, { fail = [] }]) => [code, fail] as const);
  it.each(defects)('%s', (_code, edits) => {
    expect(unheeded(applyAll(base, edits))).toEqual([]);
  });
});
