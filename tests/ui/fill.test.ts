import { describe, expect, it } from 'vitest';
import { fill } from '../../src/ui/fill.ts';

describe('a text with places', () => {
  it('gets its values, zero included', () => {
    expect(fill('{count} of {max} selected', { count: 0, max: 3 })).toBe('0 of 3 selected');
  });

  it('keeps a place for which there is no value, so that the mistake is seen', () => {
    expect(fill('{cuont} selected', { count: 1 })).toBe('{cuont} selected');
  });
});
