// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Place } from '../../../src/flow/navigate.ts';
import { usePendingPlace } from '../../../src/onboarding/step/use-pending-place.ts';

const place: Place = { id: 'quote', path: '/onboarding/quote', query: [], state: {} };
const behind = { name: 'preparing-quote', place };

it('the step shows its form until there is a place behind an interlude', () => {
  const { result } = renderHook(() => usePendingPlace());
  expect(result.current[0]).toBeNull();
  act(() => result.current[1](behind));
  expect(result.current[0]).toBe(behind);
});

it('Back ends the interlude, and a later one starts over', () => {
  const { result } = renderHook(() => usePendingPlace());
  act(() => result.current[1](behind));
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(result.current[0]).toBeNull();
  act(() => result.current[1](behind));
  expect(result.current[0]).toBe(behind);
});
