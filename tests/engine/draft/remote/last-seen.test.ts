import { expect, it } from 'vitest';
import {
  emptyRecord,
  withAdopted,
  withValues,
} from '../../../../src/engine/draft/record/record.ts';
import { lastSeen } from '../../../../src/engine/draft/remote/remote-draft.ts';
import type { RemoteRecord } from '../../../../src/engine/draft/remote/repository-contract.ts';

const NOTHING: RemoteRecord = { columns: null, saved: null };
const ROW: RemoteRecord = { columns: { email: 'a@b.co' }, saved: null };

const draft = emptyRecord('an-id-longer-than-ten', 1);
const other = emptyRecord('an-id-of-another-draft', 1);

it('is unknown before the first read', () => {
  const seen = lastSeen();
  expect(seen.of(draft)).toBeUndefined();
});

it('is what was found, even if that was nothing', () => {
  const seen = lastSeen();
  seen.set(draft.uuid, ROW);
  expect(seen.of(draft)).toBe(ROW);
  seen.set(draft.uuid, NOTHING);
  expect(seen.of(draft)).toBe(NOTHING);
});

it('is unknown for another draft', () => {
  const seen = lastSeen();
  seen.set(draft.uuid, ROW);
  expect(seen.of(other)).toBeUndefined();
});

it('is unknown again when there was nothing and another tab has saved since', () => {
  const seen = lastSeen();
  seen.set(draft.uuid, NOTHING);
  expect(seen.of(withValues(draft, { email: 'a@b.co' }, 'here'))).toBe(NOTHING);
  expect(
    seen.of(
      withAdopted(draft, { email: { value: 'a@b.co', base: 'a@b.co', isSent: true } }, 'there'),
    ),
  ).toBeUndefined();
});

it('can be forgotten', () => {
  const seen = lastSeen();
  seen.set(draft.uuid, ROW);
  seen.set(draft.uuid, undefined);
  expect(seen.of(draft)).toBeUndefined();
});
