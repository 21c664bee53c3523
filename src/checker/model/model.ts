import {
  type Catalog,
  type Catalogs,
  type CompiledFlow,
  type Consent,
  type Flow,
  type FlowProblem,
  type Questions,
  checkFlow,
  compileFlow,
  consentsIn,
  isObject,
  once,
  questionsOf,
} from '../../engine/core.ts';
import { type ProjectTexts, type SourceFile, parseTexts } from '../project/source-file.ts';
import { catalogsOf } from './catalogs.ts';
import { isShaped } from './meta.ts';
import { checkedSite } from './site.ts';
import { type StepFolder, type StepModel, foldersOf, stepModels } from './step-model.ts';

/** The facts stated by the files. Parts that cannot be read are undefined. */
export type Model = {
  /** Paths of all files, including those of other questionnaires and non-JSON files. */
  paths: readonly string[];
  /** All files except those that belong only to other questionnaires. */
  files: readonly SourceFile[];
  file: (path: string) => SourceFile | undefined;
  /** The flow files of all questionnaires; the model describes one of them. */
  flowFiles: readonly SourceFile[];
  /** The models of the other questionnaires. */
  others: () => readonly Model[];
  /** Defined if the flow file matches its meta-schema. */
  flow: Flow | undefined;
  flowPath: string;
  flowProblems: readonly FlowProblem[];
  compiled: CompiledFlow | undefined;
  folders: readonly StepFolder[];
  catalogs: Readonly<Record<string, Catalog>>;
  /** The SQL migrations in the order in which they are applied. */
  sqlFiles: readonly { path: string; text: string }[];
  steps: readonly StepModel[];
  /** The visitor's local date for the proof, in ISO format. */
  today: string;
};

const DEFAULT_TODAY = '2026-06-15';

/** A model for each questionnaire of a project; a single one without a flow if there are none. */
export function buildModels(texts: ProjectTexts): Model[] {
  const [first, ...others] = flowPaths(texts);
  const models: Model[] = [first, ...others].map((path, own) =>
    modelOf(texts, DEFAULT_TODAY, path, () => models.filter((_model, index) => index !== own)),
  );
  return models;
}

/** The flow files of a project, starting with the one that the site links to. */
export function flowPaths(texts: ProjectTexts): string[] {
  const paths = [...texts.keys()].filter((path) => /^flows\/[\w-]+\.json$/.test(path)).sort();
  const { home } = checkedSite();
  const isMain = (path: string) => path === `flows${home}.json`;
  return [...paths.filter(isMain), ...paths.filter((path) => !isMain(path))];
}

/**
 * Builds the model of one questionnaire, the main one unless `flowPath` names another. A fixed `today`
 * makes results repeatable.
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
      : stepModels(flowFile?.path ?? '', step, index, folder, catalogs);
  });
  const questions = questionsOf(steps.map(({ folder, schema }) => ({ id: folder.id, schema })));
  const consents = consentsIn(steps.map(({ id, step, ui }) => ({ id, answers: step.answers, ui })));
  const checked = flow && checkedFlow(flow, catalogs, questions, consents);
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
    steps,
    today,
  };
}

/** Ids of the steps that exist only in other questionnaires. */
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

/** Ids of the steps in a flow file, even if the file is otherwise invalid. */
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
  // Validated against the meta-schema just above, so this JSON is a Flow.
  return json as unknown as Flow;
}

type Checked = {
  problems: readonly FlowProblem[];
  /** Undefined when there are problems. */
  compiled: CompiledFlow | undefined;
};

type Kept = { catalogs: Catalogs; asked: string; checked: Checked };

const kept = new WeakMap<Flow, Kept>();

/** Checks and compiles a flow, again only when one of its inputs has changed. */
function checkedFlow(
  flow: Flow,
  catalogs: Catalogs,
  questions: Questions,
  consents: readonly Consent[],
): Checked {
  const asked = JSON.stringify([questions, consents]);
  const before = kept.get(flow);
  if (before?.catalogs === catalogs && before.asked === asked) return before.checked;
  const problems = checkFlow(flow);
  const result = problems.length > 0 ? undefined : compileFlow(flow, catalogs, questions, consents);
  const checked = { problems, compiled: result?.ok === true ? result.value : undefined };
  kept.set(flow, { catalogs, asked, checked });
  return checked;
}
