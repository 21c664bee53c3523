import type { Node } from 'jsonc-parser';
import { failed, keysIn, type Migration, ok, type Result } from '../../engine/core.ts';
import { comparisonsOf } from '../model/expressions.ts';
import { buildModels, type Model } from '../model/model.ts';
import type { ProjectTexts, SourceFile } from '../project/source-file.ts';
import { describing, itemOf, keyOf } from './field-keys.ts';
import { isInDrafts, withMigration } from './migration.ts';
import { isOfAnotherFlow, pathInStep, placesOf, type Change, type Rename } from './rename-field.ts';
import {
  itemsOf,
  listed,
  propertiesOf,
  replacementToken,
  under,
  withAllTokens,
  type Token,
} from './tokens.ts';

/** A choice of the field at `path`, by its old id and its new id. */
export type ChoiceRename = Pick<Rename, 'path' | 'of' | 'released'> & { was: string; is: string };

/**
 * Renames the id of a choice wherever the step, conditions, rules and journeys refer to it, and
 * adds a migration of saved answers, if there can be any, to every questionnaire that has the step. Choices from a
 * catalog and choices shared by several fields have to be renamed as code.
 */
export function renameChoice(
  texts: ProjectTexts,
  { path, of, released, was, is }: ChoiceRename,
): Result<ProjectTexts, string> {
  if (is.trim() !== is || is === '')
    return failed(['An id must not be empty, or begin or end with a space.']);
  const found = placesOf(buildModels(texts), { path, of, name: '' });
  if (!found.ok) return found;
  const changes = found.value;
  const own = changes.flatMap((change) =>
    change.model.files.flatMap((file) => listedIn(file, change)),
  );
  if (own.some(({ value }) => value === is)) return failed([`Choice "${is}" already exists.`]);
  if (own.every(({ value }) => value !== was)) {
    return failed([`"${path}" does not list "${was}" itself: change the id as code.`]);
  }
  const changed = withAllTokens(
    texts,
    changes.flatMap((change) => tokensOf(change, was, is)),
  );
  return ok(
    changes.reduce(
      (all: ProjectTexts, { model, path: at }) =>
        isInDrafts(released, model, at.join('.'), (met, known) =>
          lists(
            met,
            known,
            before(model.flow?.migrations?.at(-1)?.replace?.[at.join('.')] ?? {}, was),
          ),
        )
          ? withMigration(all, model, released, (before) =>
              replacedBy(at.join('.'), was, is, before),
            )
          : all,
      changed,
    ),
  );
}

/**
 * If an id is renamed twice before a release, saved answers go from the oldest id straight to the
 * newest.
 */
function replacedBy(
  path: string,
  was: string,
  is: string,
  { replace }: Omit<Migration, 'version'>,
) {
  const ids = replace?.[path] ?? {};
  return { replace: { ...replace, [path]: { ...ids, [before(ids, was)]: is } } };
}

/** The id that became this one in a migration; itself if none did. */
const before = (ids: Readonly<Record<string, string>>, id: string): string =>
  Object.entries(ids).find(([, target]) => target === id)?.[0] ?? id;

/** Whether a questionnaire has a choice with this id. */
function lists(model: Model, path: string, id: string): boolean {
  const found = placesOf([model], { path, name: '' });
  return (
    found.ok &&
    found.value.some((change) =>
      model.files.some((file) => listedIn(file, change).some(({ value }) => value === id)),
    )
  );
}

/** The string values that the step's schema lists as answers of the field. */
const listedIn = (file: SourceFile, change: Change): Node[] =>
  file.path === change.step.schemaFile ? inSchema(file.tree, pathInStep(change)) : [];

const inSchema = (schema: Node | undefined, path: readonly string[]): Node[] =>
  describing(schema, path).flatMap((part) =>
    valuesIn(under(under(part, 'properties'), path.at(-1) ?? '')),
  );

/** The values that a field or its items can have or are compared with. */
function valuesIn(field: Node | undefined): Node[] {
  return propertiesOf(field).flatMap(({ name, value }): readonly Node[] => {
    if (name === 'const' || name === 'default') return [value];
    if (name === 'enum') return itemsOf(value);
    if (name === 'oneOf' || name === 'anyOf') return itemsOf(value).flatMap(valuesIn);
    return ['items', 'contains', 'not'].includes(name) ? valuesIn(value) : [];
  });
}

/** The edits to each file. */
function tokensOf(change: Change, was: string, is: string): [string, Token[]][] {
  const named = (nodes: readonly Node[]) =>
    nodes.flatMap((node) => (node.value === was ? [replacementToken(node, is)] : []));
  const { model, step, path } = change;
  const compared = comparisonsOf(model).filter(
    ({ field, constant }) => field.path === path.join('.') && constant === was,
  );
  return model.files
    .filter((file) => !isOfAnotherFlow(file.path, model.flowPath))
    .map((file): [string, Token[]] => {
      const operands = compared
        .filter((one) => one.file === file.path)
        .flatMap(({ pointer }) => operandsAt(file.tree, pointer));
      return [
        file.path,
        [
          ...named([...listedIn(file, change), ...operands, ...answersIn(file, path)]),
          ...(file.path === step.uiFile ? inUi(file.tree, pathInStep(change), was, is) : []),
        ],
      ];
    });
}

/** The operands of a comparison, including the items of a list operand. */
function operandsAt(tree: Node | undefined, pointer: string): Node[] {
  const operation = keysIn(pointer).reduce<Node | undefined>(
    (node, key) => under(node, node?.type === 'array' ? Number(key) : key),
    tree,
  );
  return propertiesOf(operation)
    .flatMap(({ value }) => itemsOf(value))
    .flatMap((operand) => [operand, ...itemsOf(operand)]);
}

/** The choice's label, and the choice that excludes all others. */
function inUi(ui: Node | undefined, path: readonly string[], was: string, is: string): Token[] {
  const field = path.reduce((node, key) => under(node, key === '*' ? 'items' : key), ui);
  const options = under(field, 'ui:options');
  const exclusive = under(options, 'exclusive');
  return [
    ...keyOf(under(options, 'choices'), was, is),
    ...(exclusive?.value === was ? [replacementToken(exclusive, is)] : []),
    ...itemOf(exclusive, was, is),
  ];
}

/** The answers in recorded journeys, button actions, and derivations. */
function answersIn({ path: file, tree }: SourceFile, path: readonly string[]): Node[] {
  if (file.endsWith('.scenarios.json')) {
    return listed(tree, 'scenarios').flatMap((one) => answerAt(under(one, 'answers'), path));
  }
  if (!/^flows\/[\w-]+\.json$/.test(file)) return [];
  const set = listed(tree, 'steps').flatMap((one) => listed(one, 'actions'));
  const derived = listed(tree, 'derive').flatMap((one) => {
    const to = String(under(one, 'to')?.value ?? '').split('.');
    const isAround = to.every((key, index) => key === path[index]);
    return isAround ? answerAt(under(one, 'value'), path.slice(to.length)) : [];
  });
  return [...set.flatMap((action) => answerAt(under(action, 'set'), path)), ...derived];
}

/** The answer at a path, or each answer of a list of choices; `*` stands for every item. */
function answerAt(data: Node | undefined, [first, ...rest]: readonly string[]): Node[] {
  if (data === undefined) return [];
  if (first === undefined) return data.type === 'array' ? [...itemsOf(data)] : [data];
  if (first === '*') return itemsOf(data).flatMap((item) => answerAt(item, rest));
  return answerAt(under(data, first), rest);
}
