import {
  didYouMean,
  failed,
  type Flow,
  type Json,
  ok,
  type Result,
  type Step,
} from '../../../engine/core.ts';
import { buildModel } from '../../model/model.ts';
import { applyAll, type Edit } from '../../project/edit.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import {
  type NamedCondition,
  conditionEdits,
  withoutUnused,
  wrongCondition,
} from '../named-in-flow.ts';
import { wrongPlace } from './new-step.ts';
import { withProvenRoutes } from './proven-routes.ts';

/** A transition out of a step; the default has no condition. */
export type Branch = { when?: NamedCondition | undefined; to: string };

type Place = { step: string; of?: string | undefined };

/**
 * A transition out of a step as it was shown, with the name of its condition. Not its position, which
 * another edit may have given to another one.
 */
export type Way = { when?: string | undefined; to: string };

/** The ids of the steps and pages that a transition out of a step can lead to. */
export function goalsOf(texts: ProjectTexts, { step, of }: Place): string[] {
  const { flow } = buildModel(texts, undefined, of);
  const from = flow?.steps.find(({ id }) => id === step);
  if (flow === undefined || from === undefined) return [];
  return placesIn(flow).filter((id) => wrongGoal(flow, from, id).length === 0);
}

/** Adds a branch to a step, evaluated after its existing ones. */
export const addBranch = (
  texts: ProjectTexts,
  { step, of }: Place,
  branch: Branch,
): Result<ProjectTexts, string> =>
  edited(texts, { step, of }, ({ flow, file, from, index }) => {
    const problems = [
      ...(branch.when === undefined
        ? ['A branch needs a condition: the step already has a default.']
        : []),
      ...wrongBranch(flow, from, branch, from.next),
    ];
    if (problems.length > 0) return failed(problems);
    const place = `/steps/${index}/next/${from.next.length - 1}`;
    return ok([
      ...conditionEdits(flow, file, branch.when),
      { file, insert: place, to: transition(branch) },
    ]);
  });

/** Changes the condition or target of a transition. */
export const changeBranch = (
  texts: ProjectTexts,
  { step, of, way }: Place & { way: Way },
  branch: Branch,
): Result<ProjectTexts, string> =>
  edited(texts, { step, of }, ({ flow, file, from, index }) => {
    const place = placeOf(from, way);
    const before = from.next[place];
    if (before === undefined) return failed([isGone(step, way)]);
    const others = from.next.filter((one) => one !== before);
    const problems = [
      ...((before.when === undefined) === (branch.when === undefined)
        ? []
        : ['The default has no condition, and every branch needs one.']),
      ...wrongBranch(flow, from, branch, others),
    ];
    if (problems.length > 0) return failed(problems);
    const at = `/steps/${index}/next/${place}`;
    const { when, to } = branch;
    return ok([
      ...conditionEdits(flow, file, when),
      ...(to === before.to ? [] : [{ file, set: `${at}/to`, to }]),
      ...(when === undefined || when.name === before.when
        ? []
        : [{ file, set: `${at}/when`, to: when.name }]),
    ]);
  });

/** Removes a branch; its visitors follow the remaining transitions. */
export const removeBranch = (
  texts: ProjectTexts,
  { step, of, way }: Place & { way: Way },
): Result<ProjectTexts, string> =>
  edited(texts, { step, of }, ({ file, from, index }) => {
    const place = placeOf(from, way);
    if (place < 0) return failed([isGone(step, way)]);
    if (way.when === undefined) {
      return failed([`The default of "${step}" cannot be removed: visitors need a next step.`]);
    }
    return ok([{ file, remove: `/steps/${index}/next/${place}` }]);
  });

const placeOf = (from: Step, { when, to }: Way): number =>
  from.next.findIndex((one) => one.when === when && one.to === to);

const isGone = (step: string, { when, to }: Way): string =>
  `"${step}" no longer leads to "${to}" ${when === undefined ? 'by default' : `if "${when}"`}: it was changed in the meantime.`;

type Found = { flow: Flow; file: string; from: Step; index: number };

function edited(
  texts: ProjectTexts,
  { step, of }: Place,
  edit: (found: Found) => Result<Edit[], string>,
): Result<ProjectTexts, string> {
  const { flow, flowPath: file } = buildModel(texts, undefined, of);
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  const index = flow.steps.findIndex(({ id }) => id === step);
  const from = flow.steps[index];
  if (from === undefined) return failed(wrongPlace(flow, step));
  const edits = edit({ flow, file, from, index });
  if (!edits.ok) return edits;
  const after = applyAll(texts, edits.value);
  return ok(withProvenRoutes(withoutUnused(texts, after, file), file));
}

function wrongBranch(flow: Flow, from: Step, { when, to }: Branch, others: Step['next']): string[] {
  const fallback = others.findLast((transition) => transition.when === undefined);
  return [
    ...wrongGoal(flow, from, to),
    ...(when !== undefined && fallback?.to === to
      ? [`The default leads to "${to}" too: the branch would have no effect.`]
      : []),
    ...(when === undefined ? [] : wrongWhen(flow, from, when, others)),
  ];
}

const placesIn = ({ steps, pages }: Flow): string[] => [...steps, ...pages].map(({ id }) => id);

function wrongGoal(flow: Flow, from: Step, to: string): string[] {
  const { steps, pages } = flow;
  const ids = placesIn(flow);
  const isBack = ids.indexOf(to) <= ids.indexOf(from.id);
  if (to === '') return ['Choose where it leads.'];
  return [
    ...(ids.includes(to)
      ? []
      : [
          `There is no step or page "${to}". ${didYouMean(to, ids) ?? `There are ${ids.join(', ')}.`}`,
        ]),
    ...(ids.includes(to) && isBack
      ? [
          `"${to}" does not come after "${from.id}": branches lead forward only, so that every visitor reaches an end page.`,
        ]
      : []),
    ...(from.submit !== undefined && steps.some(({ id }) => id === to)
      ? [`"${from.id}" submits the answers: it can lead only to end pages.`]
      : []),
    ...(from.submit === undefined && to === pages[0]?.id
      ? [`"${from.id}" does not submit the answers, so it cannot lead to "${to}".`]
      : []),
  ];
}

function wrongWhen(flow: Flow, { id }: Step, when: NamedCondition, others: Step['next']): string[] {
  if (others.some((transition) => transition.when === when.name)) {
    return [`"${id}" already has a branch for "${when.name}".`];
  }
  return wrongCondition(flow, when);
}

const transition = ({ when, to }: Branch): Json => (when ? { when: when.name, to } : { to });
