import type { Finding } from '../../src/checker/lint/rule.ts';
import { applyAll } from '../../src/checker/project/edit.ts';
import { buildModels } from '../../src/checker/model/model.ts';
import type { ProjectTexts } from '../../src/checker/project/source-file.ts';
import { firstFindingIn, lint } from '../../src/checker/lint/run.ts';
import type { Mutant } from './mutant.ts';
import { writtenMutants } from './written.ts';

export type Outcome = {
  kind: string;
  mutant: Mutant;
  /** The first finding that the unmodified project does not have; null: survived. */
  by: Finding | null;
};

/** Applies each handwritten defect to the project, one at a time, and runs the linter on it. */
export function killAll(texts: ProjectTexts): Outcome[] {
  const before = new Set(lint(texts).map(identity));
  const isNew = (finding: Finding) => !before.has(identity(finding));
  return writtenMutants(texts).map(({ kind, mutant }) => {
    const by = firstFindingIn(buildModels(applyAll(texts, mutant.edits)), isNew) ?? null;
    return { kind, mutant, by };
  });
}

function identity({ code, file, pointer, message }: Finding): string {
  return [code, file, pointer, message].join('\n');
}

/** Killed and survived mutants by kind; equivalent ones are listed with their reason but not counted. */
export function scoreText(outcomes: readonly Outcome[]): { text: string; percent: number } {
  const counted = outcomes.filter(({ mutant }) => mutant.equivalent === undefined);
  const survived = counted.filter(({ by }) => by === null);
  const percent = (100 * (counted.length - survived.length)) / counted.length;
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const lines = kinds.map((kind) => {
    const own = counted.filter((outcome) => outcome.kind === kind);
    const killed = own.filter(({ by }) => by !== null);
    const codes = [...new Set(killed.flatMap(({ by }) => (by === null ? [] : [by.code])))].sort();
    return `${String(killed.length).padStart(3)} of ${String(own.length).padStart(2)}  ${kind.padEnd(50)} ${codes.join(' ')}`;
  });
  const alive = survived.map(
    ({ kind, mutant }) => `survived: ${kind}: ${JSON.stringify(mutant.edits)}`,
  );
  const equal = outcomes
    .filter(({ mutant }) => mutant.equivalent !== undefined)
    .map(({ kind, mutant }) => `equivalent: ${kind}: ${mutant.equivalent}`);
  const score = `${counted.length - survived.length} of ${counted.length} defects of ${kinds.length} kinds found (${percent.toFixed(1)} %).`;
  return { text: [...lines, ...alive, ...equal, score].join('\n'), percent };
}
