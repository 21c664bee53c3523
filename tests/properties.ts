import fc from 'fast-check';
import { vi } from 'vitest';

// How long many random cases take says something about the machine, nothing about the code.
vi.setConfig({ testTimeout: 120_000 });

/** One seed for the whole run; `SEED=123 npx vitest run …` repeats a run exactly. */
const seed = Number(process.env['SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

/**
 * Holds a property to random cases. The seed is printed at once, so that even a run that hangs
 * or crashes can be repeated; fast-check adds the shrunk counterexample.
 */
export function holds<Ts extends unknown[]>(
  name: string,
  property: fc.IProperty<Ts>,
  numRuns: number,
): void {
  console.info(`${name}: seed ${seed}, ${numRuns} runs`);
  fc.assert(property, { seed, numRuns });
}

/** The same for a property that has to wait. */
export async function holdsAsync<Ts extends unknown[]>(
  name: string,
  property: fc.IAsyncProperty<Ts>,
  numRuns: number,
): Promise<void> {
  console.info(`${name}: seed ${seed}, ${numRuns} runs`);
  await fc.assert(property, { seed, numRuns });
}

/** The value with everything inside of it frozen: whoever writes into it throws. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
