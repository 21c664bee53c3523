// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileQuestionnaire } from '../../../../src/engine/compile-questionnaire.ts';
import type { StepModule } from '../../../../src/engine/form/contract.ts';
import * as loads from '../../../../src/engine/pages/step/load-step.ts';
import { useStepLoad } from '../../../../src/engine/pages/step/use-step-load.ts';
import { stepOf } from '../../flow/step-of.ts';
import { asInProduction } from '../../../run/as-in-production.ts';

vi.mock('../../../../src/engine/pages/step/load-step.ts', async (original) => ({
  ...(await original<object>()),
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
    .mockImplementation(({ id }) => new Promise((done, fail) => come.set(id, { done, fail })));
});

const { flow } = compileQuestionnaire({
  flow: {
    id: 'contact',
    steps: [{ id: 'email' }, { id: 'details' }],
    pages: [{ id: 'done', kind: 'outcome' }],
  },
  steps: { email: { schema: { type: 'object' } }, details: { schema: { type: 'object' } } },
});
const email = { step: stepOf(flow, 'email') };
const details = { step: stepOf(flow, 'details') };
const open = () => renderHook(({ step }) => useStepLoad(step), { initialProps: email });

describe('the load of a step', () => {
  it('is immediate if the step was loaded before', () => {
    vi.mocked(loads.loadedStep).mockReturnValue(module);
    expect(open().result.current[0]).toEqual({ kind: 'loaded', module });
    expect(loads.loadStep).not.toHaveBeenCalled();
  });

  it('ends with the module', async () => {
    const { result } = open();
    expect(result.current[0]).toEqual({ kind: 'loading' });
    await act(async () => come.get('email')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'loaded', module });
  });

  it('that fails says so, and is retried on request only', async () => {
    asInProduction();
    const { result, rerender } = open();
    const error = new Error('the network is gone');
    await act(async () => come.get('email')?.fail(error));
    rerender(email);
    expect(result.current[0]).toEqual({ kind: 'failed', error });
    expect(loads.loadStep).toHaveBeenCalledTimes(1);
    act(() => result.current[1]());
    expect(result.current[0]).toEqual({ kind: 'loading' });
    await act(async () => come.get('email')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'loaded', module });
  });

  it('that failed stays failed when the load of an earlier step ends', async () => {
    const { result, rerender } = open();
    rerender(details);
    const error = new Error('the network is gone');
    await act(async () => come.get('details')?.fail(error));
    await act(async () => come.get('email')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'failed', error });
  });

  it('is that of the current step, whichever arrives first', async () => {
    const { result, rerender } = open();
    rerender(details);
    await act(async () => come.get('email')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'loading' });
    await act(async () => come.get('details')?.done(module));
    expect(result.current[0]).toEqual({ kind: 'loaded', module });
  });
});
