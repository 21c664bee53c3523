// @vitest-environment happy-dom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Keywords } from '../../../../src/engine/flow/compile/keywords.ts';
import { foundItems, useSearch } from '../../../../src/engine/form/search/use-search.ts';

const choices = [
  { id: 'plumbing', names: ['Plumbing'] },
  { id: 'painting', names: ['Painting'] },
];
const keywords: Keywords = { plumbing: ['pipe'] };

it('keywords are not loaded before somebody is about to search, and then once', async () => {
  const load = vi.fn<() => Promise<Keywords>>(async () => keywords);
  const { result } = renderHook(() => useSearch(choices, load));
  expect(load).not.toHaveBeenCalled();
  act(() => result.current.prepare());
  act(() => result.current.prepare());
  act(() => result.current.seek('pipes'));
  await waitFor(() => expect(result.current.result.kind).toBe('found'));
  act(() => result.current.prepare());
  expect(load).toHaveBeenCalledOnce();
  expect(result.current.result.hits).toEqual([{ id: 'plumbing', keyword: 'pipe' }]);
});

it('a list stays whole while its keywords cannot be loaded, and is searched once they can', async () => {
  const load = vi
    .fn<() => Promise<Keywords>>(async () => keywords)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { result } = renderHook(() => useSearch(choices, load));
  act(() => result.current.prepare());
  act(() => result.current.seek('pipe'));
  await waitFor(() => expect(result.current.result).toEqual({ kind: 'unavailable', hits: [] }));
  act(() => result.current.prepare());
  await waitFor(() => expect(result.current.result.kind).toBe('found'));
});

it('a list without keywords is searched by its names', async () => {
  const { result } = renderHook(() => useSearch(choices, undefined));
  act(() => result.current.prepare());
  act(() => result.current.seek('pain'));
  await waitFor(() => expect(result.current.result.hits).toEqual([{ id: 'painting' }]));
});

it('what was found comes in the order of the search, with its keyword', () => {
  const items = ['a', 'b', 'c'];
  const hits = [{ id: 'c' }, { id: 'a', keyword: 'first' }];
  expect(foundItems(items, { hits }, (item) => item)).toEqual([
    { item: 'c' },
    { item: 'a', keyword: 'first' },
  ]);
  expect(foundItems(items, { hits: [] }, (item) => item)).toEqual([
    { item: 'a' },
    { item: 'b' },
    { item: 'c' },
  ]);
});
