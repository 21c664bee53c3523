import type { Node } from 'jsonc-parser';
import {
  didYouMean,
  failed,
  type Field,
  type Migration,
  ok,
  type Result,
} from '../../engine/core.ts';
import { flowName } from '../model/chosen-flow.ts';
import { buildModels, type Model } from '../model/model.ts';
import type { StepModel } from '../model/step-model.ts';
import { type ProjectTexts, type SourceFile, parseTexts } from '../project/source-file.ts';
import { renamedInData, renamedInExpressions, renamedInSchema, renamedInUi } from './field-keys.ts';
import { isInDrafts, withMigration, type Released } from './migration.ts';
import { isAt, namedInFlow, textsNaming } from './named-in-flow.ts';
import { wrongName } from '../model/names.ts';
import { listed, replacementToken, textsIn, under, withAllTokens, type Token } from './tokens.ts';

/** A field and its new name. */
export type Rename = {
  /** Dotted path of the field, such as `contactInfo.city` or `vehicles.*.make`. */
  path: string;
  name: string;
  /** The flow file, if several questionnaires have a field at that path. */
  of?: string | undefined;
  /** A migration above the released version is extended, and what it does not ask needs none. */
  released?: Released;
};

/** The project with the field renamed, and the flow files of the questionnaires that have it. */
export type Renamed = { texts: ProjectTexts; step: string; flows: readonly string[] };

/**
 * Renames a field wherever schemas, flow, rules, journeys and texts refer to it, and adds a
 * migration of saved answers if there can be any. Questionnaires that share the step share its field, so it is renamed
 * in all of them, each with its own migration.
 */
export function renameField(texts: ProjectTexts, rename: Rename): Result<Renamed, string> {
  const found = changesOf(buildModels(texts), rename);
  if (!found.ok) return found;
  const changes = found.value;
  const changed = withAllTokens(
    texts,
    changes.flatMap((change) =>
      change.model.files.map((file) => [file.path, tokensIn(file, change)] as const),
    ),
  );
  const [step = ''] = changes.map((change) => change.step.id);
  return ok({
    texts: changes.reduce((all: ProjectTexts, change) => {
      const { model, path } = change;
      const [from, to] = [path.join('.'), renamedPath(change)];
      return isInDrafts(rename.released, model, from, (met, at) => pathsIn(met).includes(at))
        ? withMigration(all, model, rename.released, (before) => movedTo(from, to, before))
        : all;
    }, changed),
    step,
    flows: changes.map(({ model }) => model.flowPath),
  });
}

/** A reference to a field: the file, and the offset of the word in it. */
export type Mention = { file: string; offset: number };

/**
 * Finds references to a field that exists in `before`, to clean up after it is removed. Recorded
 * journeys and migrations are not searched.
 */
export function mentionsOf(
  texts: ProjectTexts,
  before: ProjectTexts,
  { path, of }: Pick<Rename, 'path' | 'of'>,
): Result<readonly Mention[], string> {
  const found = placesOf(buildModels(before), { path, of, name: '' });
  if (!found.ok) return found;
  const files = parseTexts(texts);
  const mentions = found.value.flatMap((change) => {
    const own = new Set(change.model.files.map((file) => file.path));
    return files
      .filter((file) => own.has(file.path) && !/\.(scenarios|seen)\.json$/.test(file.path))
      .flatMap((file) => tokensIn(file, change).map(({ offset }) => ({ file: file.path, offset })));
  });
  return ok(
    mentions.filter(
      ({ file, offset }, index) =>
        mentions.findIndex((one) => one.file === file && one.offset === offset) === index,
    ),
  );
}

/** A rename as seen by one questionnaire; each may store the step's answers at a different path. */
export type Change = {
  model: Model;
  step: StepModel;
  field: Field;
  path: readonly string[];
  name: string;
  /** True for a field that is a section of its own. */
  isSection: boolean;
};

function changesOf(models: readonly Model[], rename: Rename): Result<readonly Change[], string> {
  const { name } = rename;
  const wrong = name.includes('.')
    ? [`"${name}" is a path. Write the new name alone: "${name.slice(name.lastIndexOf('.') + 1)}".`]
    : wrongName('field', name);
  if (wrong.length > 0) return failed(wrong);
  const found = placesOf(models, rename);
  if (!found.ok) return found;
  const taken = found.value.filter(({ model, ...change }) => isTaken(model, renamedPath(change)));
  return taken.length === 0
    ? found
    : failed(taken.map((one) => `"${renamedPath(one)}" is already asked: choose another name.`));
}

/** The field as seen by each questionnaire that has it. */
export function placesOf(
  models: readonly Model[],
  { path, name, of }: Rename,
): Result<readonly Change[], string> {
  const unread = models.filter(({ flow }) => flow === undefined);
  if (unread.length > 0) return failed(['The flow cannot be read: run npm run validate first.']);
  const asked = models.filter(({ flowPath }) => of === undefined || flowPath === of);
  const found = asked.flatMap((model) => fieldIn(model, (field) => field.path === path));
  const [first, ...others] = found;
  if (first === undefined || path.endsWith('*')) {
    return failed([`No step asks for "${path}". ${hint(path, asked.flatMap(pathsIn))}`]);
  }
  if (others.some(({ step }) => step.id !== first.step.id)) {
    const flags = found.map(({ model }) => `--flow ${flowName(model.flowPath)}`);
    return failed([
      `Several questionnaires ask for "${path}", each in its own step. Choose one: ${flags.join(' or ')}.`,
    ]);
  }
  const changes = models
    .flatMap((model) =>
      fieldIn(model, ({ step, at }) => step === first.step.id && at === first.field.at),
    )
    .map(({ model, step, field }): Change => {
      const isSection = field.path === field.name;
      return { model, step, field, path: field.path.split('.'), name, isSection };
    });
  return ok(changes);
}

