import { failed, ok, type Result } from '../../../engine/core.ts';
import { buildModel } from '../../model/model.ts';
import { applyAll } from '../../project/edit.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import { numbered, placedAfter, stepEdits, takenOut } from './flow-order.ts';
import { wrongPlace } from './new-step.ts';
import { withProvenRoutes } from './proven-routes.ts';

/**
 * Moves a step within a questionnaire and updates transitions, saved step numbers and recorded
 * journeys. A conditional step stays conditional. Whether anything now reads its answers too early
 * is left to `npm run validate`.
 * @param of the flow file; defaults to the main one
 */
export function moveStep(
  texts: ProjectTexts,
  name: string,
  after: string,
  of?: string,
): Result<ProjectTexts, string> {
  const { flow, flowPath } = buildModel(texts, undefined, of);
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  const problems = [...wrongPlace(flow, name), ...wrongPlace(flow, after)];
  if (problems.length > 0) return failed(problems);
  if (name === after) return failed([`"${name}" cannot follow itself.`]);
  if (name === flow.start) {
    return failed([`"${name}" is the first step: change "start" of the flow by hand.`]);
  }
  const index = flow.steps.findIndex(({ id }) => id === name);
  if (flow.steps[index - 1]?.id === after) return failed([`"${name}" already follows "${after}".`]);
  const taken = takenOut(flow.steps, name);
  if (taken === null) {
    return failed([
      `"${name}" has branches: remove them, move the step, and add those that it still needs.`,
    ]);
  }
  const placed = placedAfter(taken.steps, after, taken.step, taken.when);
  const steps = numbered(placed, name);
  return ok(withProvenRoutes(applyAll(texts, stepEdits(flowPath, flow.steps, steps)), flowPath));
}
