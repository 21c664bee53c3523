import { describe, expect, it } from 'vitest';
import { sectionReader } from '../../../../src/engine/draft/migrations/sections.ts';
import type { Shape } from '../../../../src/engine/flow/stored/shape.ts';

describe('the e-mail section', () => {
  const shape: Shape = { is: 'object', properties: { email: { is: 'one', of: ['string'] } } };
  const read = sectionReader({ email: shape }, { email: { textOf: 'email' } });

  it.each<[unknown, string | undefined]>([
    ['a@b.co', 'a@b.co'],
    [{ email: 'a@b.co' }, 'a@b.co'],
    ['', ''],
    [{ email: 7 }, undefined],
    [['a@b.co'], undefined],
    [null, undefined],
    [7, undefined],
  ])('stored as %j is the text %j', (stored, email) => {
    expect(read('email', stored)).toEqual(email === undefined ? undefined : { email });
  });

  it('stored without a text is an empty field, not a broken draft', () => {
    expect(read('email', {})).toEqual({});
  });
});

describe('saved trades', () => {
  const plumbing = { id: 'plumbing', name: 'Plumbing', ncciCode: '5183' };
  const carpentry = { id: 'carpentry', name: 'Carpentry' };
  const commercial = { ...carpentry, ncciCode: '5403' };
  const read = sectionReader(
    { trades: { is: 'list', items: { is: 'object', properties: {} } } },
    { trades: { entries: [plumbing, carpentry] } },
  );

  it.each<[string, unknown, unknown]>([
    ['plain ids', ['plumbing', 'carpentry'], [plumbing, carpentry]],
    ['objects', [plumbing, commercial], [plumbing, commercial]],
    ['both mixed', ['plumbing', commercial], [plumbing, commercial]],
    ['objects without a name', [{ id: 'plumbing' }], [plumbing]],
    ['ids of which one is known', ['alchemy', 'plumbing'], [plumbing]],
    ['none chosen', [], []],
    ['ids that nobody knows', ['alchemy'], undefined],
    ['no list', 'plumbing', undefined],
    ['an object', { plumbing: true }, undefined],
    ['a list of nothing', [null, 7, {}], undefined],
  ])('stored as %s', (_, stored, expected) => {
    expect(read('trades', stored)).toEqual(expected);
  });

  it('survive an upgrade unchanged', () => {
    const once = read('trades', ['plumbing', commercial]);
    expect(read('trades', once)).toEqual(once);
  });
});
