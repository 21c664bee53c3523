import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPlace } from '../../../src/site/funnel/hydration.ts';
import { loadStep } from '../../../src/engine/pages/step/load-step.ts';

vi.mock('../../../src/engine/pages/step/load-step.ts', async (original) => ({
  ...(await original<object>()),
  loadStep: vi.fn<typeof loadStep>(),
}));

beforeEach(() => {
  vi.mocked(loadStep).mockReset();
});

describe('hydrating the prerendered page', () => {
  it.each(['/onboarding', '/onboarding/', '/Onboarding'])('loads the step at %s', async (path) => {
    await loadPlace(path);
    expect(loadStep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 'industry' }));
  });

  it('waits for the step, so that it hydrates in one go', async () => {
    let arrive = () => {};
    vi.mocked(loadStep).mockImplementation(
      () =>
        new Promise((_done, fail) => {
          arrive = () => fail(new Error('the network is gone'));
        }),
    );
    const failed = loadPlace('/onboarding');
    await vi.waitFor(() => expect(loadStep).toHaveBeenCalled());
    arrive();
    await expect(failed).rejects.toThrow('network');
  });

  it.each(['/quote', '/nowhere'])('loads no step at %s', async (path) => {
    await loadPlace(path);
    expect(loadStep).not.toHaveBeenCalled();
  });
});
