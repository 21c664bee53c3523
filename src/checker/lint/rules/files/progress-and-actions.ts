import type { Defect, LintRule } from '../../rule.ts';
import { didYouMean, sameJson } from '../../../../engine/core.ts';
import { buttonAnswers } from '../../../model/buttons.ts';
import type { Model } from '../../../model/model.ts';

export const f13: LintRule = {
  code: 'F13',
  name: 'progress-and-actions',
  layer: 'parts',
  guarantee: 'Progress, saved step numbers, prefilled sections and actions fit the steps.',
  severity: 'error',
  check: (model) => {
    const { flow, flowPath } = model;
    if (flow === undefined) return [];
    const say: Say = (pointer, message, suggestion) => ({
      file: flowPath,
      pointer,
      message,
      suggestion,
    });
    const width = flow.segments.reduce((total, segment) => total + segment.width, 0);
    const ids = flow.segments.map(({ id }) => id);
    return [
      ...(width === 12
        ? []
        : [
            say(
              '/segments',
              `The parts of the progress bar add up to ${width} twelfths instead of 12: the bar has a gap or overflows.`,
            ),
          ]),
      ...flow.pages.flatMap(({ progress }, index) => [
        ...ids
          .filter((id) => progress[id] === undefined)
          .map((id) =>
            say(
              `/pages/${index}/progress`,
              `The page sets no progress for "${id}": that part of the bar would be empty.`,
            ),
          ),
        ...Object.keys(progress)
          .filter((id) => !ids.includes(id))
          .map((id) =>
            say(
              `/pages/${index}/progress/${id}`,
              `The progress bar has no part "${id}": the number is never shown.`,
            ),
          ),
      ]),
      ...backwards(model, say),
      ...sections(model, say),
      ...unknownFields(model),
      ...openPrefills(model),
      ...sameButtons(model, say),
    ];
  },
};

type Say = (pointer: string, message: string, suggestion?: string) => Defect;

const rounded = (percent: number) => Number(percent.toFixed(1));

/** Engine law 4: progress and the saved step number never decrease on the way forward. */
function backwards({ flow }: Model, say: Say): Defect[] {
  const steps = flow?.steps ?? [];
  const percent = (index: number) =>
    steps[index]?.progress ?? Math.min(100, ((index + 1) / steps.length) * 100);
  const [questions] = flow?.segments ?? [];
  const last = steps.at(-1);
  const done = percent(steps.length - 1);
  const ofPages = (flow?.pages ?? []).flatMap(({ id, progress }, index) => {
    const reached = questions === undefined ? undefined : progress[questions.id];
    if (questions === undefined || reached === undefined || reached >= done) return [];
    return [
      say(
        `/pages/${index}/progress/${questions.id}`,
        `The progress bar goes back: it is at ${rounded(done)} percent on the last step, "${last?.id}", and at ${rounded(reached)} on the page "${id}".`,
      ),
    ];
  });
  const ofSteps = steps.flatMap(({ id, savedStep, progress }, index) => {
    const before = steps[index - 1];
    if (before === undefined) return [];
    return [
      ...(savedStep < before.savedStep
        ? [
            say(
              `/steps/${index}/savedStep`,
              `The saved number ${savedStep} is below that of "${before.id}": a returning visitor is sent back too far.`,
            ),
          ]
        : []),
      ...(percent(index) < percent(index - 1)
        ? [
            say(
              `/steps/${index}`,
              `The progress bar goes back: it is at ${rounded(percent(index - 1))} percent on "${before.id}", and at ${rounded(percent(index))} here, on "${id}".`,
              progress === undefined
                ? `Write at most ${Math.floor(percent(index))} as "progress" of "${before.id}", or take it out there.`
                : `Write at least ${Math.ceil(percent(index - 1))} as "progress" here.`,
            ),
          ]
        : []),
    ];
  });
  return [...ofSteps, ...ofPages];
}

/** Buttons that lead on with the same answers, such as "Yes" and "No" that both give yes. */
function sameButtons({ flow }: Model, say: Say): Defect[] {
  return (flow?.steps ?? []).flatMap(({ actions = [] }, index) =>
    actions.flatMap(({ label, set }, action) => {
      const first = actions.slice(0, action).find((other) => sameJson(other.set ?? {}, set ?? {}));
      if (first === undefined) return [];
      return [
        say(
          `/steps/${index}/actions/${action}${set === undefined ? '' : '/set'}`,
          `"${label}" gives the same answer as "${first.label}": a visitor who presses one is treated as if they had pressed the other.`,
        ),
      ];
    }),
  );
}

function sections({ flow }: Model, say: Say): Defect[] {
  return (flow?.steps ?? []).flatMap((step, index) => {
    const own = [step.answers].flat();
    return [
      ...Object.entries(step.prefill ?? {})
        .filter(([, section]) => !own.includes(section))
        .map(([name, section]) =>
          say(
            `/steps/${index}/prefill/${name}`,
            `"${section}" is not answered on this step: the link would fill in nothing.`,
          ),
        ),
      ...(step.actions ?? []).flatMap(({ set }, action) =>
        Object.keys(set ?? {})
          .filter((section) => !own.includes(section))
          .map((section) =>
            say(
              `/steps/${index}/actions/${action}/set/${section}`,
              `"${section}" is not answered on this step: the answer of the button is lost.`,
            ),
          ),
      ),
    ];
  });
}

/** A link can only prefill one of a list of values (`src/engine/pages/step/prefill/prefill.ts`). */
function openPrefills({ steps, flowPath }: Model): Defect[] {
  return steps.flatMap(({ step, at, fields }) =>
    Object.entries(step.prefill ?? {}).flatMap(([parameter, section]): Defect[] => {
      const field = fields.find(({ path }) => path === section);
      const isChoice = Array.isArray(field?.schema['enum']);
      const isAlways = field?.conditional !== true;
      if ((isChoice && isAlways) || ![step.answers].flat().includes(section)) return [];
      return [
        {
          file: flowPath,
          pointer: `${at}/prefill/${parameter}`,
          message: isAlways
            ? `"${section}" is not a field of this step that has a list of choices: the link would fill in nothing.`
            : `"${section}" is asked only after another answer of this step: the link would fill in nothing.`,
          suggestion: isAlways
            ? 'Name a field with "enum" or "x-options", on a step whose "answers" is a list of sections.'
            : 'Take it out, or move the question to "properties" of the step, where everybody is asked.',
        },
      ];
    }),
  );
}

function unknownFields(model: Model): Defect[] {
  return buttonAnswers(model).flatMap(({ pointer, name, field, known }): Defect[] => {
    if (field !== undefined) return [];
    const suggestion = didYouMean(name, known);
    return [
      {
        file: model.flowPath,
        pointer,
        message: `The step has no field "${name}": the answer of the button is lost.`,
        suggestion,
      },
    ];
  });
}
