// @vitest-environment happy-dom
import { cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAfterPress } from '../../../src/engine/ui/deferred.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The order of events: the click comes between the release and what follows it. */
function press(end: 'pointerUp' | 'keyDown') {
  const done: string[] = [];
  const { result } = renderHook(() => useAfterPress());
  const act = (name: string) => result.current(() => done.push(name));
  act('before');
  fireEvent.pointerDown(document.body);
  act('message');
  act('focus');
  fireEvent[end](document.body);
  done.push('click');
  vi.runAllTimers();
  act('after');
  return done;
}

it.each(['pointerUp', 'keyDown'] as const)(
  'what may move the page waits for the click of a press that ends with %s',
  (end) => {
    expect(press(end)).toEqual(['before', 'click', 'message', 'focus', 'after']);
  },
);
