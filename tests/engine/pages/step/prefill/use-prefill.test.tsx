// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { SectionChanges } from '../../../../../src/engine/draft/types.ts';
import { OnboardingProvider } from '../../../../../src/engine/pages/onboarding-context.tsx';
import { newDraft } from '../../new-draft.ts';
import { stepOf } from '../../../flow/step-of.ts';
import { flow, onboarding } from '../../onboarding.ts';
import { loadStep } from '../../../../../src/engine/pages/step/load-step.ts';
import {
  useAddress,
  usePrefill,
} from '../../../../../src/engine/pages/step/prefill/use-prefill.ts';

async function openAt(search: string) {
  const step = stepOf(flow, 'industry');
  const module = await loadStep(step);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: '/onboarding', search, state: { kept: true } }]}>
      {children}
    </MemoryRouter>
  );
  return renderHook(() => ({ prefill: usePrefill(step, module), ...useLocation() }), { wrapper })
    .result;
}

it('only parameters that match questions are answers', async () => {
  const page = await openAt('?businessType=food&step=2');
  expect(page.current.prefill.values()).toEqual({ businessType: 'food' });
});

it('once dropped, the URL keeps its other parameters and its state, and has no answers', async () => {
  const page = await openAt('?businessType=food&state=Texas&step=2');
  act(() => page.current.prefill.drop());
  expect(page.current).toMatchObject({ search: '?step=2', state: { kept: true } });
  expect(page.current.prefill.values()).toEqual({});
});

it('a URL without answers stays unchanged', async () => {
  const page = await openAt('?step=2');
  act(() => page.current.prefill.drop());
  expect(page.current.search).toBe('?step=2');
});

async function openWithAddress(id: string, search: string, answers: SectionChanges = {}) {
  const step = stepOf(flow, id);
  const store = newDraft();
  if (Object.keys(answers).length > 0) store.change(answers);
  const from = { pathname: step.source.path, search, state: { kept: true } };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[from]}>
      <OnboardingProvider questionnaire={onboarding} store={store}>
        {children}
      </OnboardingProvider>
    </MemoryRouter>
  );
  const { result } = renderHook(
    () => {
      useAddress(step);
      return useLocation();
    },
    { wrapper },
  );
  return { location: result, draft: store.getSnapshot };
}

const LINK = '?businessType=food&state=Texas&step=5&email=ada%40example.com';
const FROM_LINK = {
  businessType: 'food',
  operatingState: 'Texas',
  email: { email: 'ada@example.com' },
};

it('a personal answer leaves the URL as the step opens; the rest and the state of the page stay', async () => {
  const { location } = await openWithAddress('details', LINK);
  expect(location.current).toMatchObject({
    search: '?businessType=food&state=Texas&step=5',
    state: { kept: true },
  });
});

it.each(['details', 'email', 'ownership'])(
  'a link to "%s" gives the answers that a fresh browser lacks (D62)',
  async (id) => {
    const { draft } = await openWithAddress(id, LINK);
    await vi.waitFor(() => expect(draft().answers).toEqual(FROM_LINK));
  },
);

it('a step whose Continue agrees to something is still to be confirmed', async () => {
  const { draft } = await openWithAddress('details', LINK);
  await vi.waitFor(() => expect(draft().answers).toEqual(FROM_LINK));
  expect(draft().toConfirm).toEqual([flow.source.start]);
});

it('a link replaces no answer, and adds none that its step would refuse', async () => {
  const { draft } = await openWithAddress(
    'details',
    '?businessType=food&state=Atlantis&email=ada%40example.com',
    { businessType: 'construction' },
  );
  const kept = { businessType: 'construction', email: FROM_LINK.email };
  await vi.waitFor(() => expect(draft().answers).toEqual(kept));
});
