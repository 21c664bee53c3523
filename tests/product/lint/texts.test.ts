import { expect, test } from 'vitest';
import { stepPlace } from '../../checker/lint/step-place.ts';
import { applyAll, type Edit } from '../../../src/checker/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { c1, c6 } from '../../../src/checker/lint/rules/content/texts.ts';
import { c2 } from '../../../src/checker/lint/rules/content/fillings.ts';
import { c5 } from '../../../src/checker/lint/rules/content/labels.ts';
import { f3 } from '../../../src/checker/lint/rules/files/shape.ts';
import { lint } from '../../../src/checker/lint/run.ts';
import { at } from '../../../src/engine/logic/pointer.ts';

const texts = readProject('.');
const catalog = (name: string) => `schemas/catalog/${name}.json`;
const content = (name: string) => `schemas/content/${name}.json`;
const found = (edit: Edit) =>
  lint(applyAll(texts, [edit]), [f3, c1, c5, c6]).map(
    ({ code, file, pointer }) => `${code} ${file}${pointer}`,
  );

test.each([
  [catalog('brand'), '/name', '<b>Plumbline</b>'],
  [catalog('plans'), '/entries/0/name', 'Basic '],
  [catalog('industries'), '/entries/1/id', 'food '],
  [content('landing'), '/hero/title', 'Business\ncoverage'],
  [content('landing'), '/hero/title', 'Fast &#38; easy'],
  [content('landing'), '/hero/title', 'Business **coverage**'],
  [content('landing'), '/hero/title', 'Business\u00A0coverage'],
  ['schemas/email/schema.json', '/title', 'Great,\u200B we can help'],
])('%s%s cannot read %j', (file, pointer, to) => {
  expect(found({ file, set: pointer, to })).toEqual([`C1 ${file}${pointer}`]);
});

test.each([
  ['flows/onboarding.json', `${stepPlace(texts, 'recommendation')}/actions/1/label`],
  [content('quote'), '/chosen/purchase'],
  [content('navigation'), '/quote/short'],
  [catalog('payment'), '/purchase'],
  [catalog('umbrella-limits'), '/entries/0/label'],
  [catalog('industries'), '/entries/0/label'],
])('the words of the button or card %s%s have to fit on it', (file, pointer) => {
  const to = 'Purchase this coverage now and print your certificate at once';
  expect(found({ file, set: pointer, to })).toEqual([`F3 ${file}${pointer}`]);
});

test.each([
  [content('legal/terms'), '/sections/0/paragraphs/0'],
  [content('products/commercial-auto'), '/faq/0/answer'],
  [catalog('payment'), '/demoNotice'],
])('%s%s cannot be a wall of words', (file, pointer) => {
  const to = 'Plain words. '.repeat(60).trim();
  expect(found({ file, set: pointer, to })).toEqual([`C6 ${file}${pointer}`]);
});

test.each([
  [content('legal/terms'), '/sections/1/id', '/sections/0/id'],
  [content('products/commercial-auto'), '/faq/1/question', '/faq/0/question'],
  [content('products'), '/products/1/slug', '/products/0/slug'],
  [catalog('plans'), '/features/1/name', '/features/0/name'],
])('%s%s cannot be the same as %s', (file, pointer, other) => {
  const to = at(JSON.parse(texts.get(file) ?? ''), other) ?? '';
  expect(found({ file, set: pointer, to })).toEqual([`C5 ${file}${pointer}`]);
});

const placeholder = (file: string, pointer: string, to: string) =>
  lint(applyAll(texts, [{ file, set: pointer, to }]), [c2]);

test.each([
  ['schemas/construction-types/ui.json', '/constructionTypes/ui:options/tooManyTypes', '{max}'],
  ['schemas/construction-types/schema.json', '/title', '{constructionTypes.maxInWords}'],
  ['schemas/past-insurance/rules.json', '/rules/0/message', '{lookBackYears}'],
])('%s%s may read %j', (file, pointer, to) => {
  expect(placeholder(file, pointer, to)).toEqual([]);
});

test.each([
  ['schemas/construction-types/ui.json', '/constructionTypes/ui:options/tooManyTypes', '{maks}'],
  ['schemas/construction-types/schema.json', '/title', '{max}'],
  ['flows/onboarding.json', '/steps/0/label', '{count}'],
  ['schemas/catalog/states.json', '/entries/0/label', '{toString}'],
])('%s%s is reported because nothing fills in %j', (file, pointer, to) => {
  expect(placeholder(file, pointer, to)).toMatchObject([
    { file, pointer, message: expect.stringContaining(`"${to}"`) },
  ]);
});

test('a misspelled figure gets a suggestion', () => {
  const [found] = placeholder(
    'schemas/business-locations/ui.json',
    '/businessLocations/ui:options/errors/maxItems',
    'At most {businessLocation.max}',
  );
  expect(found?.suggestion).toBe('Did you mean "businessLocations.max"?');
});
