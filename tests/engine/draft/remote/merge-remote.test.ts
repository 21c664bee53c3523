import { describe, expect, it } from 'vitest';
import { answersOf } from '../../../../src/engine/draft/record/draft-of.ts';
import {
  emptyRecord,
  withAdopted,
  withValues,
} from '../../../../src/engine/draft/record/record.ts';
import { withAcknowledged } from '../../../../src/engine/draft/remote/exchange.ts';
import { migrator } from '../../../../src/engine/draft/migrations/migrate.ts';
import { adoptRemote } from '../../../../src/engine/draft/remote/adopt-remote.ts';
import { remoteWrite } from '../../../../src/engine/draft/remote/merge-remote.ts';
import { wasDeleted } from '../../../../src/engine/draft/remote/exchanged.ts';
import type { RemoteRecord } from '../../../../src/engine/draft/remote/repository-contract.ts';
import { CONSENTS } from '../../../../src/engine/flow/consents.ts';
import { isObject, type JsonObject } from '../../../../src/engine/logic/json.ts';
import { samplePolicy } from '../sample-policy.ts';

const begun = emptyRecord('an-id-longer-than-ten', 1);
const nothing: RemoteRecord = { columns: null, saved: null };

/** The server's copy as saved by this version of the flow. */
const savedBy = (flowVersion: number, answers: NonNullable<RemoteRecord['saved']>['answers']) => ({
  columns: {},
  saved: { answers, currentStep: 4, flowVersion, version: 'v1' },
});

describe('answers count as deleted on the server', () => {
  const sent = withAdopted(
    begun,
    { email: { value: 'a@b.co', base: 'a@b.co', isSent: true } },
    'tab',
  );

  it('when it accepted some and has neither row', () => {
    expect(wasDeleted(sent, nothing)).toBe(true);
  });

  it('but not when one of the two rows exists: the other one is still to come', () => {
    expect(wasDeleted(sent, { columns: {}, saved: null })).toBe(false);
    expect(wasDeleted(sent, { ...savedBy(1, {}), columns: null })).toBe(false);
  });

  it('but not when it never accepted any', () => {
    expect(wasDeleted(withValues(begun, { email: 'a@b.co' }, 'tab'), nothing)).toBe(false);
    expect(
      wasDeleted(
        withAdopted(begun, { currentStep: { value: 2, base: 2, isSent: true } }, 'tab'),
        nothing,
      ),
    ).toBe(false);
  });
});

describe('a copy saved by an older flow', () => {
  const policy = {
    ...samplePolicy,
    flowVersion: 2,
    migrate: migrator([{ version: 2, move: { 'contactInfo.town': 'contactInfo.city' } }]),
  };
  const old = savedBy(1, { contactInfo: { town: 'Aurora', street: 'Elm' } });

  it('is read under the current names', () => {
    const { record, conflicts } = adoptRemote(begun, old, policy, 'tab');
    expect(answersOf(record)['contactInfo']).toEqual({ city: 'Aurora', street: 'Elm' });
    expect(conflicts).toEqual([]);
  });

  it('is overwritten under the current names', () => {
    const { record } = adoptRemote(begun, old, policy, 'tab');
    const ours = withValues(record, { contactInfo: { city: 'Boulder', street: 'Elm' } }, 'tab');
    expect(remoteWrite(ours, old, policy).answers).toEqual({
      contactInfo: { city: 'Boulder', street: 'Elm' },
    });
  });
});

describe('a write over a copy saved by another flow', () => {
  const ours = withValues(begun, { businessType: 'food' }, 'tab');
  const stored = { later: 'kept', constructionTypes: [{ id: 'plumbing' }] };
  const written = (flowVersion: number) =>
    remoteWrite(ours, savedBy(flowVersion, stored), samplePolicy);

  it('keeps sections only a newer flow knows, and no answers off the path', () => {
    expect(written(2)).toMatchObject({ flowVersion: 2 });
    expect(written(2).answers).toEqual({ later: 'kept', businessType: 'food' });
  });

  it('keeps nothing unknown to a flow of the same version', () => {
    expect(written(1).answers).toEqual({ businessType: 'food' });
  });
});

