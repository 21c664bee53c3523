import { beforeEach, expect, it } from 'vitest';
import { localCopy } from '../../../../src/engine/draft/local-copy.ts';
import { mirrorOf, type Mirror } from '../../../../src/engine/draft/record/mirror.ts';
import {
  emptyRecord,
  withValues,
  type DraftRecord,
} from '../../../../src/engine/draft/record/record.ts';
import { samplePolicy } from '../sample-policy.ts';
import { fakeStorage, type FakeStorage } from '../world.ts';

let browser: FakeStorage;
let record: DraftRecord;
let mirror: Mirror;

beforeEach(() => {
  browser = fakeStorage();
  record = emptyRecord('an-id-longer-than-ten', 1);
  mirror = mirrorOf(
    () => record,
    localCopy(browser.open().storage, samplePolicy.keys),
    samplePolicy,
  );
});

const written = () => JSON.parse(browser.texts.get('onboardingData') ?? 'null');

it('is written from the current draft, with its id', () => {
  record = withValues(record, { email: 'a@b.co' }, 'here');
  expect(written()).toBeNull();
  mirror.write();
  expect(written()).toMatchObject({ uuid: record.uuid, email: { email: 'a@b.co' } });
});

it('names what the server has', () => {
  record = withValues(record, { email: 'a@b.co' }, 'here');
  mirror.write();
  expect(written()).not.toHaveProperty('sent');
  const email = record.entries['email'];
  record = { ...record, entries: { email: { rev: '1.here', ...email, ack: '1.here' } } };
  mirror.write();
  expect(written()).toMatchObject({ sent: ['email'] });
});

it('says whether a save is under way, and is not rewritten for the same flag', () => {
  mirror.setLoading(true);
  expect(written()).toMatchObject({ loading: true });
  browser.texts.delete('onboardingData');
  mirror.setLoading(true);
  expect(written()).toBeNull();
  mirror.setLoading(false);
  expect(written()).toMatchObject({ loading: false });
});
