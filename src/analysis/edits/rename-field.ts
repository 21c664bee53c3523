import type { Node } from 'jsonc-parser';
import { isReservedName } from '../../logic/path.ts';
import { failed, ok, type Result } from '../../logic/result.ts';
import { buildModel, type Model, type StepModel } from '../model/model.ts';
import type { Field } from '../model/fields.ts';
import { applyAll } from '../project/edit.ts';
import type { SourceFile } from '../project/source-file.ts';
import type { ProjectTexts } from '../project/texts.ts';
import { didYouMean } from '../wording/did-you-mean.ts';
import { renamedInData, renamedInSchema, renamedInUi } from './field-keys.ts';
import { renamedInExpressions } from './item-names.ts';
import { itemsOf, retold, textsIn, under, withTokens, type Token } from './tokens.ts';

/**
 * The project with a field under another name, wherever schemas, flow, rules, journeys and texts
 * speak of it, and with the migration that carries saved answers over.
 * @param path dotted path of the field, such as `contactInfo.city` or `vehicles.*.make`
 * @param released the version of the flow that visitors have met; a migration above it is added to
 */
export function renameField(
  texts: ProjectTexts,
  path: string,
  name: string,
  released?: number,
): Result<ProjectTexts, string> {
  const model = buildModel(texts);
  const found = fieldToRename(model, path, name);
  if (!found.ok) return found;
  const { step, field } = found.value;
  const to = [...path.split('.').slice(0, -1), name].join('.');
  const change = { step, field, path: path.split('.'), name, isSection: path === field.name };
  const changed = new Map(texts);
  for (const file of model.files) {
    const tokens = tokensIn(file, change);
    if (tokens.length > 0) changed.set(file.path, withTokens(file.text, tokens));
  }
  return ok(withMigration(changed, model, path, to, released ?? model.flow?.version ?? 1));
}

type Change = {
  step: StepModel;
  field: Field;
  path: readonly string[];
  name: string;
  /** True for a field that is a section of its own. */
  isSection: boolean;
};

function fieldToRename(
  { steps, flow }: Model,
  path: string,
  name: string,
): Result<{ step: StepModel; field: Field }, string> {
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  if (!/^[A-Za-z][\w-]*$/.test(name) || isReservedName(name)) {
    return failed([`"${name}" is no name of a field: letters and digits, a letter first.`]);
  }
  const paths = steps.flatMap(({ fields }) => fields.map((field) => field.path));
  const step = steps.find(({ fields }) => fields.some((field) => field.path === path));
  const field = step?.fields.find((one) => one.path === path);
  if (step === undefined || field === undefined || path.endsWith('*')) {
    const hint = didYouMean(path, paths) ?? 'Write its path, such as contactInfo.city.';
    return failed([`No step asks for "${path}". ${hint}`]);
  }
  const to = [...path.split('.').slice(0, -1), name].join('.');
  const taken = new Set([...paths, ...flow.steps.flatMap(({ answers }) => answers)]);
  if (taken.has(to)) return failed([`"${to}" is asked already: choose another name.`]);
  return ok({ step, field });
}

