import type { Outcome } from './journey.ts';

const TELL_EVERY = 10;

export type Runs = {
  /** How many, from which number on, and how many at once. */
  runs: number;
  from: number;
  visitors: number;
  seed: number;
};

/**
 * Plays random visitors, several at a time, until all are done or one has failed; prints how many, and
 * what the failed one did.
 */
export async function playMany(
  name: string,
  { runs, from, visitors, seed }: Runs,
  play: (number: number) => Promise<Outcome>,
): Promise<void> {
  const started = Date.now();
  const failures: { number: number; outcome: Outcome }[] = [];
  let [next, done, actions] = [from, 0, 0];

  async function playOn(): Promise<void> {
    while (next < from + runs && failures.length === 0) {
      const number = next;
      next += 1;
      const outcome = await play(number);
      if (outcome.broken !== undefined) {
        failures.push({ number, outcome });
        return;
      }
      done += 1;
      actions += outcome.actions.length;
      if (done % TELL_EVERY === 0) console.log(`${name}: ${done} visitors, ${actions} actions`);
    }
  }

  await Promise.all(Array.from({ length: visitors }, playOn));
  const seconds = Math.round((Date.now() - started) / 1000);
  const seen = `${name}: ${done} visitors, ${actions} actions`;
  const [failed] = failures;
  if (failed === undefined) {
    console.log(`${seen}, 0 failures in ${seconds} s (seed ${seed})`);
    return;
  }
  console.error(`\n${name}, seed ${seed}, visitor ${failed.number}:\n${report(failed.outcome)}`);
  console.error(`${seen} before it, without a failure`);
  process.exitCode = 1;
}

function report({ actions, broken }: Outcome): string {
  return [...actions.map((action, index) => `${index + 1}. ${action}`), `✘ ${broken}`].join('\n');
}
