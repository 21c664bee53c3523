import { describe, expect, it } from 'vitest';
import { fill } from '../../../src/engine/logic/text-syntax.ts';

describe('a text with placeholders', () => {
  it('gets its values, including zero', () => {
    expect(fill('{count} of {max} selected', { count: 0, max: 3 })).toBe('0 of 3 selected');
  });

  it('keeps a placeholder without a value, so that the mistake is visible', () => {
    expect(fill('{cuont} selected', { count: 1 })).toBe('{cuont} selected');
  });
});
