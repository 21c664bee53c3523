import type { Json } from '../../../../src/engine/logic/json.ts';
import { describe, expect, it } from 'vitest';
import type { StepModule } from '../../../../src/engine/form/contract.ts';
import { reviewRows } from '../../../../src/engine/fields/review/review-rows.ts';

const step: Pick<StepModule, 'schema' | 'uiSchema' | 'catalogs' | 'widgets'> = {
  schema: { type: 'object', properties: { wanted: { title: 'Include it', type: 'boolean' } } },
  uiSchema: { wanted: { 'ui:widget': 'hidden' } },
  catalogs: {},
  widgets: {},
};

const rows = (wanted: boolean, byButton: string[]) => reviewRows(step, { wanted }, byButton);

describe('a field that is not on the page', () => {
  it.each([
    [true, 'Yes'],
    [false, 'No'],
  ])('has a row in the review when a button answers it: %s is %s', (wanted, word) => {
    expect(rows(wanted, ['wanted'])).toEqual([
      { name: 'wanted', question: 'Include it', lines: [word] },
    ]);
  });

  it('has none when no button answers it, since it is computed', () => {
    expect(rows(true, [])).toEqual([]);
  });
});

describe('the rows of the review', () => {
  it('use the title of the terms for a box, and answer in the words of the box', () => {
    const schema = {
      properties: {
        name: { type: 'string', title: 'Last name' },
        accepted: { type: 'boolean', title: 'I Accept' },
      },
    } as const;
    const uiSchema = {
      name: { 'ui:widget': 'text' },
      accepted: { 'ui:widget': 'acknowledgement', 'ui:options': { listTitle: 'Licenses' } },
    };
    const data = { name: 'Byron', accepted: true };
    expect(reviewRows({ schema, uiSchema, catalogs: {}, widgets: {} }, data, [])).toEqual([
      { name: 'name', question: 'Last name', lines: ['Byron'] },
      { name: 'accepted', question: 'Licenses', lines: ['I Accept'] },
    ]);
  });

  it('name a question as its form does', () => {
    const schema = { properties: { name: { type: 'string', title: 'Name' } } } as const;
    const uiSchema = { name: { 'ui:widget': 'text', 'ui:title': 'Name on the policy' } };
    const [row] = reviewRows({ schema, uiSchema, catalogs: {}, widgets: {} }, {}, []);
    expect(row?.question).toBe('Name on the policy');
  });

  it('show every answered part of an object, nested ones too', () => {
    const schema = {
      properties: {
        contact: {
          type: 'object',
          title: 'Contact on the site',
          properties: {
            name: { type: 'string', title: 'Name' },
            days: { type: 'array', title: 'Days', items: { type: 'string' } },
            keys: { type: 'boolean', title: 'Has the keys' },
            pets: { type: 'boolean', title: 'Pets?' },
            code: { type: 'string', title: 'Code' },
            area: { type: 'string', title: 'Area', readOnly: true },
            address: {
              type: 'object',
              title: 'Address',
              properties: {
                city: { type: 'string', title: 'City' },
                moved: { type: 'string', title: 'Moved in', format: 'date' },
              },
            },
          },
        },
      },
    } as const;
    const uiSchema = {
      contact: {
        name: { 'ui:widget': 'text' },
        days: { 'ui:widget': 'checks', 'ui:options': { choices: { mon: { label: 'Monday' } } } },
        keys: { 'ui:widget': 'checkbox' },
        pets: {
          'ui:widget': 'yes-no',
          'ui:options': { choices: { true: { label: 'Yes' }, false: { label: 'No' } } },
        },
        code: { 'ui:widget': 'hidden' },
        area: { 'ui:widget': 'output' },
        address: { city: { 'ui:widget': 'text' }, moved: { 'ui:widget': 'date' } },
      },
    };
    const address = { city: 'Chicago', moved: '2027-03-10' };
    const contact = {
      name: 'Ada',
      days: ['mon', 'tue'],
      keys: true,
      pets: false,
      code: 'x',
      area: 'Ohio',
      address,
    };
    const [row] = reviewRows({ schema, uiSchema, catalogs: {}, widgets: {} }, { contact }, []);
    expect(row?.lines).toEqual([
      'Name: Ada',
      'Days: Monday, tue',
      'Has the keys',
      'Pets? No',
      'City: Chicago',
      'Moved in: 03/10/2027',
    ]);
    const [empty] = reviewRows(
      { schema, uiSchema, catalogs: {}, widgets: {} },
      { contact: {} },
      [],
    );
    expect(empty?.lines).toEqual([]);
  });

  it('name the items of a list, and each of their parts', () => {
    const schema = {
      type: 'object' as const,
      properties: {
        cars: {
          title: 'Cars',
          type: 'array' as const,
          items: {
            type: 'object' as const,
            properties: { make: { title: 'Make', type: 'string' as const } },
          },
        },
      },
    };
    const uiSchema = {
      cars: {
        'ui:widget': 'list',
        'ui:options': { itemTitle: 'Car {number}' },
        items: { make: { 'ui:widget': 'text' } },
      },
    };
    const cars: Json = [{ make: 'Ford' }, {}];
    const [row] = reviewRows({ schema, uiSchema, catalogs: {}, widgets: {} }, { cars }, []);
    expect(row?.lines).toEqual(['Car 1: Make: Ford', 'Car 2']);
    expect(row?.items).toEqual([
      { name: 'Car 1', parts: [{ title: 'Make', answer: 'Ford' }] },
      { name: 'Car 2', parts: [] },
    ]);
  });
});
