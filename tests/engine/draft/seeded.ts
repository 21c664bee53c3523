import fc from 'fast-check';

/** Checks a property and prints the seed; `SEED=123` repeats a run. */
export function seeded<T>(property: fc.IProperty<T>, numRuns = 200): void {
  fc.assert(property, parameters(numRuns));
}

/** The async version of `seeded`. */
export async function seededAsync<T>(property: fc.IAsyncProperty<T>, numRuns = 100): Promise<void> {
  await fc.assert(property, parameters(numRuns));
}

function parameters(numRuns: number): { seed: number; numRuns: number } {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
  console.info(`fast-check seed ${seed}, ${numRuns} runs`);
  return { seed, numRuns };
}
