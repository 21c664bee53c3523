import {
  type Defect,
  type Finding,
  LAYERS,
  type LintRule,
  type PlacedWitness,
  type Witness,
} from './rule.ts';
import { placeInFile } from '../../engine/core.ts';
import { buildModel, buildModels, type Model } from '../model/model.ts';
import { positionAt, positionOf, type ProjectTexts } from '../project/source-file.ts';
import { RULES } from './rules/index.ts';
import { proofOf } from '../proof/prove.ts';
import { textReport } from './output/text.ts';
import { f1 } from './rules/files/readable.ts';

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

/** Adds the path of the step or page in the app to the witness. */
export function seenIn({ flow }: Model, witness: Witness): PlacedWitness | undefined {
  const places = [...(flow?.steps ?? []), ...(flow?.pages ?? [])];
  const path = places.find(({ id }) => id === witness.step)?.path;
  return path === undefined ? undefined : { ...witness, path };
}

/**
 * A finding about a step that has no witness applies to anyone who reaches the step, so it gets the
 * first visitor the proof found there. If no visitor reaches it, the finding stays as it is.
 */
function withWitness(model: Model, finding: Finding): Finding {
  if (finding.witness !== undefined) return finding;
  const step = stepOf(model, finding);
  const state = step === undefined ? undefined : proofOf(model)?.reached.get(step);
  const witness = state && seenIn(model, { step: state.step, answers: state.answers });
  return witness === undefined ? finding : { ...finding, witness };
}

/** The step that a finding concerns, by its folder or its entry in the flow. */
function stepOf({ flow, flowPath }: Model, { file, pointer }: Finding): string | undefined {
  const index = file === flowPath ? /^\/steps\/(\d+)/.exec(pointer)?.[1] : undefined;
  if (index !== undefined) return flow?.steps[Number(index)]?.id;
  const folder = /^schemas\/([^/]+)\/[^/]+\.json$/.exec(file)?.[1];
  // Catalogs and site content also have folders, but there is nothing to prove for them.
  return flow?.steps.find(({ id }) => id === folder)?.id;
}

/**
 * Why a questionnaire cannot run, in the format of `npm run validate`; null if it can. For commands
 * that use a questionnaire rather than check it.
 */
export function whyNotRunnable(
  texts: ProjectTexts,
  model: Model = buildModel(texts),
): string | null {
  const own = [model.flowPath];
  const unreadable = lint(texts, [f1], own);
  if (unreadable.length > 0) return inWords(unreadable);
  if (proofOf(model) !== undefined) return null;
  return inWords(lint(texts, RULES, own).filter(({ severity }) => severity === 'error'));
}

function inWords(findings: ReturnType<typeof lint>): string {
  return `The questionnaire cannot run:\n${textReport(findings)}`;
}
