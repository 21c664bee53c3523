import { expect, it } from 'vitest';
import type { Finding } from '../../../../src/checker/lint/rule.ts';
import { checksOf, messageOf } from '../../../../src/studio/panels/changes/checks.ts';

const finding = (severity: Finding['severity']): Finding => ({
  code: 'G6',
  name: 'branch-taken',
  severity,
  file: 'flows/tiny.json',
  pointer: '',
  line: 3,
  column: 1,
  message: 'Nobody comes there.',
});
const tiny = { flowId: 'tiny', report: 'A question is new.', drafts: [], journeys: [], seen: [] };

it('are green if nothing is wrong', () => {
  const checks = checksOf([], [finding('warning')], [tiny]);
  expect(checks.filter(({ against }) => against.length > 0)).toEqual([]);
});

it('list unsaved files, errors, drafts and journeys', () => {
  const changes = [{ ...tiny, drafts: ['loses city'], journeys: ['goes on'], seen: ['was: x'] }];
  const checks = checksOf(['a.json'], [finding('error')], changes);
  expect(Object.fromEntries(checks.map(({ id, against }) => [id, against]))).toEqual({
    saved: ['a.json'],
    findings: ['G6 flows/tiny.json:3 Nobody comes there.'],
    drafts: ['tiny: loses city'],
    journeys: ['tiny: goes on'],
    seen: ['tiny: was: x'],
  });
});

it('write the commit message: the reports of changes, and what was accepted', () => {
  const same = { ...tiny, flowId: 'same', report: 'Nothing changes for visitors.' };
  const changes = [{ ...tiny, seen: ['was: x'] }, same];
  const checks = checksOf([], [], changes);
  expect(messageOf(changes, checks, new Map([['seen', 'It is meant so.']]))).toBe(
    [
      '## tiny\n\nA question is new.',
      '## Accepted\n- not passed: Visitors see what was recorded. It is meant so.',
    ].join('\n\n'),
  );
});
