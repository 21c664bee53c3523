import { expect, test, vi } from 'vitest';
import { applyAll } from '../../../src/analysis/project/edit.ts';
import { readProject } from '../../../src/server/project/files.ts';
import { t18 } from '../../../src/analysis/lint/rules/fields/t18-same-facts.ts';
import { lint } from '../../../src/analysis/lint/run.ts';

vi.setConfig({ testTimeout: 60_000 });

const texts = readProject('.');

test.each([
  ['brand', '/salesPhone/display', '(312) 555-0199', '/salesPhone/tel', 'Write "+13125550199"'],
  ['fraud-statements', '/states/Guam', 'It is a crime.', '/states/Guam', 'Name the statute'],
])(
  '%s.json says what was changed at %s to %s in one place only',
  (name, set, to, at, suggestion) => {
    const file = `schemas/catalog/${name}.json`;
    const [finding, ...others] = lint(applyAll(texts, [{ file, set, to }]), [t18]);
    expect([finding?.pointer, others]).toEqual([at, []]);
    expect(finding?.suggestion?.startsWith(suggestion ?? '')).toBe(suggestion && true);
  },
);
