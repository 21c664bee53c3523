// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { captureEarlyAnswers } from '../../src/engine/pages/early-answers.ts';
import { prepareHydration } from '../../../src/site/funnel/hydration.ts';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';

vi.mock('../../src/engine/pages/early-answers.ts', () => ({
  captureEarlyAnswers: vi.fn<() => void>(),
}));
vi.mock('../../../src/engine/pages/step/load-step.ts', async (original) => ({
  ...(await original<object>()),
  loadStep: vi.fn<typeof loadStep>(),
}));

beforeEach(() => {
  vi.mocked(captureEarlyAnswers).mockReset();
  vi.mocked(loadStep).mockReset();
});

describe('hydrating the prerendered page', () => {
  it.each(['/onboarding', '/onboarding/', '/Onboarding'])('loads the step at %s', async (path) => {
    await prepareHydration(path, document);
    expect(loadStep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'industry' }));
  });

  it('replays the early answers only when the step has loaded, so that none is missed', async () => {
    let arrive = () => {};
    vi.mocked(loadStep).mockImplementation(
      () =>
        new Promise((_done, fail) => {
          arrive = () => fail(new Error('the network is gone'));
        }),
    );
    const failed = prepareHydration('/onboarding', document);
    await vi.waitFor(() => expect(loadStep).toHaveBeenCalled());
    expect(captureEarlyAnswers).not.toHaveBeenCalled();
    arrive();
    await expect(failed).rejects.toThrow('network');
    expect(captureEarlyAnswers).not.toHaveBeenCalled();
  });

  it.each(['/quote', '/nowhere'])('loads no step at %s', async (path) => {
    await prepareHydration(path, document);
    expect(loadStep).not.toHaveBeenCalled();
    expect(captureEarlyAnswers).toHaveBeenCalledWith(document);
  });
});
