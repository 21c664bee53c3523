import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { f3 } from '../../../src/checker/lint/rules/files/shape.ts';
import { f10 } from '../../../src/checker/lint/rules/files/looks.ts';
import { buildModel } from '../../../src/checker/model/model.ts';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';
import { impactReport } from '../../../src/checker/report/report.ts';
import { coveringSet } from '../../../src/checker/simulate/generate.ts';
import { visibleData } from '../../../src/engine/language/step-schema.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import {
  KEYWORDS,
  REFUSED,
  REFUSED_FORMATS,
  REFUSED_OPTIONS,
  UI_KEYS,
  WORKS,
  type Works,
} from './language-samples.ts';
import { findings, look, oneMore } from './one-more-field.ts';

const base = questionnaire('tiny');
const text = { type: 'string', maxLength: 9 };
const plain = look('text', {}, 'maxLength');
const refused = Object.entries(REFUSED);

test('every keyword of JSON Schema either works or is refused', () => {
  const working = new Set(Object.keys(WORKS).map((name) => name.split(/[:,]/)[0] ?? ''));
  const named = new Set([...working, ...Object.keys(REFUSED), 'then', 'else']);
  expect(KEYWORDS.filter((keyword) => !named.has(keyword))).toEqual([]);
});

/** Whether the step accepts these answers, ignoring those it does not ask for. */
function isAccepted({ edits }: Works, answers: Works['accepts'][number]): boolean {
  const step = buildModel(applyAll(base, edits)).steps.find(({ id }) => id === 'person');
  if (step?.compiled.ok !== true) throw new Error('The step does not compile.');
  return step.compiled.validate(visibleData(step.schema, answers)).length === 0;
}

describe.each(Object.entries(WORKS))('%s works:', (_name, sample) => {
  it('passes validate', () => {
    expect(findings(sample.edits)).toEqual([]);
  });

  it('accepts right answers and refuses wrong ones', () => {
    expect(sample.accepts.filter((answers) => !isAccepted(sample, answers))).toEqual([]);
    expect(sample.refuses.filter((answers) => isAccepted(sample, answers))).toEqual([]);
  });

  it('is handled by journeys, the report and saved drafts', () => {
    const after = buildModel(applyAll(base, sample.edits));
    const proof = proofOf(after);
    if (proof === undefined) throw new Error('The questionnaire does not run.');
    expect(coveringSet(proof).open.map(({ name }) => name)).toEqual([]);
    const { errors, text: told } = impactReport(after, after);
    expect(errors).toEqual([]);
    expect(told).toContain('Nothing changes for visitors.');
  });
});

describe('what a field does not support is refused with an alternative:', () => {
  it.each(refused)('%s', (keyword, value) => {
    const found = findings(oneMore({ ...text, [keyword]: value }, plain), f3);
    expect(found.map(({ pointer }) => pointer)).toEqual([`/properties/more/${keyword}`]);
    expect(found[0]?.suggestion ?? '').toMatch(/\w{3}/);
  });

  it.each(REFUSED_FORMATS)('the format %s', (format) => {
    const found = findings(oneMore({ ...text, format }, plain), f3);
    expect(found.map(({ pointer }) => pointer)).toEqual(['/properties/more/format']);
    expect(found[0]?.suggestion ?? '').toMatch(/\w{3}/);
  });

  it.each(Object.keys(UI_KEYS).filter((key) => UI_KEYS[key] === 'refused'))('%s', (key) => {
    const found = findings(oneMore(text, { ...plain, [key]: 'x' }), f3);
    expect(found.map(({ pointer }) => pointer)).toEqual([`/more/${key}`]);
    expect(found[0]?.suggestion ?? '').toMatch(/\w{3}/);
  });

  it.each(REFUSED_OPTIONS)('the option %s', (option) => {
    const found = findings(oneMore(text, look('text', { [option]: 1 }, 'maxLength')), f3, f10);
    expect(found.length).toBeGreaterThan(0);
    expect(found.some(({ pointer }) => pointer === `/more/ui:options/${option}`)).toBe(true);
    expect(found[0]?.suggestion ?? '').toMatch(/\w{3}/);
  });

  it('any other word', () => {
    expect(findings(oneMore({ ...text, tilte: 'x' }, plain), f3)).toMatchObject([
      { pointer: '/properties/more/tilte', suggestion: 'Did you mean "title"?' },
    ]);
    expect(findings(oneMore(text, { ...plain, 'ui:titel': 'x' }), f3)).toHaveLength(1);
  });
});

test('the table of docs/engine.md has exactly one row for each', () => {
  const page = readFileSync(new URL('../../../docs/engine.md', import.meta.url), 'utf8');
  const rows = page.split('\n').flatMap((line): [string, string][] => {
    const [, names = '', verdict = ''] = /^\| (.+?) +\| (works|refused) +\|/.exec(line) ?? [];
    return [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, verdict]);
  });
  const expected = [
    ...Object.keys(WORKS).map((name): [string, string] => [name, 'works']),
    ...refused.map(([name]): [string, string] => [name, 'refused']),
    ...REFUSED_FORMATS.map((name): [string, string] => [`format: ${name}`, 'refused']),
    ...Object.entries(UI_KEYS),
    ...REFUSED_OPTIONS.map((name): [string, string] => [`ui:options ${name}`, 'refused']),
  ];
  const told = (list: typeof rows) => new Set(list.map(([name, verdict]) => `${name}: ${verdict}`));
  expect(told(rows)).toEqual(told(expected));
  expect(rows).toHaveLength(expected.length);
});
