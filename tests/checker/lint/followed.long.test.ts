import { describe, expect, it } from 'vitest';
import { applyAll } from '../../../src/checker/project/edit.ts';
import { questionnaire } from '../../fixtures/questionnaire.ts';
import { allGenerated } from '../../mutants/generated/judge.ts';
import { unheeded } from './remedies.ts';

const base = questionnaire('tiny');

describe('what is said about any generated defect can be done, and the finding goes', () => {
  const defects = allGenerated(base).map(({ kind, mutant }) => [kind, mutant.edits] as const);
  it.each(defects)('%s', (_kind, edits) => {
    expect(unheeded(applyAll(base, edits))).toEqual([]);
  });
});
