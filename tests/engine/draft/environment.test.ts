import { describe, expect, it } from 'vitest';
import {
  browserEnvironment,
  browserRandomness,
  uuidFromBytes,
} from '../../../src/engine/draft/environment.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('the environment of a page', () => {
  it('makes version 4 ids even without a secure origin and randomUUID', () => {
    const bytes = globalThis.crypto;
    const insecure = { getRandomValues: bytes.getRandomValues.bind(bytes) };
    expect(browserRandomness(insecure).uuid()).toMatch(UUID);
    expect(browserRandomness(globalThis.crypto).uuid()).toMatch(UUID);
    expect(uuidFromBytes(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
    expect(uuidFromBytes(new Uint8Array(16).fill(255))).toBe(
      'ffffffff-ffff-4fff-bfff-ffffffffffff',
    );
  });

  it('has no storage when the browser forbids it, and no locks when there are none', () => {
    const page = {
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
      navigator: {},
      crypto: globalThis.crypto,
    } as unknown as Window & typeof globalThis;
    const environment = browserEnvironment(page);
    expect(environment.storage).toBeNull();
    expect(environment.locks).toBeUndefined();
  });
});
