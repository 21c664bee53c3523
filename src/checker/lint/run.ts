import type { Defect, Finding } from './finding.ts';
import { placeInFile } from '../../engine/core.ts';
import { buildModels, type Model } from '../model/model.ts';
import type { ProjectTexts } from '../project/texts.ts';
import { positionAt, positionOf } from '../project/source-file.ts';
import type { LintRule } from './rule.ts';
import { RULES } from './rules/index.ts';
import { seenIn, withWitness } from './witness.ts';

/**
 * All findings for every questionnaire, or only for the flow files in `only`, sorted by file, line,
 * column and code.
 */
export function lint(
  texts: ProjectTexts,
  rules: readonly LintRule[] = RULES,
  only?: readonly string[],
): Finding[] {
  const models = buildModels(texts).filter(({ flowPath }) => only?.includes(flowPath) ?? true);
  const found = models.flatMap((model) =>
    rules.flatMap((rule) => findingsOf(rule, model)).map((finding) => withWitness(model, finding)),
  );
  return distinct(found).sort(inOrder);
}

/** The first finding that matches; later rules do not run. */
export function firstFinding(
  texts: ProjectTexts,
  wanted: (finding: Finding) => boolean,
): Finding | undefined {
  return firstFindingIn(buildModels(texts), wanted);
}

/** Like `firstFinding`, for models that are needed afterwards. */
export function firstFindingIn(
  models: readonly Model[],
  wanted: (finding: Finding) => boolean,
): Finding | undefined {
  for (const rule of RULES) {
    const found = models.flatMap((model) => findingsOf(rule, model)).find(wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findingsOf(rule: LintRule, model: Model): Finding[] {
  return rule.check(model).map((written): Finding => {
    const defect = { ...written, pointer: inFile(model, written) };
    const { offset: _offset, witness, ...rest } = defect;
    const { code, severity } = rule;
    const seen = witness && seenIn(model, witness);
    return { code, severity, ...rest, ...(seen && { witness: seen }), ...position(model, defect) };
  });
}

/** Maps a pointer into a schema as the engine reads it to the corresponding place in the file. */
function inFile({ steps }: Model, { file, pointer }: Defect): string {
  const step = steps.find(({ schemaFile }) => schemaFile === file);
  return step === undefined ? pointer : placeInFile(step.places, pointer);
}

function position(
  model: Model,
  { file: path, pointer, offset }: Defect,
): { line: number; column: number } {
  const file = model.file(path);
  const text = (file ?? model.sqlFiles.find((sql) => sql.path === path))?.text;
  if (text !== undefined && offset !== undefined) return positionAt(text, offset);
  return file === undefined ? { line: 1, column: 1 } : positionOf(file, pointer);
}

function distinct(findings: readonly Finding[]): Finding[] {
  const byText = new Map(
    findings.map((finding) => [
      [finding.code, finding.file, finding.pointer, finding.message].join('\n'),
      finding,
    ]),
  );
  return [...byText.values()];
}

function inOrder(a: Finding, b: Finding): number {
  return (
    compare(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compare(a.code, b.code) ||
    compare(a.message, b.message)
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
