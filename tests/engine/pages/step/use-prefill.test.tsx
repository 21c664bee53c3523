// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { stepOf } from '../../flow/step-of.ts';
import { flow } from '../onboarding.ts';
import { loadStep } from '../../../../src/engine/pages/step/load-step.ts';
import { usePersonalDropped, usePrefill } from '../../../../src/engine/pages/step/use-prefill.ts';

async function openAt(search: string) {
  const step = stepOf(flow, 'industry');
  const module = await loadStep(step);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[`/onboarding${search}`]}>{children}</MemoryRouter>
  );
  return renderHook(() => ({ prefill: usePrefill(step, module), search: useLocation().search }), {
    wrapper,
  }).result;
}

it('only parameters that match questions are answers', async () => {
  const page = await openAt('?businessType=food&step=2');
  expect(page.current.prefill.values()).toEqual({ businessType: 'food' });
});

it('once dropped, the URL keeps its other parameters and has no answers', async () => {
  const page = await openAt('?businessType=food&state=Texas&step=2');
  act(() => page.current.prefill.drop());
  expect(page.current.search).toBe('?step=2');
  expect(page.current.prefill.values()).toEqual({});
});

it('a URL without answers stays unchanged', async () => {
  const page = await openAt('?step=2');
  act(() => page.current.prefill.drop());
  expect(page.current.search).toBe('?step=2');
});

it('a personal answer leaves the URL as the step opens; the rest and the state of the page stay', () => {
  const step = stepOf(flow, 'details');
  const from = {
    pathname: step.source.path,
    search: '?businessType=food&step=5&email=ada%40example.com',
    state: { kept: true },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[from]}>{children}</MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      usePersonalDropped(flow, step);
      return useLocation();
    },
    { wrapper },
  );
  expect(result.current).toMatchObject({
    search: '?businessType=food&step=5',
    state: { kept: true },
  });
});
