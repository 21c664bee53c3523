// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { StepModule } from '../../../src/form/contract.ts';
import * as loads from '../../../src/onboarding/step/load-step.ts';
import { useStepLoad } from '../../../src/onboarding/step/use-step-load.ts';

vi.mock('../../../src/onboarding/step/load-step.ts', () => ({
  loadStep: vi.fn<typeof loads.loadStep>(),
  loadedStep: vi.fn<typeof loads.loadedStep>(),
}));

const module: StepModule = { schema: {}, uiSchema: {} } as StepModule;
const come = new Map<string, { done: (module: StepModule) => void; fail: (e: Error) => void }>();

beforeEach(() => {
  come.clear();
  vi.mocked(loads.loadedStep).mockReset();
  vi.mocked(loads.loadStep)
    .mockReset()
    .mockImplementation((id) => new Promise((done, fail) => come.set(id, { done, fail })));
});

const open = (first: string) =>
  renderHook(({ id }) => useStepLoad(id), { initialProps: { id: first } });

describe('the load of a step', () => {
  it('is immediate if the step was loaded before', () => {
    vi.mocked(loads.loadedStep).mockReturnValue(module);
    expect(open('email').result.current[0]).toEqual({ kind: 'loaded', module });
    expect(loads.loadStep).not.toHaveBeenCalled();
  });

  it('ends with the module', async () => {
    const { result } = open('email');
    expect(result.current[0]).toEqual({ kind: 'loading' });
    await act(async () => come.get('email')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'loaded', module });
  });

  it('that fails says so, and is retried on request only', async () => {
    const { result, rerender } = open('email');
    const error = new Error('the network is gone');
    await act(async () => come.get('email')?.fail(error));
    rerender({ id: 'email' });
    expect(result.current[0]).toEqual({ kind: 'failed', error });
    expect(loads.loadStep).toHaveBeenCalledTimes(1);
    act(() => result.current[1]());
    expect(result.current[0]).toEqual({ kind: 'loading' });
    await act(async () => come.get('email')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'loaded', module });
  });

  it('that failed stays failed when the load of an earlier step ends', async () => {
    const { result, rerender } = open('email');
    rerender({ id: 'details' });
    const error = new Error('the network is gone');
    await act(async () => come.get('details')?.fail(error));
    await act(async () => come.get('email')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'failed', error });
  });

  it('is that of the current step, whichever arrives first', async () => {
    const { result, rerender } = open('email');
    rerender({ id: 'details' });
    await act(async () => come.get('email')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'loading' });
    await act(async () => come.get('details')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'loaded', module });
  });
});
