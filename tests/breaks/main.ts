/**
 * `npm run fuzz -- breaks`: makes each statement of `tests/conformance.json` untrue in a copy of the
 * project, one at a time, and asks the row's own test. `--row 7.6` tries one, `--in node` only those
 * whose test needs no browser, `--sample 40 --seed 1` forty drawn by the seed. `--together 30` builds
 * thirty breaks at once for the browser: a first look, in which a test may also fail for the break of
 * another row.
 */
import { Command, Option } from '@commander-js/extra-typings';
import { readFileSync } from 'node:fs';
import { randomFrom } from '../../src/checker/visitors/random-visit.ts';
import { sample } from '../mutants/sample.ts';
import { allBreaks, allRows, batchesOf, unbreakable } from './breaks.ts';
import { copyToBreak, isOfBrowser, type Verdict } from './run.ts';

const values = new Command('fuzz breaks')
  .option('--row <id...>', 'only these rows')
  .addOption(
    new Option('--in <place>', 'only tests that run there').choices(['node', 'browser'] as const),
  )
  .option('--sample <number>', 'so many of them, drawn by the seed', Number)
  .option('--seed <number>', 'repeats a sample', Number, Date.now() % 100_000)
  .option('--together <number>', 'breaks in one build for the browser', Number, 1)
  .option('--port <number>', 'of the server of the browser tests', Number, 4193)
  .parse()
  .opts();

const started = Date.now();
const isAsked = ({ id, test }: { id: string; test: string }) =>
  (values.row?.includes(id) ?? true) &&
  (values.in === undefined || (values.in === 'browser') === isOfBrowser(test));
const asked = allRows.filter(isAsked);
const all = asked.flatMap((row) =>
  allBreaks.filter((one) => one.row === row.id).map((one) => ({ one, row })),
);
const tried =
  values.sample === undefined ? all : sample(all, values.sample, randomFrom(values.seed));
const isBuilt = ({ row }: (typeof tried)[number]) => isOfBrowser(row.test);
const batches = [
  ...tried.filter((one) => !isBuilt(one)).map((one) => [one]),
  ...batchesOf(tried.filter(isBuilt), values.together, (file) => readFileSync(file, 'utf8')),
];
const copy = copyToBreak(values.port);
const counts = new Map<string, number>();
const NONE: Verdict = { fate: 'not run', why: 'no verdict' };
try {
  for (const batch of batches) {
    const verdicts = copy.judge(batch);
    for (const [index, { one, row }] of batch.entries()) {
      const verdict = verdicts[index] ?? NONE;
      const kind = `${one.where}, ${verdict.fate}`;
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      console.log(inWords(row.id, one.where, verdict));
      if (verdict.fate !== 'noticed') {
        console.log(`  ${row.statement}\n  ${row.test}\n  ${one.file}: ${one.from} → ${one.to}`);
        process.exitCode = 1;
      }
    }
  }
} finally {
  copy.remove();
}

for (const [kind, count] of counts) console.log(`${kind}: ${count}`);
console.log(`${tried.length} of ${all.length} breaks, --seed ${values.seed}`);
console.log(`${asked.length} rows, ${unbreakable.length} of all cannot be broken`);
console.log(`${Math.round((Date.now() - started) / 1000)} s`);

function inWords(id: string, where: string, verdict: Verdict): string {
  const sign = verdict.fate === 'noticed' ? '✔' : '✘';
  const why = 'why' in verdict ? `: ${verdict.why.slice(0, 140)}` : '';
  return `${sign} ${id} ${where}, ${verdict.fate}${why}`;
}
