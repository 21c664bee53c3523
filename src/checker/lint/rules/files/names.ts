import {
  BOOKKEEPING,
  CONSENTS,
  type Json,
  PROGRESS,
  didYouMean,
  isObject,
  isReservedName,
  keysIn,
  nearestOrAll,
} from '../../../../engine/core.ts';
import type { Defect, LintRule } from '../../rule.ts';
import type { Model } from '../../../model/model.ts';
import { type DescribedText, describedTexts } from '../../../model/words.ts';
import { controls } from '../../../../engine/ui/icons/controls.ts';
import { coverage } from '../../../../engine/ui/icons/coverage.ts';
import { industries } from '../../../../engine/ui/icons/industries.ts';
import { signs } from '../../../../engine/ui/icons/signs.ts';
import { social } from '../../../../engine/ui/icons/social.ts';
import { tools } from '../../../../engine/ui/icons/tools.ts';
import { trades } from '../../../../engine/ui/icons/trades.ts';

export const f8: LintRule = {
  code: 'F8',
  name: 'reserved-names',
  layer: 'names',
  guarantee: 'No field, section, condition, value or step has a name that is reserved.',
  severity: 'error',
  check: (model) => {
    const { steps, flow, flowPath } = model;
    const message = (name: string) =>
      `"${name}" is a built-in name of JavaScript: reading it gives a function, never the visitor’s answer.`;
    const fields = steps.flatMap(({ fields: all, schemaFile }) =>
      all
        .filter(({ name }) => isReservedName(name))
        .map(({ name, pointer }) => ({ file: schemaFile, pointer, message: message(name) })),
    );
    const sections = steps.flatMap(({ step, at }) =>
      [step.answers]
        .flat()
        .filter(isReservedName)
        .map((name) => ({ file: flowPath, pointer: `${at}/answers`, message: message(name) })),
    );
    const names = (['conditions', 'values'] as const).flatMap((kind) =>
      Object.keys(flow?.[kind] ?? {})
        .filter(isReservedName)
        .map((name) => ({ file: flowPath, pointer: `/${kind}/${name}`, message: message(name) })),
    );
    return [...fields, ...sections, ...names, ...taken(model), ...folders(flow, flowPath)];
  },
};

/** The browser stores answers next to what the app keeps, in the same key space. */
function taken({ steps, flow, flowPath: file }: Model): Defect[] {
  const kept: readonly string[] = [...BOOKKEEPING, ...PROGRESS, CONSENTS];
  const sections = [
    ...steps.flatMap(({ step, at, schemaFile, fields }) =>
      [step.answers].flat().map((name) => ({
        name,
        pointer: `${at}/answers`,
        field: fields.some(({ path }) => path === name) ? `, and its field in ${schemaFile}` : '',
      })),
    ),
    ...(flow?.pages ?? []).map(({ keeps = '' }, index) => ({
      name: keeps,
      pointer: `/pages/${index}/keeps`,
      field: '',
    })),
  ];
  return sections
    .filter(({ name }) => kept.includes(name))
    .map(({ name, pointer, field }) => ({
      file,
      pointer,
      message: `"${name}" is stored with every draft (${kept.join(', ')}): a section of answers with this name would be overwritten and the draft lost.`,
      suggestion: `Give the section another name${field}.`,
    }));
}

/** Folders under `schemas/` that do not contain a step. */
const FOLDERS = ['catalog', 'content', 'meta'];

function folders(flow: Model['flow'], file: string): Defect[] {
  return (flow?.steps ?? []).flatMap(({ id }, index) =>
    FOLDERS.includes(id)
      ? [
          {
            file,
            pointer: `/steps/${index}/id`,
            message: `schemas/${id}/ is not a folder of a step: a question in it is never found.`,
            suggestion: 'Give the step another id, and its folder the same name.',
          },
        ]
      : [],
  );
}

const DRAWINGS = 'drawings ';

/**
 * The keyword `x-names` in a meta-schema defines where a referenced thing must exist: a file, and a
 * pointer into it in which `*` stands for every item.
 */
export const f15: LintRule = {
  code: 'F15',
  name: 'named-things',
  layer: 'parts',
  guarantee: 'Every drawing, state, industry, category and product that a file names exists.',
  severity: 'error',
  check: (model) =>
    model.files.flatMap((file) =>
      describedTexts(file, model.file).flatMap((text): Defect[] => {
        const draft = { file: file.path, pointer: text.pointer };
        return problems(model, text).map((problem) => ({ ...draft, ...problem }));
      }),
    ),
};

function problems(
  model: Model,
  { text, names }: DescribedText,
): Pick<Defect, 'message' | 'suggestion'>[] {
  const known = names === undefined ? undefined : namesAt(model, names);
  // If there are no names at all, another rule reports the list.
  if (names === undefined || known === undefined || known.length === 0) return [];
  if (known.includes(text)) return [];
  const isDrawing = names.startsWith(DRAWINGS);
  const suggestion = isDrawing
    ? (didYouMean(text, known) ?? `Choose one of: ${known.join(', ')}.`)
    : nearestOrAll(text, known);
  const [place = ''] = names.split('#');
  const message = isDrawing
    ? `There is no drawing "${text}" for this place: the visitor sees a dot instead.`
    : `"${text}" is not in ${place}: what is written here about it never reaches a visitor.`;
  return [{ message, suggestion }];
}

/** Undefined if the file with the names is missing or broken, which other rules report. */
function namesAt(model: Model, names: string): string[] | undefined {
  if (names.startsWith(DRAWINGS)) return drawingsIn(names.slice(DRAWINGS.length).split(' '));
  const [path = '', pointer = ''] = names.split('#');
  const json = model.file(path)?.json;
  return json === undefined ? undefined : keysIn(pointer).reduce(inside, [json]).flatMap(namesIn);
}

/** `*` stands for every item of a list. */
function inside(found: readonly Json[], key: string): readonly Json[] {
  return found.flatMap((json) => {
    if (key === '*') return Array.isArray(json) ? json : [];
    const value = isObject(json) && Object.hasOwn(json, key) ? json[key] : undefined;
    return value === undefined ? [] : [value];
  });
}

/** An object provides its keys as names. */
function namesIn(json: Json): string[] {
  if (typeof json === 'string') return [json];
  return isObject(json) ? Object.keys(json) : [];
}

const GROUPS: Readonly<Record<string, object>> = {
  controls,
  coverage,
  industries,
  signs,
  social,
  tools,
  trades,
};

/**
 * The names of the icons in some groups of `src/engine/ui/icons`. A page loads only its own groups.
 * @throws for an unknown group, which means the meta-schema is wrong
 */
function drawingsIn(groups: readonly string[]): string[] {
  return groups.flatMap((name) => {
    const group = GROUPS[name];
    if (group === undefined) throw new Error(`There is no group of drawings "${name}".`);
    return Object.keys(group);
  });
}
