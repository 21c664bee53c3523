import { applyAll } from '../../../src/analysis/project/edit.ts';
import type { ProjectTexts } from '../../../src/analysis/project/texts.ts';
import { firstFindingIn } from '../../../src/analysis/lint/run.ts';
import { buildModel } from '../../../src/analysis/model/model.ts';
import { proofOf } from '../../../src/analysis/proof/proof-of.ts';
import type { Scenario } from '../../../src/analysis/simulate/play.ts';
import { seenDifferences } from '../../../src/analysis/simulate/seen/differences.ts';
import { seenBy, type Seen } from '../../../src/analysis/simulate/seen/seen.ts';
import { mutableProject, type Mutant } from '../mutant.ts';
import { EXPRESSION_KINDS } from './expressions.ts';
import { randomFrom, sample } from './random.ts';
import { SHAPE_KINDS } from './shapes.ts';
import { tableMutants } from './tables.ts';
import { WORD_KINDS } from './words.ts';

export type Generated = { kind: string; mutant: Mutant };
/** `nothing`: the edit leaves the files as they were, so it is no mutant at all. */
export type Fate = 'validate' | 'simulate' | 'survived' | 'nothing';
export type Judged = Generated & { fate: Fate; by: string };

const KINDS = { ...EXPRESSION_KINDS, ...SHAPE_KINDS, ...WORD_KINDS };

/** Every mutant that the rules make of the files: about thirteen thousand of the shipped ones. */
export function allGenerated(texts: ProjectTexts): Generated[] {
  const project = mutableProject(texts);
  return [
    ...Object.entries(KINDS).flatMap(([kind, make]) =>
      make(project).map((mutant) => ({ kind, mutant })),
    ),
    ...tableMutants(texts),
  ];
}

/** So many of each kind, the same ones for the same seed. */
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

/** A questionnaire with the journeys that are recorded, and what their visitors see. */
export type Recorded = { path: string; seen: Seen; scenarios: readonly Scenario[] };

/**
 * Lets the commands look for a mutant: what `validate` fails on, else what `simulate` shows, in any
 * of the questionnaires that read what was changed.
 */
export function judgeIn(
  texts: ProjectTexts,
  recorded: readonly Recorded[],
): (generated: Generated) => Judged {
  const readers = recorded.map((one) => {
    const { files, sqlFiles } = buildModel(texts, undefined, one.path);
    return { ...one, reads: new Set([...files, ...sqlFiles].map(({ path }) => path)) };
  });
  return (generated) => {
    const changed = edited(texts, generated.mutant);
    if (changed === null) return { ...generated, fate: 'nothing', by: '' };
    const concerned = readers.filter(({ reads }) =>
      generated.mutant.edits.some(({ file }) => reads.has(file) || !texts.has(file)),
    );
    const models = concerned.map((one) => ({
      one,
      model: buildModel(changed, undefined, one.path),
    }));
    // A warning is not enough: the command ends well with it.
    const finding = firstFindingIn(
      models.map(({ model }) => model),
      ({ severity }) => severity === 'error',
    );
    if (finding !== undefined) {
      return { ...generated, fate: 'validate', by: `${finding.code} ${finding.message}` };
    }
    const outcomes = models.map(({ one, model }) => {
      const subject = proofOf(model)?.subject;
      if (subject === undefined) return { runs: false, difference: undefined };
      const [difference] = seenDifferences(one.seen, seenBy(model, subject, one.scenarios));
      return { runs: true, difference };
    });
    const difference = outcomes.map((one) => one.difference).find((text) => text !== undefined);
    if (difference !== undefined) return { ...generated, fate: 'simulate', by: difference };
    const by = outcomes.every(({ runs }) => runs) ? '' : 'does not run';
    return { ...generated, fate: 'survived', by };
  };
}

function edited(texts: ProjectTexts, { edits }: Mutant): ProjectTexts | null {
  try {
    return applyAll(texts, edits);
  } catch {
    return null;
  }
}

/** A table by kind, and every survivor. */
export function tableOf(judged: readonly Judged[]): string {
  const kinds = [...new Set(judged.map(({ kind }) => kind))];
  const row = (name: string, own: readonly Judged[]) => {
    const count = (fate: Fate) => String(own.filter((one) => one.fate === fate).length).padStart(9);
    return `${name.padEnd(46)}${count('validate')}${count('simulate')}${count('survived')}`;
  };
  const survivors = judged
    .filter(({ fate }) => fate === 'survived')
    .map(({ kind, mutant }) => `survived: ${kind}: ${JSON.stringify(mutant.edits).slice(0, 400)}`);
  return [
    `${'kind'.padEnd(46)} validate simulate survived`,
    ...kinds.map((kind) =>
      row(
        kind,
        judged.filter((one) => one.kind === kind),
      ),
    ),
    row('all', judged),
    ...survivors,
  ].join('\n');
}
