import { didYouMean, isObject, type Json, keysIn, nearestOrAll } from '../../../../engine/core.ts';
import type { Defect } from '../../finding.ts';
import { describedTexts, type DescribedText } from '../../../model/described-texts.ts';
import { drawingsIn } from '../../../model/drawings.ts';
import type { Model } from '../../../model/model.ts';
import type { LintRule } from '../../rule.ts';

const DRAWINGS = 'drawings ';

/**
 * The keyword `x-names` in a meta-schema defines where a referenced thing must exist: a file, and a
 * pointer into it in which `*` stands for every item.
 */
export const f15: LintRule = {
  code: 'F15',
  name: 'named-things',
  layer: 'parts',
  guarantee: 'Every drawing, state, industry, category and product that a file names exists.',
  severity: 'error',
  check: (model) =>
    model.files.flatMap((file) =>
      describedTexts(file, model.file).flatMap((text): Defect[] => {
        const draft = { file: file.path, pointer: text.pointer };
        return problems(model, text).map((problem) => ({ ...draft, ...problem }));
      }),
    ),
};

function problems(
  model: Model,
  { text, names }: DescribedText,
): Pick<Defect, 'message' | 'suggestion'>[] {
  const known = names === undefined ? undefined : namesAt(model, names);
  // If there are no names at all, another rule reports the list.
  if (names === undefined || known === undefined || known.length === 0) return [];
  if (known.includes(text)) return [];
  const isDrawing = names.startsWith(DRAWINGS);
  const suggestion = isDrawing
    ? (didYouMean(text, known) ?? `Choose one of: ${known.join(', ')}.`)
    : nearestOrAll(text, known);
  const [place = ''] = names.split('#');
  const message = isDrawing
    ? `There is no drawing "${text}" for this place: the visitor sees a dot instead.`
    : `"${text}" is not in ${place}: what is written here about it never reaches a visitor.`;
  return [{ message, suggestion }];
}

/** Undefined if the file with the names is missing or broken, which other rules report. */
function namesAt(model: Model, names: string): string[] | undefined {
  if (names.startsWith(DRAWINGS)) return drawingsIn(names.slice(DRAWINGS.length).split(' '));
  const [path = '', pointer = ''] = names.split('#');
  const json = model.file(path)?.json;
  return json === undefined ? undefined : keysIn(pointer).reduce(inside, [json]).flatMap(namesIn);
}

/** `*` stands for every item of a list. */
function inside(found: readonly Json[], key: string): readonly Json[] {
  return found.flatMap((json) => {
    if (key === '*') return Array.isArray(json) ? json : [];
    const value = isObject(json) && Object.hasOwn(json, key) ? json[key] : undefined;
    return value === undefined ? [] : [value];
  });
}

/** An object provides its keys as names. */
function namesIn(json: Json): string[] {
  if (typeof json === 'string') return [json];
  return isObject(json) ? Object.keys(json) : [];
}
