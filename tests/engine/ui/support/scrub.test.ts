import { describe, expect, it } from 'vitest';
import { scrub } from '../../../../src/engine/ui/support/log.ts';

describe('a line for support', () => {
  it.each([
    ['an e-mail address', 'refused ada.byron+x@example.co.uk twice', /ada|byron|example/],
    ['a phone number as it is kept', 'call (312) 555-0100 now', /312|555|0100/],
    ['a phone number as it is typed', 'call +1 312.555.0100 now', /312|555|0100/],
    ['a ZIP code', 'of 60614-1234', /60614|1234/],
    ['an amount', 'earns 150,000 a year', /150|000/],
    ['a quote id', 'QTE-1234567 was made', /1234567/],
    ['the id of a draft', 'no row 3f2b0c1e-9d7a-4c55-8f1e-0123456789ab', /3f2b|9d7a|89ab/],
    ['an id in capitals', '3F2B0C1E-9D7A-4C55-8F1E-0123456789AB', /3F2B|9D7A/],
    [
      'the query of an address',
      'GET https://x.test/onboarding/email?email=a%40b.co&step=5',
      /a%40b|step/,
    ],
    ['the fragment of an address', 'at /onboarding#resume=secret', /secret/],
    [
      'what a browser quotes',
      `Unexpected token 'A', "Ada Byron,"... is not valid JSON`,
      /Ada|Byron/,
    ],
    ['a quotation that was cut', 'JSON Parse error: "Ada Byron', /Ada|Byron/],
  ])('does not hold %s', (_name, line, secret) => {
    expect(line).toMatch(secret);
    expect(scrub(line)).not.toMatch(secret);
  });

  it('replaces several in one line, each by its kind', () => {
    const two = (one: string, other: string) => `${one} then ${other}`;
    expect(scrub(two('"Ada"', '“Eve”'))).toBe('"…" then "…"');
    expect(scrub(two('/a?b=1', '/c#d'))).toBe('[address] then [address]');
    expect(scrub(two('a@b.co', 'c@d.co'))).toBe('[e-mail] then [e-mail]');
    const id = '3f2b0c1e-9d7a-4c55-8f1e-0123456789ab';
    expect(scrub(two(id, id))).toBe('[id] then [id]');
    expect(scrub(two('(312) 555-0100', '60614'))).toBe('[number] then [number]');
  });

  it('keeps what is about the code', () => {
    expect(scrub('Draft: remote save failed (503); it will be tried again.')).toBe(
      'Draft: remote save failed (503); it will be tried again.',
    );
    expect(scrub('TypeError: x is undefined at index-a1B2.js:12:3456')).toContain('index-a1B2.js');
  });

  it('is a single short line', () => {
    expect(scrub(' a\nb\t c\n')).toBe('a b c');
    expect(scrub('x '.repeat(5000)).length).toBeLessThanOrEqual(200);
  });
});
