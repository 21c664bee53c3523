import { expect, test } from 'vitest';
import { buildModel, buildModels } from '../../../src/checker/model/model.ts';
import { sitePages } from '../../../src/site/checks/links.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { marketingPages } from '../../../src/site/app/marketing-pages.ts';

const texts = readProject('.');
const pages = sitePages(buildModel(texts));

test('the linter knows every page of the app and no others', () => {
  const funnel = buildModels(texts).flatMap(({ flow }) => [
    ...(flow?.steps ?? []),
    ...(flow?.pages ?? []),
  ]);
  const routes = [...marketingPages, ...funnel].map(({ path }) => path);
  expect([...pages.keys()].sort()).toEqual(routes.sort());
});

test('the sections of a legal page are those of its content file', () => {
  expect(pages.get('/terms')).toContain('licenses');
  expect(pages.get('/')).toBeNull();
});
