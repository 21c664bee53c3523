// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useKeptTab } from '../../../src/studio/session/studio-context.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const tabOf = (root: string) => renderHook(() => useKeptTab(root)).result;

test('a reloaded page opens the same tab, for each project its own', () => {
  const tab = tabOf('/one');
  expect(tab.current[0]).toBe('step');
  act(() => tab.current[1]('paths'));
  expect(tab.current[0]).toBe('paths');
  expect(tabOf('/one').current[0]).toBe('paths');
  expect(tabOf('/other').current[0]).toBe('step');
});
