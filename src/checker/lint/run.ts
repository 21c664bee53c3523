import type { Defect, Finding } from './finding.ts';
import { placeInFile } from '../../engine/core.ts';
import { buildModels, type Model } from '../model/model.ts';
import type { ProjectTexts } from '../project/texts.ts';
import { positionAt, positionOf } from '../project/source-file.ts';
import { LAYERS, type LintRule } from './rule.ts';
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
    findingsIn(model, rules).map((finding) => withWitness(model, finding)),
  );
  return distinct(found).sort(inOrder);
}

/** Findings layer by layer, up to the first layer with an error. */
function findingsIn(model: Model, rules: readonly LintRule[]): Finding[] {
  const found: Finding[] = [];
  for (const layer of LAYERS) {
    const own = rules.filter((rule) => rule.layer === layer);
    found.push(...own.flatMap((rule) => findingsOf(rule, model)));
    if (found.some(({ severity }) => severity === 'error')) break;
  }
  return found;
}

/** The first finding that matches, for models that are needed afterwards; later layers do not run. */
export function firstFindingIn(
  models: readonly Model[],
  wanted: (finding: Finding) => boolean,
  rules: readonly LintRule[] = RULES,
): Finding | undefined {
  for (const model of models) {
    const found = findingsIn(model, rules).find(wanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

function findingsOf(rule: LintRule, model: Model): Finding[] {
  return rule.check(model).map((written): Finding => {
    const defect = { ...written, pointer: inFile(model, written) };
    const { offset: _offset, witness, ...rest } = defect;
    const { code, name, severity } = rule;
    const seen = witness && seenIn(model, witness);
    return {
      code,
      name,
      severity,
      ...rest,
      ...(seen && { witness: seen }),
      ...position(model, defect),
    };
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
