import { describe, expect, it } from 'vitest';
import { answerLines } from '../../../../src/engine/fields/review/answer-lines.ts';
import type { Json, JsonObject } from '../../../../src/engine/logic/json.ts';

const catalogs = {
  industries: { entries: [{ id: 'food', label: 'Food & Beverage' }] },
};
const catalog = { catalog: 'industries' };
const yesNo = { choices: { true: { label: 'Yes' }, false: { label: 'No' } } };

describe('an answer in words', () => {
  it.each<[string, string, JsonObject, Json, string[]]>([
    ['a text', 'text', {}, 'Ada', ['Ada']],
    ['an empty text', 'text', {}, '', []],
    ['a choice of a catalog', 'cards', catalog, 'food', ['Food & Beverage']],
    ['a choice that is its own label', 'select', {}, '2019', ['2019']],
    ['several choices', 'checks', catalog, ['food', 'other'], ['Food & Beverage', 'other']],
    ['yes', 'yes-no', yesNo, true, ['Yes']],
    ['no', 'yes-no', yesNo, false, ['No']],
    ['a checked box', 'checkbox', {}, true, ['Yes']],
    ['a box that is not checked', 'checkbox', {}, false, ['No']],
    ['a date', 'date', {}, '2027-03-10', ['03/10/2027']],
    ['an amount kept as digits', 'money', { store: 'digits' }, '150000', ['$150,000']],
    ['an amount kept as dollars', 'money', { store: 'dollars' }, '$12,500', ['$12,500']],
    ['an amount with cents', 'money', { store: 'decimal' }, '12500.50', ['$12,500.50']],
    ['an amount with one decimal', 'money', { store: 'decimal' }, '12500.5', ['$12,500.50']],
    ['a count', 'digits', { group: true }, '1200', ['1,200']],
    ['a number with its unit', 'number', { suffix: 'years' }, 0, ['0 years']],
    ['one of a unit', 'number', { suffix: 'years', suffixOne: 'year' }, 1, ['1 year']],
    ['thousands of a unit', 'number', { suffix: 'dollars' }, 28000, ['28,000 dollars']],
    ['thousands after a sign', 'number', { prefix: '$' }, 28000, ['$28,000']],
    ['a number without a unit', 'number', {}, 2022, ['2022']],
    ['a decimal with its unit', 'decimal', { suffix: 'miles' }, -2.5, ['-2.5 miles']],
    ['a time before noon', 'time', {}, '09:05', ['9:05 AM']],
    ['a time after noon', 'time', {}, '12:30', ['12:30 PM']],
    ['midnight', 'time', {}, '00:00', ['12:00 AM']],
    ['a choice of numbers', 'radio', { choices: { 25: { label: '25 miles' } } }, 25, ['25 miles']],
    ['a number without a unit', 'number', {}, 3, ['3']],
    ['shares', 'percentages', {}, [{ name: 'Framing', percentage: 60 }], ['Framing: 60%']],
    [
      'addresses',
      'locations',
      {},
      [
        {
          address: '1 Main St',
          city: 'Chicago',
          state: 'Illinois',
          zipCode: '60614',
          isPrimary: true,
        },
      ],
      ['1 Main St, Chicago, Illinois, 60614'],
    ],
    ['a row by its texts alone', 'locations', {}, [{ city: 'Aurora', at: { x: 1 } }], ['Aurora']],
    ['nothing', 'text', {}, null, []],
  ])('%s', (_case, widget, options, value, lines) => {
    expect(
      answerLines({ schema: {}, options: { ...options, widget }, value, catalogs, widgets: {} }),
    ).toEqual(lines);
  });

  it('a box under terms by its own words, and by nothing while it is not checked', () => {
    const box = {
      schema: { title: 'I Accept' },
      options: { widget: 'acknowledgement' },
      catalogs,
      widgets: {},
    };
    expect(answerLines({ ...box, value: true })).toEqual(['I Accept']);
    expect(answerLines({ ...box, value: false })).toEqual([]);
  });

  it('a list item by item, each by the titles of its parts', () => {
    const schema = {
      items: {
        type: 'object',
        properties: {
          make: { title: 'Make', type: 'string' },
          leased: { title: 'Leased?', type: 'boolean' },
        },
      },
    };
    const ui = {
      items: { make: { 'ui:widget': 'text' }, leased: { 'ui:widget': 'yes-no' } },
    };
    const options = { widget: 'list', itemTitle: 'Vehicle {number}' };
    const value: Json = [{ make: 'Ford', leased: true }, { make: 'Ram' }];
    expect(answerLines({ schema, ui, options, value, catalogs, widgets: {} })).toEqual([
      'Vehicle 1',
      'Make: Ford',
      'Leased? Yes',
      'Vehicle 2: Make: Ram',
    ]);
    const around = { properties: { cars: { title: 'Cars', type: 'array', ...schema } } };
    const inside = { ...options, 'ui:widget': 'list', 'ui:options': options };
    expect(
      answerLines({
        schema: around,
        ui: { cars: { ...ui, ...inside } },
        options: {},
        value: { cars: value },
        catalogs,
        widgets: {},
      }),
    ).toEqual(['Cars: Vehicle 1: Make: Ford, Leased? Yes, Vehicle 2: Make: Ram']);
  });

  it('an object by the titles of its checked parts', () => {
    const schema = {
      properties: { felony: { title: 'A felony' }, lawsuit: { title: 'A lawsuit' } },
    };
    const value = { felony: false, lawsuit: true };
    expect(answerLines({ schema, options: {}, value, catalogs, widgets: {} })).toEqual([
      'A lawsuit',
    ]);
  });
});
