import { describe, expect, it } from 'vitest';
import { fillText } from '../../../src/form/input/fill-text.ts';

describe('a text with places', () => {
  it('gets its values, zero included', () => {
    expect(fillText('{count} of {max} selected', { count: 0, max: 3 })).toBe('0 of 3 selected');
  });

  it('keeps a place for which there is no value, so that the mistake is seen', () => {
    expect(fillText('{cuont} selected', { count: 1 })).toBe('{cuont} selected');
  });
});
