import { describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/checker/lint/rule.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { at, pointer } from '../../../src/engine/logic/pointer.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { FLOW, findings, look, LOOK, oneMore, SCHEMA } from './one-more-field.ts';

const base = questionnaire('tiny');
const KIND = 'schemas/kind/schema.json';
const KIND_LOOK = 'schemas/kind/ui.json';

const json = (texts: ProjectTexts, file: string): Json => JSON.parse(texts.get(file) ?? 'null');
const parent = (place: string) => place.slice(0, place.lastIndexOf('/'));

type Followed = (texts: ProjectTexts, finding: Finding, words: string[]) => Edit[];

/** What messages tell an analyst to do, and the edit that does exactly that. */
const REMEDIES: readonly (readonly [RegExp, Followed])[] = [
  [
    /^Write the whole path: "(.+)"\.$/,
    (_texts, { file, pointer: set }, [path = '']) => [{ file, set, to: path }],
  ],
  [/^Did you mean "(.+)"\?$/, replaced],
  [
    /^Take it out here, and name it under "required" of (\/allOf\/\d+\/\w+)\.$/,
    (texts, { file, pointer: remove }, [branch = '']) => {
      const name = at(json(texts, file), remove) ?? null;
      const named = at(json(texts, file), `${branch}/required`);
      const isNamed = Array.isArray(named) && named.includes(name);
      const added = Array.isArray(named) ? [...named, name] : [name];
      return [
        { file, remove },
        ...(isNamed ? [] : [{ file, set: `${branch}/required`, to: added }]),
      ];
    },
  ],
  [/^Take it out(?:\.|, or .+)$/, (_texts, { file, pointer: remove }) => [{ file, remove }]],
  [
    /^Add "(.+)" below "(.+)", or "\*" for all fields that are not named\.$/,
    (texts, finding, [name = '', above = '']) => ordered(texts, finding, name, above),
  ],
  [
    /^Move "(.+)" below "(.+)"\.$/,
    (texts, finding, [name = '', above = '']) => ordered(texts, finding, name, above),
  ],
  [
    /^Write at most (\d+) as "progress" of "(.+)", or take it out there\.$/,
    (texts, { file }, [most, id]) => {
      const steps = at(json(texts, file), '/steps');
      const index = Array.isArray(steps) ? steps.findIndex((one) => at(one, '/id') === id) : -1;
      return [{ file, set: `/steps/${index}/progress`, to: Number(most) }];
    },
  ],
  [
    /^Write at least (\d+) as "progress" here\.$/,
    (_texts, { file, pointer: place }, [least]) => [
      { file, set: pointer(place, 'progress'), to: Number(least) },
    ],
  ],
  [
    /^Write a "(maxLength|minLength)" of (\d+) or (?:more|less), or a pattern/,
    (_texts, { file, pointer: place }, [key = '', length]) => [
      { file, set: pointer(parent(place), key), to: Number(length) },
    ],
  ],
  [
    /^Let the rule hold while "(.+)" is not answered: /,
    (texts, { file, pointer: place }, [path = '']) => {
      const valid = at(json(texts, file), `${place}/valid`) ?? null;
      const to = { or: [{ '!': [{ answered: path }] }, valid] };
      return [{ file, set: `${place}/valid`, to }];
    },
  ],
];

/** The word that is meant takes the place of the one that is quoted first, here or in the list here. */
function replaced(
  texts: ProjectTexts,
  { file, pointer: set, message }: Finding,
  [to = '']: string[],
): Edit[] {
  const here = at(json(texts, file), set);
  const [, wrong] = /"(.+?)"/.exec(message) ?? [];
  if (!Array.isArray(here)) return [{ file, set, to }];
  return [{ file, set, to: here.map((one) => (one === wrong ? to : one)) }];
}

function ordered(
  texts: ProjectTexts,
  { file, pointer: set }: Finding,
  name: string,
  above: string,
): Edit[] {
  const order = at(json(texts, file), set);
  const rest = Array.isArray(order) ? order.filter((one) => one !== name) : [];
  return [{ file, set, to: rest.flatMap((one) => (one === above ? [one, name] : [one])) }];
}

/** One of the values that a message lists, if it lists them instead of a remedy. */
function listed({ file, pointer: set, message }: Finding): Edit[] | undefined {
  const [, first] = / is none of ([^,:]+)/.exec(message) ?? [];
  return first === undefined ? undefined : [{ file, set, to: first }];
}

/** @throws if a message does not say what to do, or says it in words that are not above */
function follow(texts: ProjectTexts, finding: Finding): Edit[] {
  const { suggestion = '', message } = finding;
  for (const [words, remedy] of REMEDIES) {
    const found = words.exec(suggestion);
    if (found !== null) return remedy(texts, finding, found.slice(1));
  }
  const edits = listed(finding);
  if (edits === undefined) throw new Error(`Nothing to follow in: ${message} ${suggestion}`);
  return edits;
}

/** The files after what the first finding says was done, again and again while there is one. */
function mended(texts: ProjectTexts): { texts: ProjectTexts; told: string[] } {
  const told: string[] = [];
  let now = texts;
  for (let round = 0; round < 4; round += 1) {
    const [finding] = lint(now);
    if (finding === undefined) break;
    told.push(`${finding.code} ${finding.pointer}`);
    now = applyAll(now, follow(now, finding));
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
