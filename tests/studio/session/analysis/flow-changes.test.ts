import { expect, test, vi } from 'vitest';
import { applyAll } from '../../../../src/checker/project/edit.ts';
import { plain } from '../../../../src/checker/report/report.ts';
import { messageOf } from '../../../../src/studio/panels/changes/checks.ts';
import { flowChanges } from '../../../../src/studio/session/analysis/flow-changes.ts';
import { questionnaire } from '../../../fixtures/questionnaire.ts';

vi.setConfig({ testTimeout: 60_000 });

const texts = questionnaire('tiny');
const SCHEMA = 'schemas/person/schema.json';

test('what saved drafts would lose is said once, and is in the commit message', () => {
  const edited = applyAll(texts, [
    { file: SCHEMA, remove: '/properties/name' },
    { file: 'schemas/person/ui.json', remove: '/name' },
  ]);
  const changes = flowChanges(edited, [[SCHEMA, texts.get(SCHEMA) ?? '']]);
  const [{ report, drafts } = { report: '', drafts: [] }] = changes;
  expect(drafts.length).toBeGreaterThan(0);
  expect(new Set(drafts).size).toBe(drafts.length);
  for (const error of drafts) {
    expect(report).not.toContain(plain(error));
    expect(messageOf(changes, [], new Map())).toContain(`- error: ${plain(error)}`);
  }
});
