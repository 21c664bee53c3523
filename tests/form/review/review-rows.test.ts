import { describe, expect, it } from 'vitest';
import type { StepModule } from '../../../src/form/contract.ts';
import { reviewRows } from '../../../src/form/review/review-rows.ts';

const step: Pick<StepModule, 'schema' | 'uiSchema' | 'catalogs'> = {
  schema: { type: 'object', properties: { wanted: { title: 'Include it', type: 'boolean' } } },
  uiSchema: { wanted: { 'ui:widget': 'hidden' } },
  catalogs: {},
};

const rows = (wanted: boolean, byButton: string[]) =>
  reviewRows(step, { wanted }, () => true, byButton);

describe('a field that is not on the page', () => {
  it.each([
    [true, 'Yes'],
    [false, 'No'],
  ])('has a row in the review when a button answers it: %s is %s', (wanted, word) => {
    expect(rows(wanted, ['wanted'])).toEqual([
      { name: 'wanted', question: 'Include it', lines: [word] },
    ]);
  });

  it('has none when no button answers it: then it is computed', () => {
    expect(rows(true, [])).toEqual([]);
  });
});

describe('the rows of the review', () => {
  it('ask about the terms that a box is under, and answer in the words of the box', () => {
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
    expect(reviewRows({ schema, uiSchema, catalogs: {} }, data, () => true, [])).toEqual([
      { name: 'name', question: 'Last name', lines: ['Byron'] },
      { name: 'accepted', question: 'Licenses', lines: ['I Accept'] },
    ]);
  });
});
