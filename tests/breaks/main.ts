/**
 * `npm run fuzz -- breaks`: makes each statement of `tests/conformance.json` untrue in a copy of the
 * project, one at a time, and asks the row's own test. `--row 7.6` tries one, `--in node` only those
 * whose test needs no browser.
 */
import { Command, Option } from '@commander-js/extra-typings';
import { allBreaks, allRows, unbreakable } from './breaks.ts';
import { copyToBreak, isOfBrowser, type Verdict } from './run.ts';

const values = new Command('fuzz breaks')
  .option('--row <id...>', 'only these rows')
  .addOption(
    new Option('--in <place>', 'only tests that run there').choices(['node', 'browser'] as const),
  )
  .option('--port <number>', 'of the server of the browser tests', Number, 4193)
  .parse()
  .opts();

const started = Date.now();
const isAsked = ({ id, test }: { id: string; test: string }) =>
  (values.row?.includes(id) ?? true) &&
  (values.in === undefined || (values.in === 'browser') === isOfBrowser(test));
const asked = allRows.filter(isAsked);
const copy = copyToBreak(values.port);
const counts = new Map<string, number>();
try {
  for (const row of asked) {
    for (const one of allBreaks.filter(({ row: id }) => id === row.id)) {
      const verdict = copy.judge(one, row);
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

const named = new Set([...allBreaks, ...unbreakable].map(({ row }) => row));
const without = asked.filter(({ id }) => !named.has(id));
for (const [kind, count] of counts) console.log(`${kind}: ${count}`);
console.log(
  `${asked.length} rows, ${unbreakable.length} of all cannot be broken, ${without.length} have no break`,
);
console.log(`${Math.round((Date.now() - started) / 1000)} s`);

function inWords(id: string, where: string, verdict: Verdict): string {
  const sign = verdict.fate === 'noticed' ? '✔' : '✘';
  const why = 'why' in verdict ? `: ${verdict.why.slice(0, 140)}` : '';
  return `${sign} ${id} ${where}, ${verdict.fate}${why}`;
}
