import {
  failed,
  type Flow,
  isObject,
  ok,
  type Result,
  sectionOf,
  type Step,
} from '../../../engine/core.ts';
import { buildModel, type Model } from '../../model/model.ts';
import { applyAll, type Edit } from '../../project/edit.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import { stepEdits, takenOut } from './flow-order.ts';
import { releasedModel, withMigration, type Released } from '../migration.ts';
import { textsNaming, withoutUnused } from '../named-in-flow.ts';
import { wrongPlace } from './new-step.ts';
import { withProvenRoutes } from './proven-routes.ts';

export type StepRemoval = {
  name: string;
  /** The flow file; defaults to the main one. */
  of?: string | undefined;
  /** Visitors' answers to the step are lost, which a migration records. */
  released?: Released;
};

/**
 * Removes a step from a questionnaire. Visitors are routed to the step that followed it, and its
 * answers are removed from journeys and drafts. Its folder is deleted unless another questionnaire
 * uses the step. Refused if other files read its answers.
 */
export function removeStep(
  texts: ProjectTexts,
  { name, of, released }: StepRemoval,
): Result<ProjectTexts, string> {
  const model = buildModel(texts, undefined, of);
  const { flow, flowPath: file } = model;
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  const missing = wrongPlace(flow, name);
  if (missing.length > 0) return failed(missing);
  if (name === flow.start) {
    return failed([`"${name}" is the first step: change "start" of the flow by hand.`]);
  }
  const taken = takenOut(flow.steps, name);
  if (taken === null) {
    return failed([
      `"${name}" has several next steps: remove its branches first, so that it is clear where visitors are routed.`,
    ]);
  }
  const answers = [taken.step.answers].flat();
  const readers = readersOf(model, name, answers);
  if (readers.length > 0) return failed(readers);
  const after = applyAll(texts, [
    ...stepEdits(file, flow.steps, taken.steps),
    ...derivations(flow, file, answers),
    ...sections(flow, file, name, taken.steps),
    ...storedForms(flow, file, answers),
    ...folder(model, name),
    ...journeys(model, name, answers),
  ]);
  const met = releasedModel(released, file)?.flow;
  const migrated = withLost(after, model, lost(met, answers), released);
  return ok(withProvenRoutes(withoutUnused(texts, migrated, file), file));
}

/** Error messages about other places that read the step's answers and would no longer find any. */
function readersOf(model: Model, name: string, answers: readonly string[]): string[] {
  const { flow, flowPath } = model;
  const index = flow?.steps.findIndex(({ id }) => id === name) ?? -1;
  const isOwn = (file: string, keys: readonly string[]) =>
    file.startsWith(`schemas/${name}/`) ||
    (file === flowPath && keys[0] === 'steps' && keys[1] === String(index)) ||
    (file === flowPath && isDerived(flow, keys, answers));
  const found = model.files
    .filter(({ path }) => !/\.(scenarios|seen)\.json$|^schemas\/.*meta\//.test(path))
    .flatMap((file) =>
      answers.flatMap((answer) =>
        textsNaming(file, [answer], true)
          .filter(({ keys }) => !isOwn(file.path, keys))
          .map(({ keys, written }) => ({
            place: placeOf(file.path, keys),
            read: written.join('.'),
          })),
      ),
    );
  return [
    ...new Set(found.map(({ place, read }) => `${place} reads "${read}": remove that first.`)),
  ];
}

/** The place as a person would look it up: `conditions/isCraft` of the flow file. */
const placeOf = (file: string, keys: readonly string[]): string => {
  const depth = keys[0] === 'remote' ? 3 : 2;
  return `"${keys.slice(0, depth).join('/')}" of ${file}`;
};

const isBelow = (path: string, answers: readonly string[]) => answers.includes(sectionOf(path));

function isDerived(flow: Flow | undefined, keys: readonly string[], answers: readonly string[]) {
  const to = keys[0] === 'derive' ? flow?.derive[Number(keys[1])]?.to : undefined;
  return to !== undefined && isBelow(to, answers);
}

const derivations = ({ derive }: Flow, file: string, answers: readonly string[]): Edit[] =>
  derive
    .flatMap(({ to }, index) => (isBelow(to, answers) ? [index] : []))
    .toReversed()
    .map((index) => ({ file, remove: `/derive/${index}` }));

/**
 * A named section that began at this step now begins at the next step, unless that step already
 * begins one.
 */
function sections(
  { sections: parts = [], steps: before }: Flow,
  file: string,
  name: string,
  steps: readonly Step[],
): Edit[] {
  const index = parts.findIndex(({ from }) => from === name);
  if (index < 0) return [];
  const next = before[before.findIndex(({ id }) => id === name) + 1]?.id;
  const isFree = steps.some(({ id }) => id === next) && parts.every(({ from }) => from !== next);
  return [
    isFree && next !== undefined
      ? { file, set: `/sections/${index}/from`, to: next }
      : { file, remove: `/sections/${index}` },
  ];
}

/** Removes how older drafts and database rows store answers that are no longer asked for. */
function storedForms(
  { older = {}, remote }: Flow,
  file: string,
  answers: readonly string[],
): Edit[] {
  return [
    ...Object.keys(older)
      .filter((path) => isBelow(path, answers))
      .map((path) => ({ file, remove: `/older/${path}` })),
    ...Object.keys(remote.read ?? {})
      .filter((path) => isBelow(path, answers))
      .map((path) => ({ file, remove: `/remote/read/${path}` })),
  ];
}

/** Records in a migration that the answers to these sections are removed. */
function withLost(
  texts: ProjectTexts,
  model: Model,
  sections: readonly string[],
  released: Released,
): ProjectTexts {
  if (sections.length === 0) return texts;
  return withMigration(texts, model, released, (before) => ({
    ...before,
    remove: [...(before.remove ?? []), ...sections],
  }));
}

/** Sections that visitors may have answered in the released flow. */
function lost(released: Flow | undefined, answers: readonly string[]): string[] {
  const asked = new Set(released?.steps.flatMap((step) => step.answers));
  return answers.filter((answer) => asked.has(answer));
}

function folder(model: Model, name: string): Edit[] {
  const isShared = model.others().some(({ flow }) => flow?.steps.some(({ id }) => id === name));
  if (isShared) return [];
  return model.paths
    .filter((path) => path.startsWith(`schemas/${name}/`))
    .map((file) => ({ file, delete: true }));
}

function journeys(model: Model, name: string, answers: readonly string[]): Edit[] {
  const file = model.flowPath.replace(/\.json$/, '.scenarios.json');
  const json = model.file(file)?.json;
  if (!isObject(json) || !Array.isArray(json['scenarios'])) return [];
  return json['scenarios'].flatMap((scenario, index): Edit[] => {
    if (!isObject(scenario)) return [];
    const given = [...answers.map((answer) => ['answers', answer]), ['actions', name]].filter(
      ([key = '', inside = '']) => {
        const part = scenario[key];
        return isObject(part) && Object.hasOwn(part, inside);
      },
    );
    return given.map((keys) => ({ file, remove: `/scenarios/${index}/${keys.join('/')}` }));
  });
}
