/**
 * `npm run validate:visitors -- --count 1000 --seed 1`: lets random visitors answer every
 * questionnaire of which `npm run validate` has no finding, on the app's own engine and without a
 * browser. They enter wrong answers, too, mend them, and go back; each has to come to an end.
 */
import { parseArgs } from 'node:util';
import { readProject } from '../../scripts/project/files.ts';
import { lint } from '../../src/analysis/lint/run.ts';
import { buildModels } from '../../src/analysis/model/model.ts';
import { proofOf } from '../../src/analysis/proof/proof-of.ts';
import { lostInWords, reachEnds } from './reach.ts';

const { values } = parseArgs({
  options: {
    root: { type: 'string', default: '.' },
    count: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [count, seed] = [Number(values.count), Number(values.seed)];
const texts = readProject(values.root);
const errors = lint(texts).filter(({ severity }) => severity === 'error');
if (errors.length > 0) throw new Error('There are findings: see npm run validate.');

for (const model of buildModels(texts)) {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) throw new Error(`${model.flowPath} cannot be run.`);
  const reached = reachEnds(subject, count, seed);
  const { ends, presses, refused } = reached;
  console.log(
    `${model.flowPath}: ${ends} of ${count} random visitors come to an end, after ${presses} presses of which ${refused} were refused (seed ${seed}).`,
  );
  if (ends === count) continue;
  console.log(lostInWords(reached));
  process.exitCode = 1;
}