describe('two devices that change one section', () => {
  const agreed = { city: 'Aurora', zipCode: '60505', phone: '1' };
  const at = '2026-12-01T12:00:00.000Z';
  const synced = withAdopted(
    begun,
    { contactInfo: { value: agreed, base: agreed, isSent: true } },
    'tab',
  );
  const remote = (contactInfo: JsonObject, version = '2026-12-01T11:00:00.000Z'): RemoteRecord => ({
    columns: {},
    saved: { answers: { contactInfo }, currentStep: 4, flowVersion: 1, version },
  });
  const here = (contactInfo: JsonObject) => withValues(synced, { contactInfo }, 'tab', at);
  const adopt = (record: typeof synced, other: RemoteRecord) => {
    const { record: next, conflicts } = adoptRemote(record, other, samplePolicy, 'tab');
    return { record: next, conflicts, contactInfo: answersOf(next)['contactInfo'] };
  };

  it('keep both changes when they are to different fields', () => {
    const mine = here({ ...agreed, city: 'Boise' });
    const { contactInfo, conflicts, record } = adopt(mine, remote({ ...agreed, phone: '2' }));
    expect(contactInfo).toEqual({ city: 'Boise', zipCode: '60505', phone: '2' });
    expect(conflicts).toEqual([]);
    expect(remoteWrite(record, remote({ ...agreed, phone: '2' }), samplePolicy).answers).toEqual({
      contactInfo,
    });
  });

  it('keep both changes when one of them emptied a field', () => {
    const { city, zipCode } = agreed;
    const mine = here({ ...agreed, city: 'Boise' });
    expect(adopt(mine, remote({ city, zipCode })).contactInfo).toEqual({
      city: 'Boise',
      zipCode: '60505',
    });
  });

  it('take the change of the other one only, and have nothing to send for it', () => {
    const { record, contactInfo } = adopt(synced, remote({ ...agreed, city: 'Cicero' }));
    expect(contactInfo).toEqual({ ...agreed, city: 'Cicero' });
    const { rev, ack } = record.entries['contactInfo'] ?? {};
    expect(ack).toBe(rev);
  });

  it('date the answers by the later of the two, so that neither is too old to be kept (D40)', () => {
    const old = { ...synced, savedAt: '2026-09-01T12:00:00.000Z' };
    const other = remote({ ...agreed, city: 'Cicero' }, '2026-12-01T11:00:00.123456+00:00');
    expect(adopt(old, other).record.savedAt).toBe('2026-12-01T11:00:00.123Z');
    const later = { ...synced, savedAt: at };
    expect(adopt(later, other).record.savedAt).toBe(at);
  });

  it.each([
    ['older', '2026-12-01T11:00:00.000Z', 'Boise', 'Cicero'],
    ['newer', '2026-12-01T13:00:00.000Z', 'Cicero', 'Boise'],
  ])(
    'keep the newer answer to one field and report the other, when the server’s is %s',
    (_age, version, kept, other) => {
      const mine = here({ ...agreed, city: 'Boise' });
      const { contactInfo, conflicts } = adopt(
        mine,
        remote({ ...agreed, city: 'Cicero' }, version),
      );
      expect(contactInfo).toEqual({ ...agreed, city: kept });
      expect(conflicts).toEqual([{ section: 'contactInfo', path: ['city'], kept, other }]);
    },
  );

  it('have nothing to be told of consents that both devices noted', () => {
    const policy = { ...samplePolicy, sections: [...samplePolicy.sections, CONSENTS] };
    const noted = (minute: string) => ({ calls: { version: '1', at: `2026-11-21T10:${minute}Z` } });
    const mine = withValues(begun, { [CONSENTS]: noted('00') }, 'tab', at);
    const { record, conflicts } = adoptRemote(
      mine,
      savedBy(1, { [CONSENTS]: noted('05') }),
      { ...policy, upgrade: (_section, value) => (isObject(value) ? value : undefined) },
      'tab',
    );
    expect(conflicts).toEqual([]);
    expect(answersOf(record)).toHaveProperty(CONSENTS);
  });

  it.each([
    ['how far the visitor got', 'currentStep', 7, 7],
    ['the number of the request, which is made once (D13)', 'quoteId', 'QTE-2', 'QTE-1'],
  ])('have nothing to be told of %s', (_, name, ours, kept) => {
    const mine = withValues(synced, { [name]: ours }, 'tab', at);
    const other = remote(agreed);
    const { record, conflicts } = adopt(mine, {
      columns: { industry_ui: 'quoted:QTE-1' },
      saved: other.saved && { ...other.saved, currentStep: 5 },
    });
    expect(record.entries[name]?.value).toBe(kept);
    expect(conflicts).toEqual([]);
  });

  it('keep answers parked here that the server does not know', () => {
    const whole = { ...agreed, hidden: 'x' };
    const changed = withValues(synced, { contactInfo: whole }, 'tab', at);
    const { rev = '' } = changed.entries['contactInfo'] ?? {};
    const taken = withAcknowledged(changed, { contactInfo: rev }, { contactInfo: agreed });
    expect(adopt(taken, remote({ ...agreed, city: 'Cicero' })).contactInfo).toEqual({
      ...whole,
      city: 'Cicero',
    });
  });
});
