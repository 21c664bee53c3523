import type { FlowProblem } from '../../flow/check.ts';
import type { CompiledFlow } from '../../flow/compiled.ts';
import { questionsOf } from '../../flow/step-schema.ts';
import { withFigures, type StepFiles } from '../../flow/figures.ts';
import type { Rule } from '../../flow/issues.ts';
import { normalStep } from '../../flow/language/normal-step.ts';
import type { Notes } from '../../flow/language/notes.ts';
import { stepSchema } from '../../flow/step-source.ts';
import type { Flow, Step } from '../../flow/types.ts';
import type { Catalog, CatalogEntry } from '../../logic/expression.ts';
import { parseExpression } from '../../logic/parse.ts';
import { FUNNEL } from '../../funnel-path.ts';
import { isObject, type JsonObject } from '../../logic/json.ts';
import { parseTexts, type ProjectTexts } from '../project/texts.ts';
import type { SourceFile } from '../project/source-file.ts';
import { compileSchema, type Compiled } from './ajv.ts';
import { fieldsOf, type Field } from './fields.ts';
import { checkedFlow } from './checked-flow.ts';
import { once } from '../../logic/once.ts';
import { isShaped, type LanguagePart } from './meta.ts';

/** The files of `schemas/<step>/`, whatever they contain. */
export type StepFolder = {
  id: string;
  schema: SourceFile | undefined;
  ui: SourceFile | undefined;
  rules: SourceFile | undefined;
};

/** A step of the flow with its folder, once both have the right shape. */
export type StepModel = {
  id: string;
  step: Step;
  /** JSON pointer into the flow file, such as `/steps/3`. */
  at: string;
  folder: StepFolder;
  schemaFile: string;
  uiFile: string;
  rulesFile: string;
  /** The files in the form that the engine reads, with their figures filled in. */
  filled: StepFiles;
  /** Where the file says what the engine reads at another pointer. */
  places: Notes['places'];
  /** What the schema says and the engine cannot read. */
  problems: Notes['problems'];
  /** With its options in place. */
  schema: JsonObject;
  ui: JsonObject;
  rules: readonly Rule[];
  /** False if a rule is outside the checked subset of JSON Logic, so that it cannot run. */
  rulesParse: boolean;
  fields: readonly Field[];
  compiled: Compiled;
};

/** The facts that the files state. Parts that cannot be read from them are undefined. */
export type Model = {
  /** Of all files, also of other questionnaires and those that are not JSON. */
  paths: readonly string[];
  /** What is not another questionnaire's alone. */
  files: readonly SourceFile[];
  file: (path: string) => SourceFile | undefined;
  /** Of all questionnaires; the model is of one of them. */
  flowFiles: readonly SourceFile[];
  /** The models of the others. */
  others: () => readonly Model[];
  /** Defined if the flow file matches its meta-schema. */
  flow: Flow | undefined;
  flowPath: string;
  flowProblems: readonly FlowProblem[];
  compiled: CompiledFlow | undefined;
  folders: readonly StepFolder[];
  catalogs: Readonly<Record<string, Catalog>>;
  /** The SQL migrations in the order they are applied. */
  sqlFiles: readonly { path: string; text: string }[];
  /** All of them, joined. Empty if there are none. */
  sql: string;
  steps: readonly StepModel[];
  /** The visitor's local date for the proof, in ISO format. */
  today: string;
};

const DEFAULT_TODAY = '2026-06-15';

/** A model of each questionnaire of a project; one without a flow where there is none. */
export function buildModels(texts: ProjectTexts): Model[] {
  const [first, ...others] = flowPaths(texts);
  const models: Model[] = [first, ...others].map((path, own) =>
    modelOf(texts, DEFAULT_TODAY, path, () => models.filter((_model, index) => index !== own)),
  );
  return models;
}

/** The flow files of a project, the one that the links of the site lead to first. */
export function flowPaths(texts: ProjectTexts): string[] {
  const paths = [...texts.keys()].filter((path) => /^flows\/[\w-]+\.json$/.test(path)).sort();
  const isMain = (path: string) => path === `flows${FUNNEL}.json`;
  return [...paths.filter(isMain), ...paths.filter((path) => !isMain(path))];
}

/**
 * Reads the files into a model of one questionnaire, the main one unless `flowPath` names another.
 * A fixed `today` makes results repeatable.
 */
