import {
  completeUiSchema,
  didYouMean,
  failed,
  type Flow,
  ok,
  type Part,
  type Result,
  type Step,
} from '../../../engine/core.ts';
import { buildModel } from '../../model/model.ts';
import { applyAll, type Edit } from '../../project/edit.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import { numbered, placedAfter, stepEdits } from './flow-order.ts';
import { wrongName } from '../../model/names.ts';
import { withProvenRoutes } from './proven-routes.ts';

export type NewStep = {
  name: string;
  /** The step it follows; defaults to the last one. */
  after?: string | undefined;
  /** Name of the condition under which it is asked; unconditional if omitted. */
  when?: string | undefined;
  /** What it asks; defaults to a yes-or-no question. */
  question?: NewQuestion | undefined;
  /** The flow file to add it to; defaults to the main one. */
  of?: string | undefined;
};

/** A field with its name, its schema, and whatever UI options are known. */
export type NewQuestion = Part & { name: string };

/**
 * Adds a step with one required question: its two files, its flow entry, and the transitions to and
 * from it. Visitors who do not meet `when` skip it.
 */
export function newStep(
  texts: ProjectTexts,
  { name, after, when, question = YES_OR_NO, of }: NewStep,
): Result<ProjectTexts, string> {
  const { flow, flowPath } = buildModel(texts, undefined, of);
  if (flow === undefined) return failed(['The flow cannot be read: run npm run validate first.']);
  const place = after ?? flow.steps.at(-1)?.id ?? '';
  const problems = [
    ...refusedName(name, flow, texts),
    ...wrongPlace(flow, place),
    ...wrongCondition(flow, when, place),
  ];
  const words = name.replaceAll('-', ' ');
  const label = `${words[0]?.toUpperCase()}${words.slice(1)}`;
  const before = flow.steps.find(({ id }) => id === place);
  if (problems.length > 0 || before === undefined) return failed(problems);
  const base = flow.steps.find(({ id }) => id === flow.start)?.path ?? '';
  const step = entryOf(name, label, { path: `${base}/${name}`, savedStep: before.savedStep });
  const steps = numbered(placedAfter(flow.steps, place, step, when), name);
  const edits: Edit[] = [
    ...filesOf(name, label, question),
    ...stepEdits(flowPath, flow.steps, steps),
  ];
  return ok(withProvenRoutes(applyAll(texts, edits), flowPath));
}

function entryOf(
  name: string,
  label: string,
  { path, savedStep }: Pick<Step, 'path' | 'savedStep'>,
): Step {
  return {
    id: name,
    label,
    path,
    answers: name.replace(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase()),
    savedStep,
    next: [],
  };
}

function refusedName(name: string, { steps, id }: Flow, texts: ProjectTexts): string[] {
  const wrong = wrongName('step', name);
  if (wrong.length > 0) return wrong;
  const isHere = steps.some((step) => step.id === name);
  // Also check the folders of other questionnaires' steps, since they would be overwritten.
  const isFolder = [...texts.keys()].some((path) => path.startsWith(`schemas/${name}/`));
  if (!isHere && !isFolder) return [];
  return [
    isHere
      ? `Step "${name}" already exists.`
      : `Folder schemas/${name} already exists. To ask the same questions in "${id}" too, add the step to its flow file, as described under "Add a questionnaire" in schemas/README.md.`,
  ];
}

/** Problems with the step that another step is to follow. */
export function wrongPlace({ steps }: Flow, after: string): string[] {
  const ids = steps.map(({ id }) => id);
  if (ids.includes(after)) return [];
  return [`There is no step "${after}". ${didYouMean(after, ids) ?? `Steps: ${ids.join(', ')}.`}`];
}

function wrongCondition(
  { conditions, steps }: Flow,
  when: string | undefined,
  after: string,
): string[] {
  if (when === undefined) return [];
  if (steps.some(({ id, submit }) => id === after && submit !== undefined)) {
    return [
      `"${after}" is the last step and submits the answers: a conditional step must come before it.`,
    ];
  }
  if (Object.hasOwn(conditions, when)) return [];
  const hint = didYouMean(when, Object.keys(conditions));
  return [
    `There is no condition "${when}". ${hint ?? 'Add it under "conditions" in the flow file first.'}`,
  ];
}

function filesOf(name: string, label: string, { name: field, schema, ui }: NewQuestion): Edit[] {
  const asked = { title: label, properties: { [field]: schema }, required: [field] };
  return [
    {
      file: `schemas/${name}/schema.json`,
      json: {
        $schema: '../meta/step.schema.json',
        $id: `plumbline:${name}`,
        type: 'object',
        ...asked,
      },
    },
    {
      file: `schemas/${name}/ui.json`,
      json: {
        $schema: '../meta/ui.schema.json',
        ...completeUiSchema({ schema: asked, ui: { [field]: ui } }),
      },
    },
  ];
}

const YES_OR_NO: NewQuestion = {
  name: 'answer',
  schema: { title: 'Your question?', type: 'boolean' },
  ui: {
    'ui:widget': 'yes-no',
    'ui:options': {
      choices: { true: { label: 'Yes' }, false: { label: 'No' } },
      errors: { required: 'Please answer yes or no' },
    },
  },
};
