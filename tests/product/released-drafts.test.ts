import { expect, test } from 'vitest';
import { migrator } from '../../src/engine/draft/migrations/migrate.ts';
import { buildModel, buildModels, flowPaths } from '../../src/checker/model/model.ts';
import { readProject } from '../../src/server/project/files.ts';
import { isKnownStep, resumeOldDrafts } from '../../src/checker/report/drafts.ts';
import { releases, textsAt } from '../../src/server/project/revision.ts';

const WORKING_COPY = 'the working copy';
const now = buildModels(readProject('.')).map((model) => [model.flowPath, model] as const);
/** Every released version, with each questionnaire that it had. */
const versions = [WORKING_COPY, ...releases()].flatMap((release) => {
  const texts = release === WORKING_COPY ? readProject('.') : textsAt(release);
  const known = flowPaths(texts);
  return now
    .filter(([path]) => known.includes(path))
    .map(([path, model]) => [path, release, buildModel(texts, undefined, path), model] as const);
});

test.each(now)('every version of %s has the migration that leads to it', (_path, { flow }) => {
  expect(flow?.migrations?.at(-1)?.version ?? 1).toBe(flow?.version);
});

test.each(versions)(
  'drafts of %s made from the journeys of %s migrate, lose nothing and continue at a step that exists',
  (_path, _release, before, after) => {
    const drafts = resumeOldDrafts(before, after, migrator(after.flow?.migrations ?? []));
    expect(drafts.length).toBeGreaterThan(0);
    expect(drafts.filter(({ lost, refused }) => lost.length + refused.length > 0)).toEqual([]);
    expect(drafts.filter(({ resumes }) => !isKnownStep(after, resumes))).toEqual([]);
  },
);
