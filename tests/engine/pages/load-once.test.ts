import { describe, expect, it, vi } from 'vitest';
import { loadOnce } from '../../../src/engine/pages/load-once.ts';

describe('what is loaded by name', () => {
  it('is loaded once, and available synchronously from then on', async () => {
    const loader = vi.fn<() => Promise<string>>(async () => 'the module');
    const loads = loadOnce((name) => (name === 'email' ? loader : undefined));
    expect(loads.loaded('email')).toBeUndefined();
    const [one, other] = [loads.load('email'), loads.load('email')];
    expect(other).toBe(one);
    expect(await one).toBe('the module');
    expect(loads.loaded('email')).toBe('the module');
    expect(loader).toHaveBeenCalledOnce();
  });

  it('is retried after a failed load', async () => {
    const loader = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new Error('dead network'))
      .mockResolvedValueOnce('the module');
    const loads = loadOnce(() => loader);
    await expect(loads.load('email')).rejects.toThrow('dead network');
    expect(loads.loaded('email')).toBeUndefined();
    expect(await loads.load('email')).toBe('the module');
  });

  it('is undefined if there is nothing of that name', () => {
    const loads = loadOnce(() => undefined);
    expect(loads.load('nowhere')).toBeUndefined();
  });
});
