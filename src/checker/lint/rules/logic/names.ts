import {
  didYouMean,
  generalPath,
  nearestOrAll,
  reads,
  references,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import { type PlacedExpression, expressionsOf, itemReads } from '../../../model/expressions.ts';
import type { Model } from '../../../model/model.ts';
import { AMBIENT_TEXTS } from '../../../wording/shown.ts';

/** Maximum number of paths that are suggested. */
const LISTED = 8;

export const l3: LintRule = {
  code: 'L3',
  name: 'names-exist',
  layer: 'names',
  guarantee: 'Every answer, condition and value that is read exists.',
  severity: 'error',
  check: (model) => [
    ...expressionsOf(model).flatMap((placed) => [
      ...paths(model, placed),
      ...parts(model, placed),
      ...names(model, placed),
    ]),
    ...targets(model),
    ...flowNames(model),
  ],
};

function paths(model: Model, { file, pointer, expression }: PlacedExpression): Defect[] {
  if (!isComplete(model)) return [];
  return reads(expression)
    .filter(({ path }) => !isKnown(model, path))
    .map(({ path, at }) => unknown(file, `${pointer}${at}`, path, namesLike(model, path)));
}

/** Parts of the items of lists, by `some`, `all`, `pluck` and `sum`. */
function parts(model: Model, { file, pointer, expression }: PlacedExpression): Defect[] {
  if (!isComplete(model)) return [];
  return itemReads(expression, pointer)
    .filter(({ list, path }) => isKnown(model, list) && !isKnown(model, path))
    .map((read) => {
      const below = `${generalPath(read.list)}.*.`;
      const own = allPaths(model).filter((path) => path.startsWith(below));
      const suggestion = nearestOrAll(
        generalPath(read.path).slice(below.length),
        own.map((path) => path.slice(below.length)),
      );
      return missing(file, read.pointer, read.path, suggestion);
    });
}

/** Checks names in rules; the engine's own check covers those in the flow. */
function names(model: Model, { file, pointer, expression }: PlacedExpression): Defect[] {
  return references(expression).flatMap(({ kind, name }) => {
    if (kind === 'lookup') return [];
    const known = Object.keys(model.flow?.[kind === 'value' ? 'values' : 'conditions'] ?? {});
    return known.includes(name) ? [] : [unknown(file, pointer, name, known)];
  });
}

function targets(model: Model): Defect[] {
  if (!isComplete(model)) return [];
  return (model.flow?.derive ?? []).flatMap(({ to }, index) =>
    isKnown(model, to) ? [] : [unknown(model.flowPath, `/derive/${index}/to`, to, allPaths(model))],
  );
}

/** Names outside of expressions, such as those of conditions under `when` and `show`. */
function flowNames(model: Model): Defect[] {
  const facts = (model.flow?.pages ?? []).flatMap((page) => Object.keys(page.facts ?? {}));
  const known = [...Object.keys(model.flow?.conditions ?? {}), ...facts];
  const inExpressions = new Set(expressionsOf(model).map(({ pointer }) => pointer));
  return model.flowProblems
    .filter(
      ({ code, at }) => code === 'circular' || (code === 'reference' && !inExpressions.has(at)),
    )
    .map(({ at, text, name }) => ({
      file: model.flowPath,
      pointer: at,
      message: `${text[0]?.toUpperCase()}${text.slice(1)}: the flow cannot run at all.`,
      suggestion: name === undefined ? undefined : didYouMean(name, known),
    }));
}

/** Rule F3 reports steps with broken files; their fields are unknown. */
function isComplete({ flow, steps }: Model): boolean {
  return flow !== undefined && flow.steps.length === steps.length;
}

function isKnown(model: Model, path: string): boolean {
  if (path.startsWith('$')) return AMBIENT_TEXTS.has(path);
  const general = generalPath(path);
  return allPaths(model).includes(general);
}

/** The names that `path` can be a misspelling of. */
const namesLike = (model: Model, path: string) =>
  path.startsWith('$') ? [...AMBIENT_TEXTS.keys()] : allPaths(model);

function allPaths({ steps }: Model): string[] {
  return steps.flatMap(({ step, fields }) => [
    ...(typeof step.answers === 'string' ? [step.answers] : []),
    ...fields.map(({ path }) => path),
  ]);
}

function unknown(file: string, pointer: string, name: string, known: readonly string[]): Defect {
  return missing(file, pointer, name, wholePath(name, known) ?? nearestOrAll(name, known));
}

const missing = (file: string, pointer: string, name: string, suggestion?: string): Defect => ({
  file,
  pointer,
  message: `"${name}" does not exist: it is empty for every visitor.`,
  suggestion,
});

/** What to write for a name without its section, or without what else is before it. */
function wholePath(name: string, known: readonly string[]): string | undefined {
  const whole = known.filter((path) => path.endsWith(`.${name}`));
  if (whole.length === 0) return undefined;
  const [one, ...others] = whole.map((path) => `"${path}"`);
  return others.length === 0
    ? `Write the whole path: ${one}.`
    : `Write the whole path, one of: ${[one, ...others].slice(0, LISTED).join(', ')}.`;
}
