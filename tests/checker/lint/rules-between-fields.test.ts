import { describe, expect, it, test } from 'vitest';
import { g12 } from '../../../src/checker/lint/rules/graph/stuck.ts';
import type { Edit } from '../../../src/checker/project/edit.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { FLOW, findings, look, LOOK, SCHEMA } from './one-more-field.ts';

const answer = (name: string) => ({ var: `person.${name}` });
const isOpen = (name: string) => ({ '!': [{ answered: `person.${name}` }] });

/** The step `person` with additional required fields and one rule about them. */
function ruled(
  fields: Readonly<Record<string, JsonObject>>,
  ui: JsonObject,
  rule: { at: string; valid: Json; severity?: string },
): Edit[] {
  const names = Object.keys(fields);
  return [
    ...Object.entries(fields).flatMap(([name, schema]): Edit[] => [
      { file: SCHEMA, set: `/properties/${name}`, to: { title: `The ${name}`, ...schema } },
      { file: SCHEMA, insert: '/required/0', to: name },
      { file: LOOK, set: `/${name}`, to: ui },
    ]),
    { file: LOOK, set: '/ui:order', to: ['*'] },
    {
      file: 'schemas/person/rules.json',
      json: {
        $schema: '../meta/rules.schema.json',
        rules: [
          {
            id: 'own',
            message: 'Check this',
            ...rule,
            valid: { or: [...names.map(isOpen), rule.valid] },
          },
        ],
      },
    },
  ];
}

const day = { type: 'string', format: 'date' };
const dated = look('date', {}, 'required', 'format');
const nextMonth = { cat: [{ substr: [{ addMonths: [{ var: '$today' }, 1] }, 0, 8] }, '01'] };

describe('the proof handles a rule that asks for', () => {
  it.each<[string, Edit[]]>([
    [
      'an end that is not before the start',
      ruled({ start: day, end: day }, dated, {
        at: '/end',
        valid: { '>=': [answer('end'), answer('start')] },
      }),
    ],
    [
      'the first of a month',
      ruled({ start: day }, dated, {
        at: '/start',
        valid: { '==': [{ substr: [answer('start'), 8, 2] }, '01'] },
      }),
    ],
    [
      'the first of next month, on any day',
      ruled({ start: day }, dated, { at: '/start', valid: { '==': [answer('start'), nextMonth] } }),
    ],
    [
      'something of the whole step',
      ruled({ start: day, end: day }, dated, {
        at: '',
        valid: { '!=': [answer('start'), answer('end')] },
      }),
    ],
  ])('%s', (_name, edits) => {
    expect(findings(edits)).toEqual([]);
  });

  it.each([
    [2, 0, 100],
    [5, 1, 100],
    [8, 0, 30],
    [12, 5, 10],
  ])('%i numbers of %i to %i that total 100', (count, minimum, maximum) => {
    expect(findings(shares(count, minimum, maximum))).toEqual([]);
  });
});

function shares(count: number, minimum: number, maximum: number): Edit[] {
  const names = Array.from({ length: count }, (_, index) => `share${index}`);
  const number = { type: 'integer', minimum, maximum };
  return ruled(
    Object.fromEntries(names.map((name) => [name, number])),
    look('number', {}, 'required', 'type', 'minimum', 'maximum'),
    { at: '/share0', valid: { '==': [{ '+': names.map(answer) }, 100] } },
  );
}

test('numbers that cannot total 100 are found', () => {
  expect(findings(shares(3, 0, 10), g12).map(({ code }) => code)).toEqual(['G12']);
});

test('the flow can offer the first of next month', () => {
  const derived: Edit = {
    file: FLOW,
    insert: '/derive/0',
    to: { to: 'person.start', mode: 'follow', value: { $: nextMonth } },
  };
  const edits = ruled({ start: day }, dated, {
    at: '/start',
    valid: { '>=': [answer('start'), { var: '$today' }] },
  });
  expect(findings([...edits, derived])).toEqual([]);
});

test('advice cannot be for the whole step', () => {
  const edits = ruled({ start: day }, dated, {
    at: '',
    valid: { '>=': [answer('start'), { var: '$today' }] },
    severity: 'advice',
  });
  expect(findings(edits).map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'F12 /rules/0/at',
  ]);
});

describe('the proof handles a list', () => {
  const owners = (valid: Json): Edit[] => {
    const errors = look('list', {}, 'required', 'minItems', 'maxItems');
    const share = { title: 'Share', type: 'integer', minimum: 1, maximum: 100 };
    return [
      ...ruled(
        {
          owners: {
            type: 'array',
            minItems: 1,
            maxItems: 4,
            items: {
              type: 'object',
              properties: { share, lives: { title: 'Lives there?', type: 'boolean' } },
              required: ['share', 'lives'],
            },
          },
        },
        errors,
        { at: '/owners', valid },
      ),
      {
        file: LOOK,
        set: '/owners',
        to: {
          'ui:widget': 'list',
          'ui:options': {
            itemTitle: 'Owner {number}',
            addLabel: 'Add an owner',
            errors: { required: 'Add one', minItems: 'Add one', maxItems: 'List {max} at most' },
          },
          items: {
            share: look('number', {}, 'required', 'type', 'minimum', 'maximum'),
            lives: look(
              'yes-no',
              { choices: { true: { label: 'Yes' }, false: { label: 'No' } } },
              'required',
            ),
          },
        },
      },
    ];
  };
  const sum = { sum: [answer('owners'), 'share'] };
  const someLives = { some: [answer('owners'), { '==': [{ var: 'lives' }, true] }] };

  it.each<[string, Json]>([
    ['whose shares total 100', { '==': [sum, 100] }],
    ['of which one must say yes', someLives],
    [
      'of which one says yes and whose shares total 100',
      { and: [{ '==': [sum, 100] }, someLives] },
    ],
  ])('%s', (_name, valid) => {
    expect(findings(owners(valid))).toEqual([]);
  });

  it('whose shares cannot total as much as a rule asks for', () => {
    expect(findings(owners({ '==': [sum, 401] }), g12).map(({ code }) => code)).toEqual(['G12']);
  });
});
