import { expect, test } from 'vitest';
import { buildModel } from '../../src/checker/model/model.ts';
import { applyAll, type Edit } from '../../src/checker/project/edit.ts';
import { readProject } from '../../src/server/project/files.ts';
import { valueLines } from '../../src/checker/report/report.ts';
import { valuesBetween } from '../../src/checker/report/values.ts';

const texts = readProject('.');
const before = buildModel(texts);
const linesOf = (edits: readonly Edit[]) =>
  valueLines(valuesBetween(before, buildModel(applyAll(texts, edits))));

const PLANS = 'schemas/catalog/plans.json';
const PAYMENT = 'schemas/catalog/payment.json';
const UMBRELLA = 'schemas/catalog/umbrella-limits.json';

test('versions that read the same have no lines', () => {
  expect(linesOf([])).toEqual([]);
});

test('prices and fees are shown as money and percent, limits as they are written', () => {
  const lines = linesOf([
    { file: PLANS, set: '/entries/0/price', to: '1293.80' },
    { file: PLANS, set: '/entries/0/limits/liability/perIncident', to: '$2M' },
    { file: PLANS, set: '/entries/1/limits/professionalLiability/perYear', to: '$20K' },
    { file: PLANS, set: '/payments/automatic', to: 9 },
    { file: PAYMENT, set: '/methods/0/feeCents', to: 1205 },
    { file: PAYMENT, set: '/methods/0/feePercent', to: '2.05' },
  ]);
  expect(lines).toEqual([
    '',
    '### Prices, fees and limits',
    '',
    '`schemas/catalog/payment.json`',
    '',
    '| Where | Before | After |',
    '| --- | --- | --- |',
    '| methods card feePercent | 1.99% | 2.05% |',
    '| methods card feeCents | $2.43 | $12.05 |',
    '',
    '`schemas/catalog/plans.json`',
    '',
    '| Where | Before | After |',
    '| --- | --- | --- |',
    '| payments automatic | 11 | 9 |',
    '| `basic` price | $293.84 | $1,293.80 |',
    '| `basic` limits liability perIncident | $1M | $2M |',
    '| `premier` limits professionalLiability perYear | $10K | $20K |',
  ]);
});

test('texts of a step are listed by field: title, hint, message and choice', () => {
  const lines = linesOf([
    { file: 'flows/onboarding.json', set: '/steps/0/save/failed', to: 'Not saved.' },
    { file: 'schemas/umbrella-liability/schema.json', set: '/title', to: 'More cover?' },
    {
      file: 'schemas/umbrella-liability/schema.json',
      set: '/allOf/0/then/properties/limit/title',
      to: 'Limit',
    },
    {
      file: 'schemas/umbrella-liability/ui.json',
      set: '/include/ui:options/errors/required',
      to: 'Say yes or no',
    },
    {
      file: 'schemas/umbrella-liability/ui.json',
      set: '/include/ui:options/choices/true/label',
      to: 'Please',
    },
    { file: 'schemas/umbrella-liability/ui.json', remove: '/include/ui:options/why' },
  ]);
  expect(lines).toEqual([
    '',
    '### Words',
    '',
    '`industry`',
    '',
    '| Where | Before | After |',
    '| --- | --- | --- |',
    '| save failed | There was an issue saving your selection. Please try again. | Not saved. |',
    '',
    '`umbrella-liability`',
    '',
    '| Where | Before | After |',
    '| --- | --- | --- |',
    '| title | Do you want Umbrella/Excess Liability coverage? | More cover? |',
    '| `limit` title | Limit of the umbrella coverage | Limit |',
    '| `include` choice true: label | Yes | Please |',
    '| `include` why | Larger contracts often ask for a total of two million dollars or more. | (none) |',
    '| `include` error for required | Please select whether to include Umbrella/Excess Liability coverage | Say yes or no |',
  ]);
});

test('a changed option names the fields that offer it', () => {
  const lines = linesOf([{ file: UMBRELLA, set: '/entries/1/label', to: 'Two million' }]);
  expect(lines).toContain(
    '`schemas/catalog/umbrella-limits.json`, offered in `umbrella-liability: umbrellaLiability.limit`',
  );
  expect(lines.at(-1)).toBe('| `$2M` label | $2M | Two million |');
});

test('a changed limit of a question shows both values, and a setting shows how it is asked', () => {
  const schema = 'schemas/employees/schema.json';
  const path = '/properties/owners';
  const { maxLength } = JSON.parse(texts.get(schema) ?? '').properties.owners;
  const lines = linesOf([
    { file: schema, set: `${path}/maxLength`, to: maxLength + 1 },
    { file: 'schemas/employees/ui.json', set: '/owners/ui:options/width', to: 'full' },
  ]);
  expect(lines).toContain(`| \`owners\` maxLength | ${maxLength} | ${maxLength + 1} |`);
  expect(lines.slice(-7)).toEqual([
    '### Other settings',
    '',
    '`employees`',
    '',
    '| Where | Before | After |',
    '| --- | --- | --- |',
    '| `owners` width | half | full |',
  ]);
});

test('a new file is named and its texts are shown; a deleted one is only named', () => {
  expect(
    linesOf([
      { file: 'schemas/content/help.json', json: { title: 'Help' } },
      { file: 'schemas/content/about.json', delete: true },
    ]),
  ).toEqual([
    '',
    '### Files',
    '',
    '- `schemas/content/help.json` is new.',
    '- `schemas/content/about.json` is gone.',
    '',
    '### Words',
    '',
    '`schemas/content/help.json`',
    '',
    '| Where | Before | After |',
    '| --- | --- | --- |',
    '| title | (none) | Help |',
  ]);
});

test('conditions of the flow and of the rules are shown as sentences, before and after', () => {
  const lines = linesOf([
    {
      file: 'flows/onboarding.json',
      set: '/conditions/isConstruction',
      to: { '==': [{ var: 'businessType' }, 'cleaning'] },
    },
    {
      file: 'schemas/past-insurance/rules.json',
      set: '/rules/0/valid',
      to: { answered: 'pastInsurance.claimsCount' },
    },
    { file: 'flows/onboarding.json', set: '/version', to: 2 },
  ]).join('\n');
  expect(lines).toContain(
    '| conditions isConstruction | if "Your industry" is "Construction" | if "Your industry" is "Cleaning" |',
  );
  expect(lines).toMatch(/\| rules rows valid \| if .* \| if "How many claims\?" is answered \|/);
  expect(lines).not.toContain('version');
});

test('a new condition is shown, too', () => {
  const edit = { set: '/conditions/hasEmail', to: { answered: 'email.email' } };
  const lines = linesOf([{ file: 'flows/onboarding.json', ...edit }]);
  expect(lines).toContain(
    '| conditions hasEmail | (none) | if "What email can we use to save your quote?" is answered |',
  );
});

test('a text cannot break its table and is shown as written', () => {
  const lines = linesOf([
    { file: 'schemas/employees/schema.json', set: '/title', to: 'A | B\n[c](/terms) *d* <e>' },
  ]);
  expect(lines.at(-1)).toMatch(
    /\| title \| .* \| A \\\| B<br>\\\[c\\\]\(\/terms\) \\\*d\\\* \\<e\\> \|$/,
  );
});
