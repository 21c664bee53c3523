import { describe, expect, it } from 'vitest';
import type { Issue } from '../../../../src/engine/flow/issues.ts';
import type { JsonObject } from '../../../../src/engine/logic/json.ts';
import {
  adviceByField,
  missingFor,
  refusalOf,
  shownIssues,
  toErrorSchema,
} from '../../../../src/engine/pages/step/issue-display.ts';

const issue = (at: string, more: Partial<Issue> = {}): Issue => ({
  at,
  message: `about ${at}`,
  severity: 'error',
  code: 'required',
  ...more,
});

describe('what the toast of a refused press says', () => {
  it.each([
    ['nothing where nothing was refused', [], undefined],
    ['the only error', [issue('/city')], { text: 'about /city' }],
    [
      'a sentence that several fields share',
      [issue('/type', { message: 'Both, please' }), issue('/state', { message: 'Both, please' })],
      { text: 'Both, please' },
    ],
    ['the words for the toast', [issue('/date', { toast: 'Select one' })], { text: 'Select one' }],
    [
      'the first of several errors, and how many there are',
      [issue('/city'), issue('/zip'), issue('/state')],
      { title: 'There are 3 problems. The first one:', text: 'about /city' },
    ],
  ])('is %s', (_name, errors, said) => {
    expect(refusalOf(errors)).toEqual(said);
  });
});

describe('what is shown', () => {
  const issues = [issue('/city'), issue('/claims/0/date'), issue('/city_part')];

  it('nothing before a field is left', () => {
    expect(shownIssues(issues, new Set(), false)).toEqual([]);
  });

  it('the issues of the fields that were left, including their parts', () => {
    expect(shownIssues(issues, new Set(['/city']), false)).toEqual([issue('/city')]);
    expect(shownIssues(issues, new Set(['/claims/0/date']), false)).toEqual([
      issue('/claims/0/date'),
    ]);
  });

  it('no issue of a field whose name is the prefix of one that was left', () => {
    expect(shownIssues(issues, new Set(['/city_part']), false)).toEqual([issue('/city_part')]);
  });

  it('everything once Continue was pressed', () => {
    expect(shownIssues(issues, new Set(), true)).toEqual(issues);
  });
});

describe('what a disabled Continue waits for', () => {
  const ui: JsonObject = {
    'ui:continue': {
      disabledUntil: [
        { at: '/a', say: 'Answer A.' },
        { at: '/list', rule: 'one', say: 'Choose one.' },
        { at: '/b', say: 'Answer A.' },
      ],
    },
  };

  it('each sentence once, only while its field has an error', () => {
    expect(missingFor(ui, [issue('/a'), issue('/b')])).toEqual(['Answer A.']);
    expect(missingFor(ui, [])).toEqual([]);
  });

  it('waiting for one rule does not mean waiting for other errors at the same place', () => {
    expect(missingFor(ui, [issue('/list', { code: 'codes' })])).toEqual([]);
    expect(missingFor(ui, [issue('/list', { code: 'one' })])).toEqual(['Choose one.']);
    expect(missingFor(ui, [issue('/list', { code: 'minItems' })])).toEqual(['Choose one.']);
  });

  it('advice does not disable Continue', () => {
    expect(missingFor(ui, [issue('/a', { severity: 'advice' })])).toEqual([]);
  });

  it('a step without the option never disables Continue', () => {
    expect(missingFor({}, [issue('/a')])).toEqual([]);
  });
});

it('advice is keyed by the id of its field, errors are not', () => {
  const advice = issue('/phone', { severity: 'advice' });
  expect(adviceByField([advice, issue('/zip')])).toEqual({ 'root.phone': 'about /phone' });
});

it('errors are nested as RJSF expects, advice is not', () => {
  expect(
    toErrorSchema([
      issue('/claims/0/date'),
      issue('/claims/0/date', { message: 'again' }),
      issue('/phone', { severity: 'advice' }),
    ]),
  ).toEqual({ claims: { 0: { date: { __errors: ['about /claims/0/date', 'again'] } } } });
});
