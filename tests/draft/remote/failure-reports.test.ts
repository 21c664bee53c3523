import { beforeEach, expect, it } from 'vitest';
import { emptyRecord, withValues } from '../../../src/draft/record.ts';
import { failureReports, type FailureReports } from '../../../src/draft/remote/failure-reports.ts';

const record = withValues(emptyRecord('an-id-longer-than-ten', 1), { email: 'a@b.co' }, 'tab');
const lost = (during: 'fetch' | 'save') => ({ kind: 'unreachable', code: '503', during }) as const;

let told: string[];
let log: string[];
let reports: FailureReports;

beforeEach(() => {
  [told, log] = [[], []];
  reports = failureReports(
    (notice) => told.push(notice),
    (line) => log.push(line),
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
  reports.succeeded();
  outage();
  expect(told).toEqual(['fetchFailed', 'autosaveFailed', 'fetchFailed', 'autosaveFailed']);
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
