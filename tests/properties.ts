import fc from 'fast-check';

/** One seed for the whole run; `SEED=123 npx vitest run …` repeats a run exactly. */
const seed = Number(process.env['SEED'] ?? Math.trunc(Math.random() * 2 ** 31));

/**
 * Checks a property on random cases. The seed is printed first, so that even a run that hangs or
 * crashes can be repeated; fast-check adds the shrunk counterexample.
 */
export function holds<Ts extends unknown[]>(
  name: string,
  property: fc.IProperty<Ts>,
  numRuns: number,
): void {
  console.info(`${name}: seed ${seed}, ${numRuns} runs`);
  fc.assert(property, { seed, numRuns });
}

/** The same for an asynchronous property. */
export async function holdsAsync<Ts extends unknown[]>(
  name: string,
  property: fc.IAsyncProperty<Ts>,
  numRuns: number,
): Promise<void> {
  console.info(`${name}: seed ${seed}, ${numRuns} runs`);
  await fc.assert(property, { seed, numRuns });
}

/** The value, deeply frozen: a write into it throws. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}
