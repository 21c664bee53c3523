import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../src/engine/flow/issues.ts';
import { issuePlacer } from '../../../src/engine/form/placed-issues.ts';
import { lineText } from '../../../src/engine/form/summary-lines.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';

const text = (title: string): JsonObject => ({ title, type: 'string' });
const told = (...texts: string[]): JsonObject => ({
  'ui:options': { errors: Object.fromEntries(texts.map((words, index) => [`k${index}`, words])) },
});

const schema: JsonObject = {
  type: 'object',
  properties: {
    last: text('Last name'),
    first: text('First name'),
    moved: text('Has it moved?'),
    sold: text('Was it sold?'),
    day: text('Day'),
    vehicles: {
      title: 'Vehicles',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          year: text('Year'),
          drivers: {
            title: 'Drivers',
            type: 'array',
            items: { type: 'object', properties: { name: text('Name') } },
          },
        },
      },
    },
    boxes: { title: 'Boxes', type: 'object', properties: { one: text('One') } },
  },
  allOf: [
    {
      if: { properties: { sold: { const: 'yes' } }, required: ['sold'] },
      // oxlint-disable-next-line unicorn/no-thenable -- `then` is a keyword of JSON Schema
      then: { properties: { price: text('Price') } },
    },
  ],
};
const uiSchema: JsonObject = {
  'ui:order': ['first', 'last', 'sold', 'price', '*'],
  first: told('Too long', 'Enter your first name'),
  last: told('Too long'),
  moved: told('Answer yes or no'),
  sold: told('Answer yes or no'),
  price: told('Enter the price'),
  day: { 'ui:options': { errors: { format: { inline: 'No such day', toast: 'Choose a day' } } } },
  vehicles: {
    'ui:options': { itemTitle: 'Vehicle {number}' },
    items: { year: told('Enter the year') },
  },
  boxes: { ...told('Check one'), one: told('Check one') },
};
const rules = [{ id: 'past', valid: true, at: '/price', message: 'No such day' }];

const issue = (at: string, message: string): Issue => ({
  at,
  message,
  severity: 'error',
  code: 'k0',
});
const placed = (issues: Issue[], data: JsonObject = {}) =>
  issuePlacer({ schema, uiSchema, rules })(issues, data).map(lineText);

describe('the issues of a step', () => {
  it.each([
    [
      'name their field where another can say the same',
      [issue('/first', 'Too long'), issue('/last', 'Too long')],
      ['First name: Too long', 'Last name: Too long'],
    ],
    [
      'do so even when the other one does not say it now',
      [issue('/last', 'Too long')],
      ['Last name: Too long'],
    ],
    ['and when the other one is of a rule', [issue('/day', 'No such day')], ['Day: No such day']],
    [
      'do not name it where the message can be of one field only',
      [issue('/first', 'Enter your first name')],
      ['Enter your first name'],
    ],
    [
      'do not where only a part of the field can say the same',
      [issue('/boxes', 'Check one')],
      ['Check one'],
    ],
    [
      'need no colon after a question',
      [issue('/moved', 'Answer yes or no')],
      ['Has it moved? Answer yes or no'],
    ],
    [
      'name the row of a list by its title',
      [issue('/vehicles/1/year', 'Enter the year')],
      ['Vehicle 2, Year: Enter the year'],
    ],
    [
      'name a row without a title by its list, also within another',
      [issue('/vehicles/0/drivers/2/name', 'Enter it')],
      ['Vehicle 1, Drivers, row 3, Name: Enter it'],
    ],
    [
      'of the whole step come first and name nothing',
      [issue('/first', 'Enter your first name'), issue('', 'Answer one of the two')],
      ['Answer one of the two', 'Enter your first name'],
    ],
    [
      'come in the order of the page',
      [
        issue('/vehicles/10/year', 'Enter the year'),
        issue('/vehicles/2/drivers/0/name', 'Enter it'),
        issue('/vehicles/2/year', 'Enter the year'),
        issue('/vehicles', 'Too many'),
        issue('/last', 'Enter it'),
        issue('/first', 'Enter your first name'),
      ],
      [
        'Enter your first name',
        'Enter it',
        'Too many',
        'Vehicle 3, Year: Enter the year',
        'Vehicle 3, Drivers, row 1, Name: Enter it',
        'Vehicle 11, Year: Enter the year',
      ],
    ],
  ])('%s', (_case, issues, lines) => {
    expect(placed(issues)).toEqual(lines);
  });

  it('include those of questions that an answer asks, in their place', () => {
    const issues = [issue('/moved', 'Answer yes or no'), issue('/price', 'Enter the price')];
    expect(placed(issues, { sold: 'yes' })).toEqual([
      'Enter the price',
      'Has it moved? Answer yes or no',
    ]);
  });

  it('stay in the order of the schema while "ui:order" lacks a field', () => {
    const place = issuePlacer({
      schema,
      uiSchema: { ...uiSchema, 'ui:order': ['first', 'last'] },
      rules,
    });
    const found = [issue('/first', 'Too long'), issue('/last', 'Too long')];
    expect(place(found, {}).map(({ at }) => at)).toEqual(['/last', '/first']);
  });
});
