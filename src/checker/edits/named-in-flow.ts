import type { Node } from 'jsonc-parser';
import { keyOf, renamedInData } from './field-keys.ts';
import {
  type Placed,
  type Token,
  listed,
  propertiesOf,
  replacementToken,
  textsIn,
  under,
} from './tokens.ts';
import type { ProjectTexts, SourceFile } from '../project/source-file.ts';
import { type Expression, type Flow, didYouMean, escapedKey } from '../../engine/core.ts';
import { type Edit, applyAll } from '../project/edit.ts';
import { wrongName } from '../model/names.ts';
import { buildModel } from '../model/model.ts';
import { unusedNames } from '../model/words.ts';

type Place = {
  path: readonly string[];
  name: string;
  /** Id of the step that asks the field. */
  step: string;
  /** True for a field that is a section of its own. */
  isSection: boolean;
};

/**
 * Renames a field in button actions, derivations that write the object around it, `show`, the columns
 * that it is read back from, and the forms of older drafts. `inStep` is its path within the step's data.
 */
export function namedInFlow(
  tree: Node | undefined,
  change: Place,
  inStep: readonly string[],
): Token[] {
  const { path, name, step } = change;
  const shown = listed(tree, 'steps')
    .filter((one) => under(one, 'id')?.value === step)
    .flatMap((one) => (inStep.length === 1 ? renamedInData(under(one, 'show'), inStep, name) : []));
  const given = listed(tree, 'steps').flatMap((one) =>
    listed(one, 'actions').flatMap((action) => renamedInData(under(action, 'set'), path, name)),
  );
  const derived = listed(tree, 'derive').flatMap((one) => {
    const to = String(under(one, 'to')?.value ?? '').split('.');
    const isAround = to.length < path.length && to.every((key, index) => isAt(key, path[index]));
    return isAround ? renamedInData(under(one, 'value'), path.slice(to.length), name) : [];
  });
  const readBack = inColumns(under(under(tree, 'remote'), 'read'), change);
  return [
    ...shown,
    ...given,
    ...derived,
    ...readBack,
    ...inOlderForms(under(tree, 'older'), change),
  ];
}

/** How older drafts store the section: its name, its only field, or a field of its items. */
function inOlderForms(older: Node | undefined, { path, name, isSection }: Place): Token[] {
  const [section = '', field = '', part = ''] = path;
  if (isSection) return keyOf(older, section, name);
  const form = under(older, section);
  if (field === '*') return path.length === 3 ? keyOf(under(form, 'with'), part, name) : [];
  const text = path.length === 2 ? under(form, 'textOf') : undefined;
  return text?.value === field ? [replacementToken(text, name)] : [];
}

/** The answers that are read back from columns, by their paths. */
function inColumns(read: Node | undefined, { path, name }: Place): Token[] {
  return propertiesOf(read).flatMap((property) => {
    const written = property.name.split('.');
    const isHere = path.every((key, index) => isAt(written[index], key));
    return isHere
      ? [replacementToken(property.key, written.with(path.length - 1, name).join('.'))]
      : [];
  });
}

/**
 * The strings in a file that are the path of an answer or of something inside it. Migrations are
 * skipped because they refer to older answers.
 * @param isSection whether the path is that of a section, whose name may also occur as a plain word
 */
export function textsNaming(
  { path: file, tree }: SourceFile,
  path: readonly string[],
  isSection: boolean,
): (Placed & { written: readonly string[] })[] {
  return textsIn(tree).flatMap(({ node, keys }) => {
    if (keys[0] === 'migrations') return [];
    const written = String(node.value).split('.');
    const isHere =
      written.length >= path.length && path.every((key, index) => isAt(written[index], key));
    if (!isHere || (isSection && written.length === 1 && !namesSection(file, keys))) return [];
    return [{ node, keys, written }];
  });
}

/** Whether a single word at this place can only be the name of a section. */
function namesSection(file: string, keys: readonly string[]): boolean {
  const last = keys.at(-1) ?? '';
  if (['var', 'answered', 'answer'].includes(last)) return true;
  if (/^\d+$/.test(last) && ['var', 'answered'].includes(keys.at(-2) ?? '')) return true;
  if (!file.startsWith('flows/')) return false;
  const place = keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/');
  return /^(derive\/\*\/to|steps\/\*\/answers(\/\*)?|steps\/\*\/prefill\/.*)$/.test(place);
}

/** A list item is written as a number, or as `*` in a path that means all items. */
export const isAt = (written: string | undefined, key: string | undefined): boolean =>
  written === key ||
  (key === '*' && /^\d+$/.test(written ?? '')) ||
  (written === '*' && /^\d+$/.test(key ?? ''));

/** The name of a flow condition, with its expression if it is new or changed. */
export type NamedCondition = { name: string; expression?: Expression | undefined };

/** Why an edit cannot refer to the condition. */
export function wrongCondition(
  { conditions }: Pick<Flow, 'conditions'>,
  { name, expression }: NamedCondition,
): string[] {
  const wrong = wrongName('condition', name);
  if (wrong.length > 0) return wrong;
  if (expression !== undefined || Object.hasOwn(conditions, name)) return [];
  return [
    `There is no condition "${name}". ${didYouMean(name, Object.keys(conditions)) ?? 'Add a comparison.'}`,
  ];
}

/** Writes the condition if it is new or changed. */
export function conditionEdits(
  { conditions }: Pick<Flow, 'conditions'>,
  file: string,
  when: NamedCondition | undefined,
): Edit[] {
  if (when?.expression === undefined) return [];
  const before = conditions[when.name];
  if (JSON.stringify(before) === JSON.stringify(when.expression)) return [];
  return [{ file, set: `/conditions/${when.name}`, to: when.expression }];
}

/** Removes the conditions of a questionnaire that an edit left unused. */
export function withoutUnused(
  before: ProjectTexts,
  after: ProjectTexts,
  flowPath: string,
): ProjectTexts {
  const known = new Set(unusedIn(before, flowPath));
  const left = unusedIn(after, flowPath).filter((pointer) => !known.has(pointer));
  if (left.length === 0) return after;
  const edits = left.map((pointer): Edit => ({ file: flowPath, remove: pointer }));
  // A removed condition may have been the last to use another one.
  return withoutUnused(before, applyAll(after, edits), flowPath);
}

const unusedIn = (texts: ProjectTexts, flowPath: string): string[] =>
  unusedNames(buildModel(texts, undefined, flowPath))
    .filter(({ kind }) => kind === 'condition')
    .map(({ name }) => `/conditions/${escapedKey(name)}`);