function hint(path: string, known: readonly string[]): string {
  const example = known.find((one) => /\.\w+$/.test(one)) ?? known[0] ?? 'section.name';
  return didYouMean(path, known) ?? `Write its path, such as ${example}.`;
}

type Found = Pick<Change, 'model' | 'step' | 'field'>;

function fieldIn(model: Model, isIt: (field: Field) => boolean): Found[] {
  return model.steps
    .flatMap((step) => step.fields.filter(isIt).map((field): Found => ({ model, step, field })))
    .slice(0, 1);
}

const pathsIn = ({ steps }: Model) => steps.flatMap(({ fields }) => fields.map(({ path }) => path));

const renamedPath = ({ path, name }: Pick<Change, 'path' | 'name'>) =>
  [...path.slice(0, -1), name].join('.');

const isTaken = (model: Model, path: string) =>
  pathsIn(model).includes(path) ||
  (model.flow?.steps ?? []).some(({ answers }) => [answers].flat().includes(path));

/** The edits to a file. */
function tokensIn(file: SourceFile, change: Change): Token[] {
  const { step, path, name } = change;
  const { tree } = file;
  if (isOfAnotherFlow(file.path, change.model.flowPath)) return [];
  const inStep = pathInStep(change);
  switch (file.path) {
    case step.schemaFile:
      return [...renamedInSchema(tree, inStep, name), ...inWords(tree, inStep, name)];
    case step.uiFile:
      return [...renamedInUi(tree, inStep, name), ...inWords(tree, inStep, name)];
    case step.rulesFile:
      return [
        ...pathTexts(file, change),
        ...renamedInExpressions(tree, path, name),
        ...rulePlaces(tree, inStep, name),
        ...inWords(tree, inStep, name),
      ];
    default:
      return elsewhere(file, change, inStep);
  }
}

/** The path within the step's data. */
export const pathInStep = ({ step, path, isSection }: Change): readonly string[] =>
  path.slice(isSection || Array.isArray(step.step.answers) ? 0 : 1);

/** Whether a file under `flows/` belongs to another questionnaire. */
export const isOfAnotherFlow = (path: string, flowPath: string) =>
  path.startsWith('flows/') && !path.startsWith(flowPath.replace(/json$/, ''));

function elsewhere(file: SourceFile, change: Change, inStep: readonly string[]): Token[] {
  const { tree } = file;
  const { path, name, isSection, step } = change;
  if (/^flows\/[\w-]+\.scenarios\.json$/.test(file.path)) {
    return listed(tree, 'scenarios').flatMap((one) =>
      renamedInData(under(one, 'answers'), path, name),
    );
  }
  if (/^flows\/[\w-]+\.json$/.test(file.path)) {
    return [
      ...pathTexts(file, change),
      ...renamedInExpressions(tree, path, name),
      ...namedInFlow(tree, { path, name, isSection, step: step.id }, inStep),
    ];
  }
  const isOther = /^schemas\/(meta|content\/meta)\//.test(file.path);
  if (isOther) return [];
  const isRules = file.path.endsWith('/rules.json');
  return [...pathTexts(file, change), ...(isRules ? renamedInExpressions(tree, path, name) : [])];
}

/** Strings that are the path of the field or of something inside it. */
function pathTexts(file: SourceFile, { path, name, isSection }: Change): Token[] {
  return textsNaming(file, path, isSection).map(({ node, written }) =>
    replacementToken(node, written.with(path.length - 1, name).join('.')),
  );
}

/** The `at` of a rule: a pointer to the field. */
function rulePlaces(tree: Node | undefined, inStep: readonly string[], name: string): Token[] {
  return listed(tree, 'rules').flatMap((rule) => {
    const at = under(rule, 'at');
    const written = String(at?.value ?? '').split('/');
    const isHere = inStep.every((key, index) => isAt(written[index + 1], key));
    return at === undefined || !isHere
      ? []
      : [replacementToken(at, written.with(inStep.length, name).join('/'))];
  });
}

/** Placeholders such as `{city.max}` in the step's texts, for a top-level field of the step. */
function inWords(tree: Node | undefined, inStep: readonly string[], name: string): Token[] {
  const [field = '', ...inside] = inStep;
  if (inside.length > 0) return [];
  return textsIn(tree).flatMap(({ node }) => {
    const words = String(node.value);
    const after = words.replaceAll(`{${field}.`, `{${name}.`);
    return after === words ? [] : [replacementToken(node, after)];
  });
}

/**
 * If a field is renamed twice before a release, saved answers go from the oldest name straight to
 * the newest.
 */
function movedTo(from: string, to: string, { move, replace }: Omit<Migration, 'version'>) {
  const before = Object.entries(move ?? {}).find(([, target]) => target === from);
  const choices = Object.entries(replace ?? {}).map(([path, ids]): [string, typeof ids] => [
    path === from || path.startsWith(`${from}.`) ? `${to}${path.slice(from.length)}` : path,
    ids,
  ]);
  return {
    move: { ...move, [before?.[0] ?? from]: to },
    ...(replace !== undefined && { replace: Object.fromEntries(choices) }),
  };
}