export function buildModel(
  texts: ProjectTexts,
  today = DEFAULT_TODAY,
  flowPath: string | undefined = flowPaths(texts)[0],
): Model {
  const others = flowPaths(texts).filter((path) => path !== flowPath);
  const made = once(() => others.map((path) => buildModel(texts, today, path)));
  return modelOf(texts, today, flowPath, made);
}

function modelOf(
  texts: ProjectTexts,
  today: string,
  flowPath: string | undefined,
  others: Model['others'],
): Model {
  const all = parseTexts(texts);
  const flowFiles = all.filter(({ path }) => /^flows\/[\w-]+\.json$/.test(path));
  const flowFile = flowFiles.find(({ path }) => path === flowPath);
  const elsewhere = otherSteps(flowFiles, flowFile);
  const files = all.filter(
    (file) => !isOfStep(file, elsewhere) && (file === flowFile || !flowFiles.includes(file)),
  );
  const sqlFiles = sqlFilesOf(texts);
  const byPath = new Map(files.map((file) => [file.path, file]));
  const flow = flowFile === undefined ? undefined : flowOf(flowFile);
  const catalogs = catalogsOf(files);
  const folders = foldersOf(files);
  const steps = (flow?.steps ?? []).flatMap((step, index) => {
    const folder = folders.find(({ id }) => id === step.id);
    return folder === undefined
      ? []
      : keptStep(flowFile?.path ?? '', step, index, folder, catalogs);
  });
  const questions = questionsOf(steps.map(({ folder, schema }) => ({ id: folder.id, schema })));
  const checked = flow && checkedFlow(flow, catalogs, questions);
  return {
    paths: [...texts.keys()].sort(),
    files,
    file: (path) => byPath.get(path),
    flowFiles,
    others,
    flow,
    flowPath: flowFile?.path ?? 'flows',
    flowProblems: checked?.problems ?? [],
    compiled: checked?.compiled,
    folders,
    catalogs,
    sqlFiles,
    sql: sqlFiles.map(({ text }) => text).join('\n'),
    steps,
    today,
  };
}

/** Ids of the steps that only other questionnaires have. */
function otherSteps(
  flowFiles: readonly SourceFile[],
  own: SourceFile | undefined,
): ReadonlySet<string> {
  const others = flowFiles.filter((file) => file !== own).flatMap(stepIds);
  const ids = new Set(own === undefined ? [] : stepIds(own));
  return new Set(others.filter((id) => !ids.has(id)));
}

const isOfStep = ({ path }: SourceFile, ids: ReadonlySet<string>) =>
  ids.has(/^schemas\/([^/]+)\/[^/]+$/.exec(path)?.[1] ?? '');

/** Ids of the steps of a flow file, whatever else is wrong with it. */
export function stepIds({ json }: SourceFile): string[] {
  const steps = isObject(json) && Array.isArray(json['steps']) ? json['steps'] : [];
  return steps.flatMap((step) =>
    isObject(step) && typeof step['id'] === 'string' ? [step['id']] : [],
  );
}

function sqlFilesOf(texts: ProjectTexts): { path: string; text: string }[] {
  return [...texts]
    .filter(([path]) => path.endsWith('.sql'))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, text]) => ({ path, text }));
}

function flowOf(file: SourceFile): Flow | undefined {
  const { json } = file;
  if (json === undefined || !isShaped('flow', json)) return undefined;
  // The meta-schema has just shown that this JSON is a Flow.
  return json as unknown as Flow;
}

function foldersOf(files: readonly SourceFile[]): StepFolder[] {
  const ids = new Set<string>();
  for (const { path } of files) {
    const id = /^schemas\/([^/]+)\/(schema|ui|rules)\.json$/.exec(path)?.[1];
    if (id !== undefined && !['meta', 'catalog', 'content'].includes(id)) ids.add(id);
  }
  const find = (path: string) => files.find((file) => file.path === path);
  return [...ids].map((id) => ({
    id,
    schema: find(`schemas/${id}/schema.json`),
    ui: find(`schemas/${id}/ui.json`),
    rules: find(`schemas/${id}/rules.json`),
  }));
}

let madeCatalogs: { files: readonly SourceFile[]; catalogs: Model['catalogs'] } | undefined;

