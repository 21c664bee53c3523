import { expect, it } from 'vitest';
import { readProject } from '../../src/server/project/files.ts';
import { applyAll } from '../../src/checker/project/edit.ts';
import { writtenMutants } from './written.ts';

const texts = readProject('.');

it('the hand-written defects can be applied to the current files', () => {
  const written = writtenMutants(texts);
  // An edit that changes nothing throws: it would be a defect that no check has to find.
  for (const { mutant } of written) applyAll(texts, mutant.edits);
  expect(written.length).toBeGreaterThan(400);
});
