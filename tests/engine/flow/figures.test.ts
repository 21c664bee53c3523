import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFigures } from '../../../src/engine/language/figures.ts';
import type { JsonObject } from '../../../src/engine/logic/json.ts';
import { holds } from '../../properties.ts';

const catalogs = { colors: { entries: [{ id: 'red' }, { id: 'blue' }] } };

const schema = {
  title: 'Pick {picks.maxInWords} of {picks.count}, in {yearsInWords} years',
  'x-figures': { years: 12, months: 3 },
  properties: {
    picks: {
      title: 'From {min} to {max}',
      type: 'array',
      minItems: 1,
      maxItems: 3,
      items: { 'x-options': 'colors' },
    },
  },
  allOf: [
    {
      if: { properties: { picks: { const: 'red' } } },
      then: { properties: { shade: { title: 'Up to {max}', type: 'string', maxLength: 40 } } },
    },
  ],
} satisfies JsonObject;

describe('a text of a step', () => {
  const filled = withFigures(
    {
      schema,
      ui: {
        picks: {
          'ui:options': { tooMany: 'Only {max}', pattern: '^\\d{3}$' },
          items: { note: 'Of {picks.max}, {max}' },
        },
        shade: { 'ui:options': { errors: { maxLength: 'Use {max} characters or fewer' } } },
        terms: { 'ui:options': { catalog: 'colors', intro: 'These {count}' } },
        'ui:blocks': [{ text: '{shade.max} in {months}, {monthsInWords} or {maks}' }],
      },
      rules: [
        {
          message: 'More than {months}',
          valid: { '<': [{ figure: 'months' }, { figure: 'picks.max' }] },
        },
        { message: 'Unknown', valid: { '<': [{ figure: 'month' }, { figure: 1 }] } },
      ],
    },
    catalogs,
  );

  it('takes limits from the schema of its own field or of a named one', () => {
    expect(filled.schema).toMatchObject({
      title: 'Pick three of 2, in 12 years',
      properties: { picks: { title: 'From 1 to 3' } },
      allOf: [{ then: { properties: { shade: { title: 'Up to 40' } } } }],
    });
    expect(filled.ui).toMatchObject({
      picks: { 'ui:options': { tooMany: 'Only 3' } },
      shade: { 'ui:options': { errors: { maxLength: 'Use 40 characters or fewer' } } },
      'ui:blocks': [{ text: '40 in 3, three or {maks}' }],
    });
  });

  it('counts the entries of the catalog that its widget shows', () => {
    expect(filled.ui).toMatchObject({ terms: { 'ui:options': { intro: 'These {count}' } } });
    const ui = { picks: { 'ui:options': { catalog: 'colors', intro: 'These {count}' } } };
    expect(withFigures({ schema, ui, rules: [] }, catalogs).ui).toMatchObject({
      picks: { 'ui:options': { intro: 'These 2' } },
    });
  });

  it('shares the step’s own figures with its rules', () => {
    expect(filled.rules).toEqual([
      { message: 'More than 3', valid: { '<': [3, 3] } },
      { message: 'Unknown', valid: { '<': [{ figure: 'month' }, { figure: 1 }] } },
    ]);
  });

  it('leaves patterns and items without limits unchanged', () => {
    expect(filled.ui).toMatchObject({
      picks: { 'ui:options': { pattern: '^\\d{3}$' }, items: { note: 'Of 3, {max}' } },
    });
  });
});

it('a text without placeholders stays unchanged', () => {
  const text = fc.string().filter((one) => !one.includes('{'));
  const property = fc.property(fc.dictionary(text, fc.array(text)), (block) => {
    const ui = { 'ui:blocks': [{ ...block }] };
    expect(withFigures({ schema, ui, rules: [] }, catalogs).ui).toEqual(ui);
  });
  holds('figures', property, 200);
});
