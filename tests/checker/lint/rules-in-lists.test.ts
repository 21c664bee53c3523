import { describe, expect, it } from 'vitest';
import type { Edit } from '../../../src/checker/project/edit.ts';
import type { Json, JsonObject } from '../../../src/engine/logic/json.ts';
import { findings, look, oneMore, SCHEMA, words } from './one-more-field.ts';

const rows = { var: 'person.more' };
const errors = (...keywords: string[]) => ({
  errors: Object.fromEntries(keywords.map((keyword) => [keyword, `Fix ${keyword}`])),
});
const count = (limits: JsonObject): JsonObject => ({ title: 'Figure', type: 'integer', ...limits });
const figure: JsonObject = {
  'ui:widget': 'number',
  'ui:options': errors('required', 'type', 'minimum', 'maximum'),
};
const SIXTEEN_YEARS_AGO: Json = {
  cat: [
    { '-': [{ number: [{ substr: [{ var: '$today' }, 0, 4] }] }, 16] },
    { substr: [{ var: '$today' }, 4, 6] },
  ],
};
const USES = ['errands', 'deliveries', 'clients', 'parking'];

/** The step `person` with a list of rows, and a rule about them. */
const listed = (
  schema: JsonObject,
  part: JsonObject,
  valid: Json,
  more: JsonObject = {},
  looks: JsonObject = {},
): Edit[] => [
  { file: SCHEMA, insert: '/required/0', to: 'more' },
  ...oneMore(
    {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      items: {
        type: 'object',
        properties: { part: schema, ...more },
        required: ['part', ...Object.keys(more)],
      },
    },
    {
      ...look(
        'list',
        { itemTitle: 'Row {number}', addLabel: 'Add a row' },
        'required',
        'minItems',
        'maxItems',
      ),
      items: { part, ...looks },
    },
  ),
  {
    file: 'schemas/person/rules.json',
    json: {
      $schema: '../meta/rules.schema.json',
      rules: [{ id: 'rows', at: '/more', message: 'Check the rows', valid }],
    },
  },
];

describe('a rule about the rows of a list can be met', () => {
  it.each<[string, Edit[]]>([
    [
      'every driver is 16 or older',
      listed(count({ minimum: 0, maximum: 120 }), figure, {
        all: [rows, { '>=': [{ var: 'part' }, 16] }],
      }),
    ],
    [
      'every driver was born 16 years ago or earlier, in one of many states',
      listed(
        { title: 'Born', type: 'string', format: 'date' },
        { 'ui:widget': 'date', 'ui:options': { max: 'today', ...errors('required', 'format') } },
        {
          all: [
            { firstOf: [rows, []] },
            {
              or: [{ '!': [{ answered: 'part' }] }, { '<=': [{ var: 'part' }, SIXTEEN_YEARS_AGO] }],
            },
          ],
        },
        { state: { title: 'State', type: 'string', enum: USES } },
        {
          state: {
            'ui:widget': 'select',
            'ui:options': { choices: words(...USES), ...errors('required', 'enum') },
          },
        },
      ),
    ],
    [
      'every loss is 500 or more',
      listed(count({ minimum: 0, maximum: 1_000_000 }), figure, {
        '!': [{ some: [rows, { '<': [{ var: 'part' }, 500] }] }],
      }),
    ],
    [
      'one of the vehicles is for clients',
      listed(
        { title: 'Use', type: 'string', enum: USES },
        {
          'ui:widget': 'select',
          'ui:options': { choices: words(...USES), ...errors('required', 'enum') },
        },
        { some: [rows, { '==': [{ var: 'part' }, 'clients'] }] },
      ),
    ],
  ])('%s', (_name, edits) => {
    expect(
      findings(edits).map(({ code, severity, message }) => `${code} ${severity} ${message}`),
    ).toEqual([]);
  });
});
