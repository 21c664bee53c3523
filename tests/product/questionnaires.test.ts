import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { applyAll } from '../../src/checker/project/edit.ts';
import { buildModel, buildModels, flowPaths } from '../../src/checker/model/model.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { f7 } from '../../src/checker/lint/rules/files/folders.ts';
import { pageAddresses } from '../../src/site/checks/addresses.ts';
import { keysOf } from '../../src/engine/draft/stored-keys.ts';
import { baseOf } from '../../src/site/funnel-path.ts';
import { flowFiles } from '../../src/server/vite/questionnaires.ts';
import { readProject } from '../../src/server/project/files.ts';

const texts = readProject('.');
const models = buildModels(texts);
const FLOW = 'flows/second.json';
/** The shipped questionnaire's first two steps as a second questionnaire. */
const second = {
  ...JSON.parse(texts.get('flows/onboarding.json') ?? '{}'),
  id: 'second',
};
const end = { ...second.pages[0], path: '/second/end' };
const withSecond = (steps: object[]) =>
  new Map([...texts, [FLOW, JSON.stringify({ ...second, steps, pages: [end] })]]);

describe('the questionnaires of the site', () => {
  it('are all files in flows/ except scenarios, starting with the one that links lead to', () => {
    expect(flowPaths(texts)[0]).toBe('flows/onboarding.json');
    expect(models.map(({ flowPath }) => flowPath)).toEqual(flowPaths(texts));
    const ids = flowFiles().map(({ id }) => `flows/${id}.json`);
    expect(new Set(ids)).toEqual(new Set(flowPaths(texts)));
  });

  it.each(models.map((model) => [model.flowPath, model] as const))(
    '%s has the folders of its steps, and no others',
    (_path, { flow, folders }) => {
      const steps = (flow?.steps ?? []).map(({ id }) => id);
      expect(folders.map(({ id }) => id).toSorted()).toEqual(steps.toSorted());
    },
  );

  it('keep their drafts apart, the shipped one under the specified key', () => {
    expect(keysOf('onboarding')).toEqual({
      progress: 'onboardingProgress',
      mirror: 'onboardingData',
    });
    expect(keysOf('commercial-auto')).toEqual({
      progress: 'commercialAutoProgress',
      mirror: 'commercialAutoData',
    });
  });

  it.each([
    ['/onboarding', '/onboarding'],
    ['/Onboarding/Email', '/onboarding'],
    ['/onboardings', undefined],
    ['/commercial-auto/drivers', '/commercial-auto'],
    ['/products/commercial-auto', undefined],
  ])('%s belongs to %s', (path, base) => {
    expect(baseOf(path, ['/onboarding', '/commercial-auto'])).toBe(base);
  });
});

describe('a second questionnaire', () => {
  const [first, trades] = second.steps;

  it('cannot use a URL of the first', () => {
    const found = lint(withSecond([first, trades]), [pageAddresses]).filter(
      ({ file }) => file === FLOW,
    );
    expect(found[0]?.message).toContain('is already an address of the site');
  });

  it('has all of its pages below its own URL', () => {
    const moved = [
      { ...first, path: '/second' },
      { ...trades, path: '/second/trades' },
    ];
    expect(lint(withSecond(moved), [pageAddresses]).filter(({ file }) => file === FLOW)).toEqual(
      [],
    );
    const astray = [{ ...first, path: '/second' }, trades];
    const found = lint(withSecond(astray), [pageAddresses]).filter(({ file }) => file === FLOW);
    expect(found.map(({ suggestion }) => suggestion)).toEqual([`Write "/second/${trades.id}".`]);
  });

  it('shares steps: a folder that only it uses is not unused', () => {
    const own = applyAll(
      withSecond([
        { ...first, path: '/second' },
        { ...trades, id: 'mine' },
      ]),
      [{ file: 'schemas/mine/schema.json', json: {} }],
    );
    expect(lint(own, [f7]).filter(({ file }) => file === 'schemas/mine/schema.json')).toEqual([]);
    expect(buildModel(own).folders.map(({ id }) => id)).not.toContain('mine');
  });
});

it('every step of every questionnaire has its files', () => {
  for (const { steps } of models) {
    for (const { schemaFile } of steps) expect(readFileSync(schemaFile, 'utf8')).not.toBe('');
  }
});
