import { Command } from '@commander-js/extra-typings';
import { readProject } from '../../src/server/project/files.ts';
import { applyAll } from '../../src/checker/project/edit.ts';
import { namedFlows } from '../../src/checker/model/chosen-flow.ts';
import { buildModel, flowPaths } from '../../src/checker/model/model.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { goodEdits } from './generated/good.ts';
import { randomFrom } from '../../src/checker/visitors/random-visit.ts';
import { allGenerated, judgeIn, killedOf, sampled, tableOf } from './generated/judge.ts';
import { killAll, scoreText } from './kill.ts';
import { sample } from './sample.ts';
import { uniqueTable } from './unique.ts';
import { writtenMutants } from './written.ts';

/** Minimum percentage of handwritten mutants that must be killed. */
const REQUIRED = 98;
/** The same for generated mutants that are not equivalent. */
const REQUIRED_GENERATED = 97;

const values = new Command('fuzz mutants')
  .option('--root <folder>', 'folder that contains flows/ and schemas/', '.')
  .option('--flow <name>', 'only this questionnaire')
  .option('--each <number>', 'generated mutants of each kind; 0: only handwritten ones', Number, 2)
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 100_000)
  .option('--no-written', 'without the handwritten ones')
  .option('--only <text>', 'kinds whose name contains this', '')
  .option('--good <number>', 'good edits to check, or "all"', '12')
  .option('--unique <number>', 'only the unique finds of each rule, among so many handwritten ones')
  .option('--verbose', 'a line for each', false)
  .parse()
  .opts();

const texts = readProject(values.root);
if (values.unique !== undefined) {
  const written = writtenMutants(texts).map(({ mutant }) => mutant);
  const asked = sample(written, Number(values.unique), randomFrom(values.seed));
  console.log(uniqueTable(texts, asked));
  process.exit();
}
if (values.written) {
  const { text, percent } = scoreText(killAll(texts));
  console.log(text);
  if (percent < REQUIRED) process.exitCode = 1;
}

const paths = flowPaths(texts);
const named = namedFlows(texts, values.flow);
if (!named.ok) throw new Error(named.problems.join(' '));
/** With `--flow`, only files read by that questionnaire and no other are mutated. */
const own = named.value.flatMap((path) => filesOf(path));
const others = paths.filter((path) => !named.value.includes(path)).flatMap((path) => filesOf(path));
const isMeant = (file: string) => own.includes(file) && !others.includes(file);
const all = allGenerated(texts)
  .filter(({ kind }) => kind.includes(values.only))
  .filter(({ mutant }) => others.length === 0 || mutant.edits.every(({ file }) => isMeant(file)));
const some = sampled(all, values.each, values.seed);
console.log(`${some.length} of ${all.length} generated mutants, --seed ${values.seed}`);
const judge = judgeIn(texts, values.seed);
const judged = some.map((one, index) => {
  const outcome = judge(one);
  if (values.verbose) console.log(index + 1, outcome.fate, outcome.kind, outcome.by.slice(0, 160));
  return outcome;
});
console.log(tableOf(judged.filter(({ fate }) => fate !== 'nothing')));
const killed = killedOf(judged);
console.log(`Killed: ${killed.toFixed(1)} % of those that are not equivalent.`);
if (killed < REQUIRED_GENERATED) process.exitCode = 1;

const good = goodEdits(texts);
const wanted =
  values.good === 'all' ? good : sample(good, Number(values.good), randomFrom(values.seed));
const refused = wanted.flatMap(({ name, edits }, index) => {
  const found = lint(applyAll(texts, edits));
  if (values.verbose) console.log(index + 1, found.length === 0 ? 'fine' : 'refused', name);
  return found.map(({ code, message }) => `refused: ${name}: ${code} ${message}`);
});
console.log(`${wanted.length} of ${good.length} good edits, ${refused.length} findings.`);
for (const line of refused) console.log(line);
if (refused.length > 0) process.exitCode = 1;

function filesOf(path: string): string[] {
  return buildModel(texts, undefined, path).files.map((file) => file.path);
}
