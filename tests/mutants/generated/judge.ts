import { applyAll } from '../../../src/checker/project/edit.ts';
import type { ProjectTexts } from '../../../src/checker/project/source-file.ts';
import { firstFindingIn } from '../../../src/checker/lint/run.ts';
import { buildModels, type Model } from '../../../src/checker/model/model.ts';
import { proofOf } from '../../../src/checker/proof/prove.ts';
import type { Subject } from '../../../src/checker/proof/subject/subject.ts';
import {
  recordedOf,
  recordedSite,
  seenDifferences,
  siteSeen,
} from '../../../src/checker/simulate/seen/recorded.ts';
import { seenBy, type Seen } from '../../../src/checker/simulate/seen/seen.ts';
import { differenceFor } from '../../visitors/same-for.ts';
import { mutableProject, type Mutant } from '../mutant.ts';
import { sample } from '../sample.ts';
import { EXCHANGED_KINDS } from './exchanged.ts';
import { EXPRESSION_KINDS } from './expressions.ts';
import { GAINED_KINDS } from './gained.ts';
import { MISPLACED_KINDS } from './misplaced.ts';
import { randomFrom } from '../../../src/checker/visitors/random-visit.ts';
import { SHAPE_KINDS } from './shapes.ts';
import { tableMutants } from './tables.ts';
import { WORD_KINDS } from './words.ts';

export type Generated = { kind: string; mutant: Mutant };
/**
 * The outcome for a mutant. `equivalent`: all texts and limits are unchanged, and no random visitor sees
 * or sends anything different. `nothing`: the edit does not change the files.
 */
export type Fate = 'validate' | 'simulate' | 'equivalent' | 'survived' | 'nothing';
export type Judged = Generated & { fate: Fate; by: string };

const KINDS = {
  ...EXPRESSION_KINDS,
  ...GAINED_KINDS,
  ...SHAPE_KINDS,
  ...WORD_KINDS,
  ...EXCHANGED_KINDS,
  ...MISPLACED_KINDS,
};

/** All mutants generated from the files: about thirteen thousand for the shipped ones. */
export function allGenerated(texts: ProjectTexts): Generated[] {
  const project = mutableProject(texts);
  return [
    ...Object.entries(KINDS).flatMap(([kind, make]) =>
      make(project).map((mutant) => ({ kind, mutant })),
    ),
    ...tableMutants(texts),
  ];
}

/** A sample of `each` mutants per kind; the same seed gives the same sample. */
export function sampled(all: readonly Generated[], each: number, seed: number): Generated[] {
  const random = randomFrom(seed);
  const kinds = [...new Set(all.map(({ kind }) => kind))];
  return kinds.flatMap((kind) =>
    sample(
      all.filter((one) => one.kind === kind),
      each,
      random,
    ),
  );
}

/** Number of random visitors that must see no difference before a mutant counts as equivalent. */
const VISITORS = 160;

/**
 * Runs the commands on a mutant: the error of `validate`, or else the difference shown by `simulate`.
 */
export function judgeIn(texts: ProjectTexts, seed: number): (generated: Generated) => Judged {
  const sound = new Map(buildModels(texts).map((model) => [model.flowPath, runnable(model)]));
  return (generated) => {
    const judged = (fate: Fate, by: string): Judged => ({ ...generated, fate, by });
    const changed = edited(texts, generated.mutant);
    if (changed === null) return judged('nothing', '');
    // Warnings do not count: the command still succeeds.
    const models = buildModels(changed);
    const finding = firstFindingIn(models, ({ severity }) => severity === 'error');
    if (finding !== undefined) return judged('validate', `${finding.code} ${finding.message}`);
    const [difference] = [
      ...models.flatMap((model) => shownIn(texts, model)),
      ...differencesTo(recordedSite(texts), siteSeen(models)),
    ];
    if (difference !== undefined) return judged('simulate', difference);
    for (const model of models) {
      const before = sound.get(model.flowPath);
      if (before === undefined) return judged('survived', `${model.flowPath} is new`);
      const other = differenceFor(before, runnable(model), VISITORS, seed);
      if (other !== null) return judged('survived', `was: ${other.was} | is: ${other.is}`);
    }
    return judged('equivalent', `no word differs, and ${VISITORS} random visitors see the same`);
  };
}

function runnable(model: Model): Subject {
  const subject = proofOf(model)?.subject;
  if (subject === undefined) throw new Error(`${model.flowPath} cannot be run.`);
  return subject;
}

/** The output of `npm run simulate` for a questionnaire. */
function shownIn(texts: ProjectTexts, model: Model): string[] {
  const { scenarios, seen } = recordedOf(texts, model.flowPath);
  return differencesTo(seen, seenBy(model, runnable(model), scenarios, seen?.probes ?? []));
}

function differencesTo(recorded: Seen | undefined, now: Seen): string[] {
  if (recorded === undefined) throw new Error('Nothing is recorded: see npm run simulate.');
  return seenDifferences(recorded, now);
}

function edited(texts: ProjectTexts, { edits }: Mutant): ProjectTexts | null {
  try {
    return applyAll(texts, edits);
  } catch {
    return null;
  }
}

const FATES = ['validate', 'simulate', 'equivalent', 'survived'] as const;

/** Percentage of killed mutants among those that are not equivalent. */
export function killedOf(judged: readonly Judged[]): number {
  const counted = judged.filter(({ fate }) => fate !== 'nothing' && fate !== 'equivalent');
  const killed = counted.filter(({ fate }) => fate !== 'survived');
  return counted.length === 0 ? 100 : (100 * killed.length) / counted.length;
}

/** A Markdown table by kind, followed by all equivalent and surviving mutants with their reasons. */
export function tableOf(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const row = (name: string, own: readonly Judged[]) => {
    const counts = FATES.map((fate) => own.filter((one) => one.fate === fate).length);
    return `| ${[name.padEnd(46), ...counts.map((count) => String(count).padStart(10))].join(' | ')} |`;
  };
  const listed = judged
    .filter(({ fate }) => fate === 'equivalent' || fate === 'survived')
    .map(({ fate, kind, mutant, by }) => {
      const edits = JSON.stringify(mutant.edits).slice(0, 300);
      return `${fate}: ${kind}: ${edits}\n    ${by.slice(0, 300)}`;
    });
  return [
    `| ${['kind'.padEnd(46), ...FATES.map((fate) => fate.padStart(10))].join(' | ')} |`,
    `| ${['-'.repeat(46), ...FATES.map(() => `${'-'.repeat(9)}:`)].join(' | ')} |`,
    ...kinds.map((kind) =>
      row(
        kind,
        judged.filter((one) => one.kind === kind),
      ),
    ),
    row('all', judged),
    '',
    ...listed,
  ].join('\n');
}
