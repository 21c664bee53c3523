import { beforeEach, expect, it } from 'vitest';
import { emptyRecord, withValues } from '../../../../src/engine/draft/record/record.ts';
import {
  failureReports,
  type FailureReports,
} from '../../../../src/engine/draft/remote/failure-reports.ts';

const record = withValues(emptyRecord('an-id-longer-than-ten', 1), { email: 'a@b.co' }, 'tab');
const lost = (during: 'fetch' | 'save') => ({ kind: 'unreachable', code: '503', during }) as const;

const submitted = withValues(record, { quoteStatus: 'quoted' }, 'tab');

let told: string[];
let ended: string[];
let log: string[];
let reports: FailureReports;
let online: boolean;

beforeEach(() => {
  [told, ended, log] = [[], [], []];
  online = true;
  reports = failureReports(
    { show: (notice) => told.push(notice), end: (notice) => ended.push(notice) },
    { log: (line) => log.push(line), isOnline: () => online },
  );
});

it('a failure is reported once per kind, and again after a success', () => {
  const outage = () => {
    for (let time = 0; time < 3; time += 1) {
      reports.failed(lost('fetch'), 'start', record);
      reports.failed(lost('save'), 'autosave', record);
    }
  };
  outage();
  expect(told).toEqual(['fetchFailed', 'autosaveFailed']);
  reports.succeeded(record, false);
  outage();
  expect(told).toEqual(['fetchFailed', 'autosaveFailed', 'fetchFailed', 'autosaveFailed']);
});

it('on a device that knows it is offline, nothing has failed: it says so once, calmly', () => {
  online = false;
  reports.failed(lost('fetch'), 'start', record);
  reports.failed(lost('save'), 'autosave', record);
  expect(told).toEqual(['offline']);
  online = true;
  reports.failed(lost('save'), 'autosave', record);
  expect(told).toEqual(['offline', 'autosaveFailed']);
  reports.succeeded(record, false);
  expect(ended).toEqual(['offline', 'autosaveFailed']);
});

it('a save that the visitor waits for is only logged, and not reported later', () => {
  reports.failed(lost('save'), 'now', record);
  reports.failed(lost('save'), 'autosave', record);
  expect(told).toEqual([]);
  expect(log).toHaveLength(2);
});

it('a refusal is logged with its section, without the answers', () => {
  reports.refused(['email', 'contactInfo'], 'autosave');
  expect(told).toEqual(['autosaveFailed']);
  expect(log).toEqual([
    'Draft: the server refused email, contactInfo for good; kept on this device.',
  ]);
});

it('what was reported ends with the next success, damaged data once the server had a copy', () => {
  reports.failed(lost('fetch'), 'start', record);
  reports.failed(lost('save'), 'autosave', record);
  expect(ended).toEqual([]);
  reports.succeeded(record, false);
  expect(ended).toEqual(['fetchFailed', 'autosaveFailed']);
  reports.succeeded(record, true);
  expect(ended).toEqual(['fetchFailed', 'autosaveFailed', 'damaged']);
});

it.each([
  ['did not arrive', () => reports.failed(lost('save'), 'now', submitted)],
  ['was refused', () => reports.refused(['quoteStatus'], 'now')],
])('a submission that %s is reported until the server has it', (_, fail) => {
  fail();
  expect(told).toEqual(['submitFailed']);
  reports.succeeded(submitted, false);
  expect(ended).not.toContain('submitFailed');
  const { quoteStatus } = submitted.entries;
  if (quoteStatus === undefined) throw new Error('No status');
  const acknowledged = { ...quoteStatus, ack: quoteStatus.rev };
  reports.succeeded({ ...submitted, entries: { quoteStatus: acknowledged } }, false);
  expect(ended).toContain('submitFailed');
});
