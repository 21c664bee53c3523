import { describe, expect, it, vi } from 'vitest';
import { stepValues } from '../../../src/onboarding/step/step-values.ts';

describe('values of the open step', () => {
  it('tell only the field that got another value', () => {
    const values = stepValues({ name: 'Ada', city: 'Rome' });
    const [name, city] = [vi.fn<() => void>(), vi.fn<() => void>()];
    values.subscribe(['name'], name);
    values.subscribe(['city'], city);
    values.become(values.with(['name'], 'Eve'));
    expect(name).toHaveBeenCalledOnce();
    expect(city).not.toHaveBeenCalled();
    expect(values.read(['name'])).toBe('Eve');
  });

  it('tell the whole list of a change inside of it', () => {
    const values = stepValues({ rows: [{ value: '1' }] });
    const told = vi.fn<() => void>();
    values.subscribe(['rows'], told);
    values.become(values.with(['rows', 0, 'value'], '2'));
    expect(told).toHaveBeenCalledOnce();
    expect(values.latest()).toEqual({ rows: [{ value: '2' }] });
  });

  it('lose the key of an emptied field, and make what is missing on the way', () => {
    const values = stepValues({ name: 'Ada' });
    expect(values.with(['name'], undefined)).toEqual({});
    expect(values.with(['issues', 'theft'], true)).toEqual({
      name: 'Ada',
      issues: { theft: true },
    });
  });

  it('lose an object with the last of its answers, and the one around it', () => {
    const values = stepValues({ site: { name: 'Mill', contact: { phone: '1' } }, rows: [{}] });
    expect(values.with(['site', 'contact', 'phone'], undefined)).toEqual({
      site: { name: 'Mill' },
      rows: [{}],
    });
    values.become(values.with(['site', 'name'], undefined));
    expect(values.with(['site', 'contact', 'phone'], undefined)).toEqual({ rows: [{}] });
  });

  it('are not in force before they have become the latest', () => {
    const values = stepValues({ name: 'Ada' });
    values.with(['name'], 'Eve');
    expect(values.latest()).toEqual({ name: 'Ada' });
  });

  it('tell nobody who stopped listening', () => {
    const values = stepValues({});
    const told = vi.fn<() => void>();
    values.subscribe(['name'], told)();
    values.become({ name: 'Ada' });
    expect(told).not.toHaveBeenCalled();
  });
});
