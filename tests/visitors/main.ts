/**
 * `npm run fuzz -- visitors --count 1000 --small 200 --seed 1`: random visitors answer every
 * questionnaire for which `npm run validate` has no findings, plus random small ones for which the proof
 * has none, on the app's own engine and without a browser. Visitors also enter invalid answers, correct
 * them, and go back; each must reach an end.
 */
import { Command } from '@commander-js/extra-typings';
import fc from 'fast-check';
import { readProject } from '../../src/server/project/files.ts';
import { lint } from '../../src/checker/lint/run.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import { proofOf } from '../../src/checker/proof/prove.ts';
import type { Subject } from '../../src/checker/proof/subject/subject.ts';
import { smallProject } from '../checker/lint/random-project.ts';
import { lostInWords, reachEnds, type Reached } from './reach.ts';
import { soundSubject } from './sound.ts';

const values = new Command('fuzz visitors')
  .option('--root <folder>', 'folder that contains flows/ and schemas/', '.')
  .option('--count <number>', 'visitors of each questionnaire', Number, 1000)
  .option(
    '--small <number>',
    'small questionnaires; each gets a tenth of the visitors',
    Number,
    200,
  )
  .option('--seed <number>', 'repeats a run', Number, Date.now() % 1_000_000)
  .parse()
  .opts();
const { count, small, seed } = values;
const texts = readProject(values.root);
const errors = lint(texts).filter(({ severity }) => severity === 'error');
if (errors.length > 0) throw new Error('There are findings: see npm run validate.');

for (const model of buildModels(texts)) {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) throw new Error(`${model.flowPath} cannot be run.`);
  tell(model.flowPath, count, reachEnds(subject, count, seed));
}
const own = Math.ceil(count / 10);
tell(`${small} small questionnaires`, small * own, reachAll(soundOnes(), own));

/** `small` random questionnaires, skipping those with proof findings. */
function soundOnes(): Subject[] {
  const found: Subject[] = [];
  for (let from = seed; found.length < small; from += 1) {
    const [project] = fc.sample(smallProject, { numRuns: 1, seed: from });
    const subject = project === undefined ? null : soundSubject(project.texts);
    if (subject !== null) found.push(subject);
  }
  return found;
}

function reachAll(subjects: readonly Subject[], visitors: number): Reached {
  const none: Reached = { ends: 0, presses: 0, refused: 0, lost: null };
  return subjects
    .map((subject) => reachEnds(subject, visitors, seed))
    .reduce(
      (all, one) => ({
        ends: all.ends + one.ends,
        presses: all.presses + one.presses,
        refused: all.refused + one.refused,
        lost: all.lost ?? one.lost,
      }),
      none,
    );
}

function tell(name: string, visitors: number, reached: Reached): void {
  const { ends, presses, refused } = reached;
  console.log(
    `${name}: ${ends} of ${visitors} random visitors come to an end, after ${presses} presses of which ${refused} were refused (seed ${seed}).`,
  );
  if (ends === visitors) return;
  console.log(lostInWords(reached));
  process.exitCode = 1;
}
