import {
  failed,
  type Json,
  type JsonObject,
  ok,
  type Result,
  type Rule,
  type Step,
} from '../../../engine/core.ts';
import { RULES } from '../../lint/rules/index.ts';
import { lint } from '../../lint/run.ts';
import { flowName } from '../../model/chosen-flow.ts';
import { flowPaths } from '../../model/model.ts';
import { checkedSite } from '../../model/site.ts';
import { applyAll, type Edit } from '../../project/edit.ts';
import type { ProjectTexts } from '../../project/source-file.ts';
import { wrongName } from '../../model/names.ts';
import { numberWith } from './end-pages.ts';
import template from './questionnaire.template.json' with { type: 'json' };

/** A step that is not in any questionnaire yet: its name, its answers, and its files. */
export type LooseStep = Pick<Step, 'id' | 'label' | 'answers'> & {
  schema: JsonObject;
  ui: JsonObject;
  rules?: readonly Rule[];
};

export type NewQuestionnaire = {
  /** The name of its file and its URL: `fleet` is at `/fleet`. */
  name: string;
  /** The text of links to it. */
  title: string;
  /** Its steps, in order; defaults to the template's step. */
  steps?: readonly LooseStep[] | undefined;
};

/**
 * Adds a questionnaire: its flow file, its steps in sequence, and an end page that submits the
 * answers. The template passes `npm run validate` without findings.
 */
export function newQuestionnaire(
  texts: ProjectTexts,
  { name, title, steps = [template.step] }: NewQuestionnaire,
): Result<ProjectTexts, string> {
  const placed = steps.map((step) => ({ ...step, id: `${name}-${step.id}` }));
  const problems = [
    ...refusedName(texts, name),
    ...(title.trim() === '' ? ['A questionnaire needs a title, which its links show.'] : []),
    ...placed.flatMap(({ id }) => takenFolder(texts, id)),
  ];
  if (problems.length > 0) return failed(problems);
  const file = `flows/${name}.json`;
  const { home } = checkedSite();
  const base = flowPaths(texts).length === 0 && home !== undefined ? home : `/${name}`;
  const made = applyAll(texts, [
    { file, json: flowOf({ name, title, base, prefix: prefixOf(name, texts) }, placed) },
    ...placed.flatMap(filesOf),
  ]);
  const rules = RULES.filter(({ layer }) => layer === 'parts');
  const misplaced = lint(made, rules, [file]).filter(({ pointer }) => ADDRESS.test(pointer));
  return misplaced.length === 0 ? ok(made) : failed(misplaced.map(({ message }) => message));
}

const ADDRESS = /^\/(steps|pages)\/\d+\/path$/;

type Frame = { name: string; title: string; base: string; prefix: string };

function flowOf({ name, title, base, prefix }: Frame, steps: readonly LooseStep[]): Json {
  const { flow, page } = template;
  const entries = steps.map(({ id, label, answers }, index): Json => {
    const following = steps[index + 1]?.id;
    return {
      id,
      label,
      path: index === 0 ? base : `${base}/${id.slice(name.length + 1)}`,
      answers,
      savedStep: index + 1,
      ...(following === undefined && { submit: page.id }),
      next: [{ to: following ?? page.id }],
    };
  });
  return {
    ...flow,
    id: name,
    head: { title, description: title },
    start: steps[0]?.id ?? '',
    bounds: { shortest: steps.length, longest: steps.length },
    steps: entries,
    pages: [
      {
        ...page,
        path: `${base}/${page.id}`,
        number: numberWith(prefix),
      },
    ],
  };
}

function filesOf({ id, schema, ui, rules = [] }: LooseStep): Edit[] {
  return [
    {
      file: `schemas/${id}/schema.json`,
      json: {
        $schema: '../meta/step.schema.json',
        $id: `plumbline:${id}`,
        type: 'object',
        ...schema,
      },
    },
    { file: `schemas/${id}/ui.json`, json: { $schema: '../meta/ui.schema.json', ...ui } },
    ...(rules.length === 0
      ? []
      : [
          {
            file: `schemas/${id}/rules.json`,
            json: { $schema: '../meta/rules.schema.json', rules: [...rules] },
          },
        ]),
  ];
}

/**
 * The initials of the words in its name, such as `CA-` for commercial-auto (as in `CA-1234567`), or
 * as many of their letters as no other questionnaire has.
 */
function prefixOf(name: string, texts: ProjectTexts): string {
  const words = name.match(/[a-z]+/g) ?? [];
  const prefixes = Array.from({ length: 8 }, (_, index) => {
    const letters = words.map((word) => word.slice(0, index + 1)).join('');
    return `${letters.slice(0, 8).toUpperCase()}-`;
  });
  const isTaken = (prefix: string) =>
    flowPaths(texts).some((path) => texts.get(path)?.includes(`"${prefix}"`));
  return prefixes.find((prefix) => !isTaken(prefix)) ?? prefixes[0] ?? '';
}

function refusedName(texts: ProjectTexts, name: string): string[] {
  const wrong = wrongName('questionnaire', name);
  if (wrong.length > 0) return wrong;
  const isPresent = flowPaths(texts).some((path) => flowName(path) === name);
  return isPresent ? [`Questionnaire "${name}" already exists.`] : [];
}

function takenFolder(texts: ProjectTexts, id: string): string[] {
  const isPresent = [...texts.keys()].some((path) => path.startsWith(`schemas/${id}/`));
  return isPresent ? [`Folder schemas/${id} already exists: choose another name.`] : [];
}
