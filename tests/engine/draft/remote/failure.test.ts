import { describe, expect, it } from 'vitest';
import { backoff } from '../../../../src/engine/draft/remote/outbox.ts';
import { remoteConfig } from '../../../../src/engine/draft/remote/config.ts';
import { classifyFailure } from '../../../../src/engine/draft/remote/responses.ts';
import { quoteProgressOf } from '../../../../src/engine/draft/remote/merge-remote.ts';

describe('a failed call', () => {
  it.each<[number, string, string]>([
    [0, '', 'unreachable'],
    [408, '', 'unreachable'],
    [429, '', 'unreachable'],
    [500, '', 'unreachable'],
    [503, 'PGRST000', 'unreachable'],
    [504, 'PGRST003', 'unreachable'],
    [500, '53300', 'unreachable'],
    [401, '', 'denied'],
    [401, '42501', 'denied'],
    [403, '42501', 'denied'],
    [404, '42P01', 'denied'],
    [404, 'PGRST205', 'denied'],
    [400, 'PGRST204', 'denied'],
    [406, 'PGRST106', 'denied'],
    [409, '23505', 'conflict'],
    [409, '23503', 'conflict'],
    [409, '', 'conflict'],
    [409, 'PT223', 'conflict'],
    [400, '23514', 'invalid'],
    [400, '22P05', 'invalid'],
    [400, '22001', 'invalid'],
    [413, '', 'invalid'],
    [400, '', 'invalid'],
  ])('with status %i and code "%s" is %s', (status, code, kind) => {
    expect(classifyFailure({ status, error: { code } })).toEqual({
      kind,
      code: code || String(status),
    });
  });
});

describe('the wait before the next attempt', () => {
  it('doubles its limit up to a minute, and is random below it', () => {
    const limits = [1, 2, 3, 5, 6, 7, 9_999].map((failures) => backoff(failures, 'unreachable', 1));
    expect(limits).toEqual([2_000, 4_000, 8_000, 32_000, 60_000, 60_000, 60_000]);
    expect(backoff(5, 'unreachable', 0.5)).toBe(16_000);
    expect(backoff(5, 'unreachable', 0)).toBe(100);
  });

  it('takes minutes when the server refuses everyone', () => {
    expect(backoff(1, 'denied', 0)).toBe(150_000);
    expect(backoff(1, 'denied', 1)).toBe(300_000);
  });
});

describe('the server', () => {
  const origin = 'https://plumbline.test';
  const url = 'https://abc.supabase.co';

  it.each([
    [
      'the site itself when nothing is set',
      {},
      { url: origin, key: 'plumbline-local-publishable-key' },
    ],
    [
      'hosted Supabase with the publishable key',
      {
        VITE_SUPABASE_URL: url,
        VITE_SUPABASE_PUBLISHABLE_KEY: 'new',
        VITE_SUPABASE_ANON_KEY: 'old',
      },
      { url, key: 'new' },
    ],
    [
      'hosted Supabase with the older key',
      { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: 'old' },
      { url, key: 'old' },
    ],
    ['none when it is switched off', { VITE_REMOTE: 'off', VITE_SUPABASE_URL: url }, undefined],
  ])('is %s', (_, variables, expected) => {
    expect(remoteConfig(variables, origin)).toEqual(expected);
  });
});

describe('industry_ui', () => {
  it.each([
    ['quoted', { quoteStatus: 'quoted' }],
    ['quoted:QTE-123', { quoteStatus: 'quoted', quoteId: 'QTE-123' }],
    ['construction', undefined],
    ['quotedly', undefined],
    ['unquoted', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j gives the quote progress %j (D24)', (text, progress) => {
    expect(quoteProgressOf(text)).toEqual(progress);
  });
});
