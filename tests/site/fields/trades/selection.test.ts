import { describe, expect, it } from 'vitest';
import type { Trade } from '../../../../src/site/fields/trades/catalog.ts';
import {
  countPicks,
  picksOf,
  toggleOption,
  toggleTrade,
  type TradePick,
} from '../../../../src/site/fields/trades/widget.tsx';

function trade(id: string, ...codes: string[]): Trade {
  return {
    id,
    name: id.toUpperCase(),
    icon: '',
    note: undefined,
    highRisk: false,
    codes: codes.map((code) => ({ code, label: code, description: `what ${code} is` })),
  };
}

const painting = trade('painting', '5474');
const masonry = trade('masonry', '5022');
const tile = trade('tile', '5348');
const carpentry = trade('carpentry', '5403', '5645');
const trades = [painting, masonry, tile, carpentry];

const pick = ({ id, name }: Trade, ncciCode: string): TradePick => ({
  id,
  name,
  ncciCode,
  ncciDescription: `what ${ncciCode} is`,
});
const three = [pick(painting, '5474'), pick(masonry, '5022'), pick(tile, '5348')];

describe('choosing trades', () => {
  it('adds a single-code trade with its code at once, and removes it', () => {
    const added = toggleTrade([], painting, 3);
    expect(added).toEqual({ kind: 'changed', picks: [pick(painting, '5474')] });
    expect(toggleTrade(three, masonry, 3)).toEqual({
      kind: 'changed',
      picks: [three[0], three[2]],
    });
  });

  it('counts a multi-code trade only once an option is chosen', () => {
    const waiting = [{ id: 'carpentry', name: 'CARPENTRY' }];
    expect(toggleTrade([], carpentry, 3)).toEqual({ kind: 'changed', picks: waiting });
    expect(countPicks(waiting)).toBe(0);
    const chosen = toggleOption(waiting, carpentry, '5645', 3);
    expect(chosen).toEqual({ kind: 'changed', picks: [pick(carpentry, '5645')] });
  });

  it('accepts several options of one trade and drops the trade with its last option', () => {
    const both = toggleOption([pick(carpentry, '5645')], carpentry, '5403', 3);
    expect(both).toEqual({
      kind: 'changed',
      picks: [pick(carpentry, '5645'), pick(carpentry, '5403')],
    });
    expect(toggleOption([pick(carpentry, '5403')], carpentry, '5403', 3)).toEqual({
      kind: 'changed',
      picks: [],
    });
  });

  it('removes all options with their trade', () => {
    const picks = [pick(carpentry, '5645'), pick(painting, '5474'), pick(carpentry, '5403')];
    expect(toggleTrade(picks, carpentry, 3)).toEqual({
      kind: 'changed',
      picks: [pick(painting, '5474')],
    });
  });

  it('refuses a fourth trade and a fourth option, each for its own reason', () => {
    expect(toggleTrade(three, carpentry, 3)).toEqual({ kind: 'refused', reason: 'types' });
    const full = [...three.slice(0, 2), pick(carpentry, '5403')];
    expect(toggleOption(full, carpentry, '5645', 3)).toEqual({
      kind: 'refused',
      reason: 'options',
    });
  });
});

describe('trades of an old draft', () => {
  it('can be plain ids or objects', () => {
    const stored = ['painting', 'carpentry', 'unknown', pick(tile, '5348'), { id: 'masonry' }, 7];
    expect(picksOf(stored, trades)).toEqual([
      pick(painting, '5474'),
      { id: 'carpentry', name: 'CARPENTRY' },
      pick(tile, '5348'),
      { id: 'masonry', name: 'masonry' },
    ]);
    expect(picksOf(undefined, trades)).toEqual([]);
  });
});