/** What has to be written otherwise in a file. */
function tokensIn(file: SourceFile, change: Change): Token[] {
  const { step, path, name } = change;
  const { tree } = file;
  const inStep = path.slice(change.isSection || Array.isArray(step.step.answers) ? 0 : 1);
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

function elsewhere(file: SourceFile, change: Change, inStep: readonly string[]): Token[] {
  const { tree } = file;
  const { path, name } = change;
  if (/^flows\/[\w-]+\.scenarios\.json$/.test(file.path)) {
    return listed(tree, 'scenarios').flatMap((one) =>
      renamedInData(under(one, 'answers'), path, name),
    );
  }
  if (/^flows\/[\w-]+\.json$/.test(file.path)) {
    return [
      ...pathTexts(file, change),
      ...renamedInExpressions(tree, path, name),
      ...inFlow(tree, change, inStep),
    ];
  }
  const isOther = /^schemas\/(meta|content\/meta)\//.test(file.path);
  if (isOther) return [];
  const isRules = file.path.endsWith('/rules.json');
  return [...pathTexts(file, change), ...(isRules ? renamedInExpressions(tree, path, name) : [])];
}

/** Buttons that give the answer, derivations that write it whole, and what shows it. */
function inFlow(tree: Node | undefined, change: Change, inStep: readonly string[]): Token[] {
  const { path, name, step } = change;
  const shown = listed(tree, 'steps')
    .filter((one) => under(one, 'id')?.value === step.id)
    .flatMap((one) => (inStep.length === 1 ? renamedInData(under(one, 'show'), inStep, name) : []));
  const given = listed(tree, 'steps').flatMap((one) =>
    listed(one, 'actions').flatMap((action) => renamedInData(under(action, 'set'), path, name)),
  );
  const derived = listed(tree, 'derive').flatMap((one) => {
    const to = String(under(one, 'to')?.value ?? '').split('.');
    const isAround = to.length < path.length && to.every((key, index) => isAt(key, path[index]));
    return isAround ? renamedInData(under(one, 'value'), path.slice(to.length), name) : [];
  });
  return [...shown, ...given, ...derived];
}

/** Texts that are the path of the field, or of something inside of it. */
function pathTexts({ path: file, tree }: SourceFile, change: Change): Token[] {
  return textsIn(tree).flatMap(({ node, keys }) => {
    if (keys[0] === 'migrations') return [];
    const written = String(node.value).split('.');
    const { path, name, isSection } = change;
    const isHere =
      written.length >= path.length && path.every((key, index) => isAt(written[index], key));
    if (!isHere || (isSection && written.length === 1 && !namesSection(file, keys))) return [];
    return [retold(node, written.with(path.length - 1, name).join('.'))];
  });
}

/** Places where a single word is the name of a section, and nothing else that is called the same. */
function namesSection(file: string, keys: readonly string[]): boolean {
  const last = keys.at(-1) ?? '';
  if (['var', 'answered', 'answer'].includes(last)) return true;
  if (/^\d+$/.test(last) && ['var', 'answered'].includes(keys.at(-2) ?? '')) return true;
  if (!file.startsWith('flows/')) return false;
  const place = keys.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/');
  return /^(derive\/\*\/to|steps\/\*\/answers(\/\*)?|steps\/\*\/prefill\/.*)$/.test(place);
}

/** `at` of a rule: the pointer of the field. */
function rulePlaces(tree: Node | undefined, inStep: readonly string[], name: string): Token[] {
  return listed(tree, 'rules').flatMap((rule) => {
    const at = under(rule, 'at');
    const written = String(at?.value ?? '').split('/');
    const isHere = inStep.every((key, index) => isAt(written[index + 1], key));
    return at === undefined || !isHere
      ? []
      : [retold(at, written.with(inStep.length, name).join('/'))];
  });
}

/** `{city.max}` in the words of the step, where the field is one of the step itself. */
function inWords(tree: Node | undefined, inStep: readonly string[], name: string): Token[] {
  const [field = '', ...inside] = inStep;
  if (inside.length > 0) return [];
  return textsIn(tree).flatMap(({ node }) => {
    const words = String(node.value);
    const after = words.replaceAll(`{${field}.`, `{${name}.`);
    return after === words ? [] : [retold(node, after)];
  });
}

/** An item of a list stands at a number, and at `*` in a path that means all of them. */
const isAt = (written: string | undefined, key: string | undefined) =>
  written === key ||
  (key === '*' && /^\d+$/.test(written ?? '')) ||
  (written === '*' && /^\d+$/.test(key ?? ''));

const listed = (node: Node | undefined, name: string) => itemsOf(under(node, name));

function withMigration(
  texts: ProjectTexts,
  { flow, flowPath: file }: Model,
  from: string,
  to: string,
  released: number,
): ProjectTexts {
  const { migrations = [], version = 1 } = flow ?? {};
  const last = migrations.at(-1);
  const place = `/migrations/${migrations.length - 1}`;
  if (last !== undefined && version > released) {
    // Renamed twice before a release: the answer has one way from the old name to the last.
    const before = Object.entries(last.move ?? {}).find(([, target]) => target === from);
    const moves = { ...last.move, [before?.[0] ?? from]: to };
    return applyAll(texts, [{ file, set: `${place}/move`, to: moves }]);
  }
  const entry = { version: version + 1, move: { [from]: to } };
  return applyAll(texts, [
    { file, set: '/version', to: version + 1 },
    last === undefined
      ? { file, set: '/migrations', to: [entry] }
      : { file, insert: `/migrations/${migrations.length}`, to: entry },
  ]);
}