/** The same object for as long as no catalog changes: much is made with it. */
function catalogsOf(all: readonly SourceFile[]): Model['catalogs'] {
  const files = all.filter(({ path }) => path.startsWith('schemas/catalog/'));
  const before = madeCatalogs;
  const isSame =
    before?.files.length === files.length &&
    files.every((file, index) => file === before.files[index]);
  if (!isSame) madeCatalogs = { files, catalogs: Object.fromEntries(files.flatMap(catalogOf)) };
  return madeCatalogs?.catalogs ?? {};
}

function catalogOf({ path, json }: SourceFile): [string, Catalog][] {
  const name = /^schemas\/catalog\/([^/]+)\.json$/.exec(path)?.[1];
  if (name === undefined || !isObject(json) || !Array.isArray(json['entries'])) return [];
  const entries = json['entries'].flatMap((entry): CatalogEntry[] =>
    isObject(entry) && typeof entry['id'] === 'string' ? [{ ...entry, id: entry['id'] }] : [],
  );
  return [[name, { entries }]];
}

type MadeStep = { about: readonly unknown[]; model: StepModel[] };

/** By the schema of its step, and the questionnaire that has it. */
const madeSteps = new WeakMap<SourceFile, Map<string, MadeStep>>();

/** A step is made anew only when something that it is made of has changed. */
function keptStep(
  flowPath: string,
  step: Step,
  index: number,
  folder: StepFolder,
  catalogs: Readonly<Record<string, Catalog>>,
): StepModel[] {
  if (folder.schema === undefined) return [];
  const kept = madeSteps.get(folder.schema) ?? new Map<string, MadeStep>();
  const about = [JSON.stringify(step), index, folder.ui, folder.rules, catalogs];
  const before = kept.get(flowPath);
  if (before?.about.every((part, place) => part === about[place])) return before.model;
  const model = stepModel(step, index, folder, catalogs);
  madeSteps.set(folder.schema, kept.set(flowPath, { about, model }));
  return model;
}

function stepModel(
  step: Step,
  index: number,
  folder: StepFolder,
  catalogs: Readonly<Record<string, Catalog>>,
): StepModel[] {
  const written = writtenFiles(folder);
  if (written === undefined) return [];
  const normal = normalStep(written);
  const filled = withFigures({ ...normal, rules: written.rules }, catalogs);
  const { ui } = filled;
  const schema = expanded(filled.schema, catalogs);
  if (schema === undefined) return [];
  // The meta-schema has just shown that these are rules.
  const rules = filled.rules as unknown as Rule[];
  const section = typeof step.answers === 'string' ? step.answers : null;
  return [
    {
      id: step.id,
      step,
      at: `/steps/${index}`,
      folder,
      schemaFile: `schemas/${step.id}/schema.json`,
      uiFile: `schemas/${step.id}/ui.json`,
      rulesFile: `schemas/${step.id}/rules.json`,
      filled,
      places: normal.places,
      problems: normal.problems,
      schema,
      ui,
      rules,
      rulesParse: rules.every(({ valid }) => parseExpression(valid, 'boolean').ok),
      fields: fieldsOf({ step: step.id, section, schema, ui }),
      // Asked for by the proof; what only draws the flow does not wait for it.
      get compiled() {
        return compileSchema(schema);
      },
    },
  ];
}

/** Undefined when one of the files does not have the shape that its meta-schema asks for. */
function writtenFiles(folder: StepFolder): StepFiles | undefined {
  const schema = objectIn(folder.schema, 'step');
  const ui = objectIn(folder.ui, 'ui');
  const rules = folder.rules === undefined ? { rules: [] } : objectIn(folder.rules, 'rules');
  if (schema === undefined || ui === undefined || rules === undefined) return undefined;
  return { schema, ui, rules: rules['rules'] ?? [] };
}

function objectIn(file: SourceFile | undefined, meta: LanguagePart): JsonObject | undefined {
  const json = file?.json;
  return isObject(json) && isShaped(meta, json) ? json : undefined;
}

/** Undefined if a catalog is missing, which rule T3 reports. */
function expanded(
  source: JsonObject,
  catalogs: Readonly<Record<string, Catalog>>,
): JsonObject | undefined {
  try {
    return stepSchema(source, catalogs);
  } catch {
    return undefined;
  }
}
