import { beforeEach, expect, it } from 'vitest';
import { localCopy } from '../../src/draft/local-copy.ts';
import { mirrorOf, type Mirror } from '../../src/draft/mirror.ts';
import { emptyRecord, withValues, type DraftRecord } from '../../src/draft/record.ts';
import { samplePolicy } from './sample-policy.ts';
import { fakeClock, fakeStorage, type FakeClock, type FakeStorage } from './world.ts';

let clock: FakeClock;
let browser: FakeStorage;
let record: DraftRecord;
let mirror: Mirror;

beforeEach(() => {
  clock = fakeClock();
  browser = fakeStorage();
  record = emptyRecord('an-id-longer-than-ten', 1);
  mirror = mirrorOf(() => record, localCopy(browser.open().storage), samplePolicy, clock);
});

const answer = (email: string) => {
  record = withValues(record, { email }, 'here');
  mirror.later();
};
const written = () => JSON.parse(browser.texts.get('onboardingData') ?? 'null');

it('is written once for all that changes within the pause, as the draft is then', async () => {
  answer('a@b.co');
  await clock.advance(200);
  answer('c@d.co');
  await clock.advance(99);
  expect(written()).toBeNull();
  await clock.advance(1);
  expect(written()).toMatchObject({ uuid: record.uuid, email: { email: 'c@d.co' } });
  expect(clock.next()).toBeUndefined();
});

it('is written at once when it is asked for, and not again after the pause', () => {
  answer('a@b.co');
  mirror.now();
  expect(written()).toMatchObject({ email: { email: 'a@b.co' } });
  expect(clock.next()).toBeUndefined();
});

it('has nothing to write before something has changed', () => {
  mirror.flush();
  expect(written()).toBeNull();
  answer('a@b.co');
  mirror.flush();
  expect(written()).toMatchObject({ email: { email: 'a@b.co' } });
});

it('says whether the draft is being saved, and is not written for the same flag again', async () => {
  mirror.setLoading(true);
  await clock.advance(300);
  expect(written()).toMatchObject({ loading: true });
  mirror.setLoading(true);
  expect(clock.next()).toBeUndefined();
  mirror.setLoading(false);
  await clock.advance(300);
  expect(written()).toMatchObject({ loading: false });
});

it('writes nothing once it is stopped', async () => {
  answer('a@b.co');
  mirror.stop();
  await clock.advance(60_000);
  expect(written()).toBeNull();
});
