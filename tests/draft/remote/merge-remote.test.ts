import { describe, expect, it } from 'vitest';
import { emptyRecord, withAcknowledged, withValues } from '../../../src/draft/record.ts';
import { remoteWrite, wasDeleted } from '../../../src/draft/remote/merge-remote.ts';
import type { RemoteRecord } from '../../../src/draft/remote/repository-contract.ts';
import { samplePolicy } from '../sample-policy.ts';

const begun = emptyRecord('an-id-longer-than-ten', 1);
const nothing: RemoteRecord = { columns: null, saved: null };

/** The server's copy as a flow of this version saved it. */
const savedBy = (flowVersion: number, answers: NonNullable<RemoteRecord['saved']>['answers']) => ({
  columns: {},
  saved: { answers, currentStep: 4, flowVersion, version: 'v1' },
});

describe('answers were deleted on the server', () => {
  const sent = withAcknowledged(begun, { email: 'a@b.co' }, 'tab');

  it('when it took some and has neither row', () => {
    expect(wasDeleted(sent, nothing)).toBe(true);
  });

  it('not when one of the two rows is there: the other one is still to come', () => {
    expect(wasDeleted(sent, { columns: {}, saved: null })).toBe(false);
    expect(wasDeleted(sent, { ...savedBy(1, {}), columns: null })).toBe(false);
  });

  it('not when it never took any', () => {
    expect(wasDeleted(withValues(begun, { email: 'a@b.co' }, 'tab'), nothing)).toBe(false);
    expect(wasDeleted(withAcknowledged(begun, { currentStep: 2 }, 'tab'), nothing)).toBe(false);
  });
});

describe('what is written over a copy that a flow has saved', () => {
  const ours = withValues(begun, { businessType: 'food' }, 'tab');
  const stored = { later: 'kept', constructionTypes: [{ id: 'plumbing' }] };
  const written = (flowVersion: number) =>
    remoteWrite(ours, savedBy(flowVersion, stored), samplePolicy);

  it('keeps what only a newer one knows, and no answers off the path', () => {
    expect(written(2)).toMatchObject({ flowVersion: 2 });
    expect(written(2).answers).toEqual({ later: 'kept', businessType: 'food' });
  });

  it('keeps nothing that a flow of the same version does not know', () => {
    expect(written(1).answers).toEqual({ businessType: 'food' });
  });
});
