import { expect, test, vi } from 'vitest';
import { migrator } from '../../src/draft/migrations/migrate.ts';
import { buildModel } from '../../src/analysis/model/model.ts';
import { readProject } from '../../scripts/project/files.ts';
import { isKnownStep, resumeOldDrafts } from '../../src/analysis/report/drafts.ts';
import { releases, textsAt } from '../../scripts/project/revision.ts';

vi.setConfig({ testTimeout: 60_000 });

const now = buildModel(readProject('.'));

test('every version of the flow has the migration that leads to it', () => {
  expect(now.flow?.migrations?.at(-1)?.version ?? 1).toBe(now.flow?.version);
});

test.each(['the working copy', ...releases()])(
  'drafts made from the journeys of %s migrate, lose nothing and go on at a step that exists',
  (release) => {
    const before = release === 'the working copy' ? now : buildModel(textsAt(release));
    const drafts = resumeOldDrafts(before, now, migrator(now.flow?.migrations ?? []));
    expect(drafts.length).toBeGreaterThan(0);
    expect(drafts.filter(({ lost, refused }) => lost.length + refused.length > 0)).toEqual([]);
    expect(drafts.filter(({ resumes }) => !isKnownStep(now, resumes))).toEqual([]);
  },
);
